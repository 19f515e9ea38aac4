import { expect, test } from "vitest";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { Words } from "./words.tsx";

test("Words may be bold or links, and nothing else is markup", () => {
	const html = markupOf(
		<Words text="Your **first resume** is <i>free</i>, *really*: [plans](/pricing), [us](mailto:a@b.example)." />,
	);
	expect(html).toMatch(
		/^Your <strong[^>]*>first resume<\/strong> is &lt;i&gt;free&lt;\/i&gt;, \*really\*: <a [^>]*href="\/pricing"[^>]*>plans<\/a>, <a [^>]*href="mailto:a@b\.example"[^>]*>us<\/a>\.$/u,
	);
});
