import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ResumeDocument, sheetStyles } from "#app/domain/reader/resume-document.ts";
import { fixedMetrics } from "#tests/fixtures/documents/fixed-metrics.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { layOutResume } from "./lay-out-resume.ts";
import { pageHeight, pageWidth, type SheetLayout } from "./layout.ts";
import { sectionsOf } from "./sections.ts";

const documents = { intern, seniorEngineer, principalConsultant };
const all = Object.entries(documents).flatMap(([name, document]) =>
	sheetStyles.map((style) => ({ name, document, style })),
);

const linesOf = (layout: SheetLayout) =>
	layout.pages.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines));
const textOf = (layout: SheetLayout) =>
	linesOf(layout)
		.map(({ runs }) => runs.map(({ text }) => text).join(" "))
		.join("\n");
const lastPageLines = (layout: SheetLayout) =>
	(layout.pages.at(-1)?.blocks ?? [])
		.filter(({ kind }) => kind !== "page-number")
		.reduce((count, { lines }) => count + lines.length, 0);

describe.each(all)("The sheet of $name in $style", ({ document, style }) => {
	const layout = layOutResume(document, style, fixedMetrics);

	test("keeps every line inside its column and on the paper", () => {
		expect(linesOf(layout).length).toBeGreaterThan(20);
		for (const { runs, column, baseline } of linesOf(layout)) {
			const right = Math.max(...runs.map(({ x, width }) => x + width));
			expect(runs[0]?.x).toBeGreaterThanOrEqual(column[0] - 0.01);
			expect(right).toBeLessThanOrEqual(column[1] + 0.01);
			expect(column[0]).toBeGreaterThanOrEqual(36);
			expect(column[1]).toBeLessThanOrEqual(pageWidth - 36);
			expect(baseline).toBeLessThan(pageHeight - 20);
		}
	});

	test("lets no run of a line cover the next", () => {
		for (const { runs } of linesOf(layout)) {
			for (const [index, run] of runs.entries()) {
				const next = runs[index + 1];
				if (next) expect(next.x).toBeGreaterThanOrEqual(run.x + run.width - 0.01);
			}
		}
	});

	test("is the same again for the same document", () => {
		expect(layOutResume(document, style, fixedMetrics)).toEqual(layout);
	});

	test("never ends a page with a heading or the head of an entry that has bullets", () => {
		for (const { blocks } of layout.pages.slice(0, -1)) {
			const last = blocks.filter(({ kind }) => kind !== "page-number").at(-1);
			expect(last?.kind).not.toBe("section");
			if (last?.section === "work") expect(last.kind).toBe("bullet");
		}
	});

	test("says what stands on which page, everything once and in order", () => {
		const references = layout.pages.flatMap((page) => page.references);
		const headings = references.filter(({ heading }) => heading).map(({ section }) => section);
		expect(references[0]?.section).toBe("header");
		expect(headings).toEqual(sectionsOf(document));
		const work = references.filter(({ section }) => section === "work");
		const shown = document.work.map((_, entry) =>
			work
				.filter((reference) => reference.entry === entry)
				.flatMap((part) => part.highlights ?? []),
		);
		expect(shown).toEqual(
			document.work.map(({ highlights }) => highlights.map((_, index) => index)),
		);
		expect(work.filter(({ head }) => head).map(({ entry }) => entry)).toEqual(
			document.work.map((_, entry) => entry),
		);
	});

	test("numbers its pages from the second on", () => {
		const numbers = layout.pages.map(({ blocks }) =>
			blocks
				.filter(({ kind }) => kind === "page-number")
				.map(({ lines }) => lines[0]?.runs[0]?.text),
		);
		expect(numbers).toEqual(
			layout.pages.map((_, index) =>
				index === 0 ? [] : [`${document.basics.name} · ${index + 1}`],
			),
		);
	});

	test("carries every word of the document", () => {
		const words = new Set(textOf(layout).split(/\s+/));
		const highlights = document.work.flatMap((job) => job.highlights.join(" ").split(" "));
		expect(highlights.filter((word) => !words.has(word))).toEqual([]);
	});
});

describe("A sheet that runs over by little", () => {
	const bullets = (count: number): ResumeDocument => ({
		basics: { name: "Ada Example", label: "Engineer" },
		work: [
			{
				name: "Acme",
				position: "Engineer",
				startDate: "2020-01",
				highlights: Array.from({ length: count }, (_, index) => `Did thing number ${index}`),
			},
		],
		education: [],
		skills: [],
	});
	const fitting = Math.max(
		...Array.from({ length: 60 }, (_, count) => count + 1).filter(
			(count) =>
				layOutResume(bullets(count), "classic", fixedMetrics).tightening === 0 &&
				layOutResume(bullets(count), "classic", fixedMetrics).pages.length === 1,
		),
	);

	test("is tightened onto one page, and says so on its header", () => {
		const layout = layOutResume(bullets(fitting + 1), "classic", fixedMetrics);
		expect(layout.pages).toHaveLength(1);
		expect(layout.tightening).toBeGreaterThan(0);
		expect(layout.pages[0]?.references[0]?.tightening).toBe(layout.tightening);
	});

	test("is left as designed when it fits", () => {
		const layout = layOutResume(bullets(fitting), "classic", fixedMetrics);
		expect(layout.tightening).toBe(0);
		expect(layout.pages[0]?.references[0]?.tightening).toBeUndefined();
	});

	test.each(sheetStyles)("never leaves fewer than four lines on the last page (%s)", (style) => {
		for (let count = 1; count <= 160; count++) {
			const layout = layOutResume(bullets(count), style, fixedMetrics);
			if (layout.pages.length > 1) expect(lastPageLines(layout)).toBeGreaterThanOrEqual(4);
		}
	});
});

test("Any document keeps to its columns, however long its words are", () => {
	const line = fc
		.string({ minLength: 1, maxLength: 300, unit: "grapheme" })
		.filter((text) => /\S/.test(text));
	const document = fc.record({
		basics: fc.record({ name: line, label: line, email: line, location: line, summary: line }),
		work: fc.array(
			fc.record({
				name: line,
				position: line,
				location: line,
				startDate: fc.constant("2020-01"),
				highlights: fc.array(line, { maxLength: 8 }),
			}),
			{ maxLength: 5 },
		),
		education: fc.constant<ResumeDocument["education"]>([]),
		skills: fc.array(fc.record({ name: line, keywords: fc.array(line, { maxLength: 6 }) }), {
			maxLength: 4,
		}),
	});
	fc.assert(
		fc.property(document, fc.constantFrom(...sheetStyles), (content, style) => {
			for (const { runs, column } of linesOf(layOutResume(content, style, fixedMetrics))) {
				for (const { x, width } of runs) {
					expect(x).toBeGreaterThanOrEqual(column[0] - 0.01);
					expect(x + width).toBeLessThanOrEqual(column[1] + 0.01);
				}
			}
		}),
		{ numRuns: 60 },
	);
});
