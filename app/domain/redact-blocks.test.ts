import { expect, test } from "vitest";
import { redactBlocks, withoutSpans } from "./redact-blocks.ts";
import type { TextBlock } from "./text-blocks.ts";

test("What was named goes from every kind of block, also where it stands in several runs", () => {
	const blocks: TextBlock[] = [
		{ type: "heading", level: 1, text: "Ada Example" },
		{
			type: "paragraph",
			runs: [{ text: "ada@" }, { text: "mail", bold: true }, { text: ".example · Berlin" }],
		},
		{ type: "paragraph", runs: [{ text: "(555) 013-2284" }] },
		{
			type: "list",
			ordered: false,
			items: [[{ text: "Wrote to ada@mail.example" }], [{ text: "ada@mail.example" }]],
		},
	];
	expect(redactBlocks(blocks, ["ada@mail.example", "5550132284", "Ada Example"])).toEqual([
		{ type: "paragraph", runs: [{ text: " · Berlin" }] },
		{ type: "list", ordered: false, items: [[{ text: "Wrote to" }]] },
	]);
	expect(redactBlocks(blocks, [])).toEqual(blocks);
});

test("A part of a text loses what of the spans lies in it", () => {
	expect(
		withoutSpans(
			"abcdef",
			[
				[0, 1],
				[2, 4],
				[5, 9],
			],
			0,
		),
	).toBe("be");
	expect(withoutSpans("abcdef", [[8, 9]], 7)).toBe("acdef");
	expect(withoutSpans("abc", [[20, 30]], 0)).toBe("abc");
});
