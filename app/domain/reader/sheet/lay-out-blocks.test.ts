import { describe, expect, test } from "vitest";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { fixedMetrics } from "#tests/fixtures/documents/fixed-metrics.ts";
import { greekSheet } from "./greek.ts";
import { layOutBlocks } from "./lay-out-blocks.ts";
import { pageWidth } from "./layout.ts";

const paragraph = (text: string): TextBlock => ({ type: "paragraph", runs: [{ text }] });
const resume: TextBlock[] = [
	{ type: "heading", level: 1, text: "Ada Example" },
	paragraph("ada@mail.example"),
	{ type: "heading", level: 2, text: "Experience" },
	{ type: "heading", level: 3, text: "Kestrel Works\t2020 – 2022" },
	{
		type: "list",
		ordered: false,
		items: [[{ text: "Built a ledger for 12 teams" }], [{ text: "B" }]],
	},
];

describe("The text of a file on a sheet", () => {
	test("has its name, headings, dates at the right and bullets", () => {
		const layout = layOutBlocks(resume, fixedMetrics);
		const [page] = layout.pages;
		expect(page?.blocks.map(({ kind }) => kind)).toEqual([
			"name",
			"contact",
			"section",
			"entry",
			"bullet",
			"bullet",
		]);
		expect(page?.blocks[1]?.section).toBe("header");
		const dates = page?.blocks[3]?.lines[0]?.runs.at(-1);
		expect(dates?.text).toBe("2020 – 2022");
		expect((dates?.x ?? 0) + (dates?.width ?? 0)).toBeCloseTo(pageWidth - 58);
		const [drawn] = greekSheet(layout).pages;
		expect(drawn?.dots).toHaveLength(4);
		expect(drawn?.ticks).toHaveLength(2);
		expect(drawn?.bars.name).toHaveLength(3);
	});

	test("runs on to further pages, and an empty one is one empty page", () => {
		const long = Array.from({ length: 90 }, (_, index) => paragraph(`Line ${index}`));
		expect(layOutBlocks(long, fixedMetrics).pages).toHaveLength(2);
		expect(layOutBlocks([], fixedMetrics).pages).toHaveLength(1);
	});
});
