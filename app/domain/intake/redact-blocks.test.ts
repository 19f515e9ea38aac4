import { expect, test } from "vitest";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { redactBlocks } from "./redact-blocks.ts";

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
		{ type: "paragraph", runs: [{ text: "Berlin" }] },
		{ type: "list", ordered: false, items: [[{ text: "Wrote to" }]] },
	]);
	expect(redactBlocks(blocks, [])).toEqual(blocks);
});

test("What runs over the end of a line or into the next block goes from both", () => {
	const blocks: TextBlock[] = [
		{ type: "paragraph", runs: [{ text: "2210 Sunnydale" }] },
		{ type: "paragraph", runs: [{ text: "Avenue", bold: true }, { text: ", 4 teams" }] },
		{ type: "paragraph", runs: [{ text: "Led by Mar-" }] },
		{ type: "paragraph", runs: [{ text: "guerite" }] },
	];
	expect(redactBlocks(blocks, ["2210 Sunnydale Avenue", "Marguerite"])).toEqual([
		{ type: "paragraph", runs: [{ text: "4 teams" }] },
		{ type: "paragraph", runs: [{ text: "Led by" }] },
	]);
});
