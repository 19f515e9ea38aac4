import { describe, expect, test } from "vitest";
import {
	type ResumeDocument,
	type SheetStyle,
	sheetStyles,
} from "#app/domain/reader/resume-document.ts";
import { fixedMetrics } from "#tests/fixtures/documents/fixed-metrics.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { findFigures } from "./figures.ts";
import { barTones, type GreekedSheet, greekSheet } from "./greek.ts";
import { layOutResume } from "./lay-out-resume.ts";

const greeked = (document: ResumeDocument, style: SheetStyle = "classic"): GreekedSheet =>
	greekSheet(layOutResume(document, style, fixedMetrics));

/** Every value that is no object or list. */
const leaves = (value: unknown): unknown[] =>
	typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [value];

const widths = (list: number[]) => list.filter((_, index) => index % 3 === 2);
const anonymous = (document: ResumeDocument, name: string): ResumeDocument => ({
	...document,
	basics: { ...document.basics, name },
});

describe.each([
	["intern", intern],
	["seniorEngineer", seniorEngineer],
	["principalConsultant", principalConsultant],
] as const)("The greeked sheet of %s", (_, document) => {
	test.each(sheetStyles)("is whole numbers and nothing else (%s)", (style) => {
		const sheet = greeked(document, style);
		expect(leaves(sheet).filter((leaf) => !Number.isInteger(leaf))).toEqual([]);
		expect(JSON.stringify(sheet).length).toBeLessThan(3000);
	});

	test.each(sheetStyles)("stays on the paper (%s)", (style) => {
		for (const page of greeked(document, style).pages) {
			for (const tone of barTones) {
				const bars = page.bars[tone];
				for (let index = 0; index < bars.length; index += 3) {
					const [x = 0, y = 0, width = 0] = bars.slice(index, index + 3);
					expect(x).toBeGreaterThanOrEqual(36);
					expect(x + width).toBeLessThanOrEqual(612 - 36);
					expect(y).toBeLessThan(792);
					expect(width).toBeGreaterThan(0);
				}
			}
		}
	});

	test("has a dot for every bullet and a tick for every figure", () => {
		const { work, projects = [], basics } = document;
		const highlights = [...work, ...projects].flatMap((entry) => entry.highlights);
		const details = projects.map(({ description }) => description ?? "");
		const marked = [...highlights, ...details, basics.summary ?? ""];
		const pages = greeked(document).pages;
		expect(pages.flatMap(({ dots }) => dots).length / 2).toBe(highlights.length);
		expect(pages.flatMap(({ ticks }) => ticks).length / 2).toBe(
			marked.reduce((count, text) => count + findFigures(text).length, 0),
		);
	});
});

test("Bars are as long as their lines, to two points", () => {
	const layout = layOutResume(seniorEngineer, "modern", fixedMetrics);
	const lines = layout.pages.flatMap(({ blocks }) =>
		blocks.filter(({ kind }) => kind === "bullet").flatMap((block) => block.lines),
	);
	const long = lines.map(({ runs }) => runs.at(-1)?.width ?? 0).filter((width) => width > 120);
	const bars = greekSheet(layout).pages.flatMap(({ bars: { plain } }) => widths(plain));
	const unlike = long.filter((width) => !bars.some((bar) => Math.abs(bar - width) <= 1.001));
	expect(long.length).toBeGreaterThan(10);
	expect(unlike).toEqual([]);
});

test("Names of nearly the same length cannot be told apart", () => {
	const first = greeked(anonymous(intern, "Maya Lindqvist"));
	expect(greeked(anonymous(intern, "Liam Patterson"))).toEqual(first);
	const bars = Array.from({ length: 30 }, (_, length) => {
		const [page] = greeked(anonymous(intern, "x".repeat(length + 1))).pages;
		return widths(page?.bars.name ?? [])[0] ?? 0;
	});
	expect(bars.filter((width) => width % 16 !== 0)).toEqual([]);
});

test("A figure's tick does not tell how many digits it has", () => {
	const line = (figure: string): ResumeDocument => ({
		...intern,
		projects: [],
		work: [
			{
				name: "Acme",
				position: "Analyst",
				startDate: "2020-01",
				highlights: [`Saved ${figure} by planning`],
			},
		],
	});
	const ticks = (figure: string) => greeked(line(figure)).pages[0]?.ticks;
	expect(ticks("$9")).toHaveLength(2);
	expect(ticks("$9,000,000")).toHaveLength(2);
});
