import { expect, test } from "vitest";
import { outlineOfBlocks } from "#app/domain/insights/outline-of-blocks.ts";
import { documentOfBlocks } from "#app/domain/intake/desk/document-of-blocks.ts";
import { readFileInBrowser } from "#app/integrations/documents/browser/read-file.ts";
import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { figuresOf } from "./figures.ts";
import { differencesBetween } from "./judge-intake.ts";
import { readPeople } from "./people.ts";
import { blocksOf, judgedDay, learnReader } from "./read-files.ts";
import { failuresOf } from "./report.ts";
import { readAll, withoutThird } from "./run.ts";
import { hashOf } from "./sheets/look.ts";
import { formats, needsNoBrowser, openRenderer } from "./sheets/render.ts";

/** A part of `npm run measure:reading` that needs no browser, so that a step back is seen at once. */

const sampleSize = 24;
const people = readPeople()
	.toSorted((a, b) => hashOf(`sample ${a.id}`) - hashOf(`sample ${b.id}`))
	.slice(0, sampleSize);

/** A little below what the sample gave last: raise them with it. */
const floors = {
	jobs: 0.97,
	dates: 0.98,
	bullets: 0.98,
	exact: 0.72,
	withinOne: 0.98,
	role: 0.84,
	same: 0.95,
};

test("A sample of resumes that the reading's author has not written is read no worse than before", async () => {
	const render = await openRenderer(null);
	const outcomes = await readAll(people, render, learnReader(), (person) =>
		needsNoBrowser(person) ? ["pdf", "docx", "text"] : ["docx", "text"],
	);
	const figures = figuresOf(outcomes);
	const low = Object.entries(floors).filter(
		([name, floor]) => (figures[name as keyof typeof floors] ?? 0) < floor,
	);
	const told = failuresOf(outcomes).slice(0, 40).join("\n");
	expect(low, `${JSON.stringify(figures, null, 1)}\n${told}`).toEqual([]);
	expect(figures.namedTwoOff).toBe(0);
});

test("Nearly every resume of ours comes back from its own PDF as it went in", async () => {
	const every = 40;
	const note = "Invented for a demonstration: Google, Senior-level, offer Mar 2025.";
	const documents = createDemoLibrary({ now: judgedDay }).flatMap(({ document, style }, index) =>
		document && style && index % every === 0 ? [{ document, style }] : [],
	);
	const lost: string[] = [];
	for (const { document, style } of documents) {
		const blocks = await blocksOf(await renderPdf(document, style, note), "pdf");
		const different = differencesBetween(document, documentOfBlocks(blocks).document);
		if (different.length > 0) lost.push(`${document.basics.name}: ${different.join("; ")}`);
	}
	expect(documents.length).toBeGreaterThan(12);
	expect(lost.length, lost.join("\n")).toBeLessThanOrEqual(1);
});

test("A browser finds the same outline as the server in the same file", async () => {
	const render = await openRenderer(null);
	const drawn = people.filter(needsNoBrowser).slice(0, 2);
	expect(drawn).toHaveLength(2);
	for (const person of [...drawn, ...people.slice(0, 4)]) {
		for (const format of needsNoBrowser(person) ? formats : (["docx", "text"] as const)) {
			const bytes = await render(person, format);
			const kind = format === "text" ? "txt" : format;
			const told: number[] = [];
			const here = await readFileInBrowser(bytes, kind, (page) => told.push(page));
			const there = outlineOfBlocks(await blocksOf(bytes, format));
			expect(here.success && outlineOfBlocks(here.blocks), person.id).toEqual(there);
			expect(told.length > 0).toBe(format === "pdf");
		}
	}
	const broken = new TextEncoder().encode("%PDF-1.7 no pages <b>here</b>");
	for (const kind of ["pdf", "docx"] as const) {
		const refused = await readFileInBrowser(broken, kind, () => {});
		expect(refused).toEqual({ success: false, reason: "unreadable" });
	}
});

test("A third of the bullets is the same third each time, and nothing else goes", () => {
	const [person] = people;
	if (!person) throw new Error("An empty set");
	const thinner = withoutThird(person);
	expect(withoutThird(person)).toEqual(thinner);
	const bare = (some: typeof thinner) =>
		some?.sections.map((section) =>
			section.kind === "work" ? section.jobs.map((job) => ({ ...job, bullets: [] })) : section,
		);
	expect(bare(thinner)).toEqual(bare(person));
	const count = (some: typeof thinner) =>
		some?.sections.flatMap((section) =>
			section.kind === "work" ? section.jobs.flatMap(({ bullets }) => bullets) : [],
		).length ?? 0;
	expect(count(thinner)).toBe(count(person) - Math.floor(count(person) / 3));
});
