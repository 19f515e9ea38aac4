import { expect, test } from "vitest";
import type { PlacedText } from "./placed-text.ts";
import { redactPages } from "./redact-pages.ts";

const text = (words: string, x: number): PlacedText => ({
	text: words,
	x,
	baseline: 100,
	width: words.length * 5,
	size: 10,
	angle: 0,
	family: "sans",
	bold: false,
	italic: false,
});
const left = (texts: PlacedText[], ...removals: string[]) =>
	redactPages([{ width: 612, height: 792, texts }], removals)[0]?.texts.map(
		({ text: words, x, width }) => [words, x, width],
	);

test("What was named goes, in one piece or many, and the rest stays where it stood", () => {
	expect(left([text("Write: ada@mail.example, Berlin", 50)], "ada@mail.example")).toEqual([
		["Write: ", 50, 35],
		[", Berlin", 165, 40],
	]);
	expect(
		left([text("ada", 50), text("@mail.", 65), text("example!", 95)], "ada@mail.example"),
	).toEqual([["!", 130, 5]]);
	expect(left([text("Berlin", 50)], "ada@mail.example")).toEqual([["Berlin", 50, 30]]);
});
