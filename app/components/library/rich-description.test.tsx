import { expect, test } from "vitest";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { RichDescription, splitBold } from "./rich-description.tsx";

test("Two asterisks make bold, and nothing else is markup", () => {
	const html = markupOf(<RichDescription text="Your **first resume** is <i>free</i>, *really*." />);
	expect(html).toMatch(
		/^Your <strong[^>]*>first resume<\/strong> is &lt;i&gt;free&lt;\/i&gt;, \*really\*\.$/u,
	);
});

test("A pair that is never closed stays as it was typed", () => {
	expect(splitBold("2 ** 3")).toEqual([{ text: "2 ** 3", bold: false }]);
});

test("Bold may stand at either end", () => {
	expect(splitBold("**a** b **c**")).toEqual([
		{ text: "a", bold: true },
		{ text: " b ", bold: false },
		{ text: "c", bold: true },
	]);
});
