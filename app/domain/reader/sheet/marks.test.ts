import { describe, expect, test } from "vitest";
import type { GreekedPage } from "./greek.ts";
import { markSheet, spreadApart } from "./marks.ts";

/** A page with a name, an address, a heading and two jobs; the second has three bullets, one of two lines. */
const page: GreekedPage = {
	bars: {
		name: [54, 60, 200],
		strong: [54, 120, 60, 54, 200, 90],
		plain: [
			[66, 140, 400],
			[66, 152, 380],
			[66, 220, 420],
			[66, 232, 300],
			[66, 244, 470],
			[66, 256, 390],
			[66, 400, 250],
		].flat(),
		faint: [54, 80, 240],
	},
	dots: [60, 140, 60, 152, 60, 220, 60, 232, 60, 256],
	ticks: [300, 140, 100, 244, 200, 244, 350, 256],
	rules: [],
	tints: [],
};
const markOf = (kind: string, of = page) => markSheet(of).find((mark) => mark.kind === kind);

describe("the notes in the margin of a sheet", () => {
	test("stand from top to bottom, each on a line of its own", () => {
		const marks = markSheet(page);
		expect(marks.map(({ kind, y }) => [kind, y])).toEqual([
			["line", 80],
			["figure", 140],
			["bullets", 238],
			["end", 400],
		]);
	});

	test("point at the longest run of bullets, with the lines that belong to its last one", () => {
		expect(markOf("bullets")).toMatchObject({ top: 220, bottom: 256, count: 3, right: 536 });
	});

	test("end a run of bullets at a heading, and where something else begins further below", () => {
		const dots = [60, 140, 60, 152, 60, 164, 60, 220, 60, 232];
		expect(markOf("bullets", { ...page, dots })).toMatchObject({ top: 140, bottom: 152, count: 2 });
		const apart = { ...page, dots: [60, 220, 60, 232, 60, 400] };
		expect(markOf("bullets", apart)).toMatchObject({ top: 220, bottom: 256, count: 2 });
	});

	test("speak of no run where there is a single bullet, and of no figure where there is none", () => {
		const kinds = markSheet({ ...page, dots: [60, 140], ticks: [] }).map(({ kind }) => kind);
		expect(kinds).toEqual(["line", "end"]);
	});

	test("take a figure of the run when there is no other, at the last tick of its fullest line", () => {
		const ticks = [100, 244, 200, 244, 350, 256];
		expect(markOf("figure", { ...page, ticks })).toMatchObject({ x: 200, y: 244, count: 2 });
	});

	test("call no bar a line that is short, shares its line or carries a tick", () => {
		const bars = { ...page.bars, faint: [54, 80, 110, 54, 92, 200, 300, 92, 200] };
		const ticks = [...page.ticks, 100, 152];
		expect(markOf("line", { ...page, bars, ticks })).toBeUndefined();
	});

	test("are none on an empty page", () => {
		const bars = { name: [], strong: [], plain: [], faint: [] };
		expect(markSheet({ ...page, bars, dots: [], ticks: [] })).toEqual([]);
	});
});

describe("flags at the edge of a sheet", () => {
	test("stay where they are while there is room between them", () => {
		expect(spreadApart([100, 160, 300], 58, 746)).toEqual([100, 160, 300]);
	});
	test("move apart by no more than it takes, downwards, and up from the end of the page", () => {
		expect(spreadApart([100, 110, 120], 58, 746)).toEqual([100, 158, 216]);
		expect(spreadApart([700, 710, 720], 58, 746)).toEqual([630, 688, 746]);
		expect(spreadApart([], 58, 746)).toEqual([]);
	});
});
