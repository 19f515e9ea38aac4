import { expect, test } from "vitest";
import { plainTextOf, type TextBlock } from "./text-blocks.ts";

test.each<[string, TextBlock, string]>([
	["a heading is its words", { type: "heading", level: 2, text: "Experience" }, "Experience"],
	[
		"a paragraph is one line, whatever is bold in it",
		{ type: "paragraph", runs: [{ text: "Did " }, { text: "it", bold: true }, { text: "." }] },
		"Did it.",
	],
	["an empty paragraph is empty", { type: "paragraph", runs: [] }, ""],
	[
		"a list is a line for every item",
		{ type: "list", ordered: false, items: [[{ text: "One" }], [{ text: "T" }, { text: "wo" }]] },
		"One\nTwo",
	],
])("As plain text, %s", (_, block, text) => {
	expect(plainTextOf(block)).toBe(text);
});
