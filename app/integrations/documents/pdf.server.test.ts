import { spawnSync } from "node:child_process";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { fields } from "#app/content/fields/fields.server.ts";
import { sheetStyles } from "#app/domain/reader/resume-document.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import { contactParts, sectionsOf, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { fontMetrics } from "./fonts/font-metrics.server.ts";
import { renderPdf } from "./pdf.server.ts";

const open = (bytes: Uint8Array) =>
	getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS }).promise;

const note = "Invented for a demonstration: Google, Senior-level, offer Mar 2025.";

const words = (text: string) => text.split(/\s+/).filter(Boolean);

const all = Object.entries({ intern, seniorEngineer, principalConsultant }).flatMap(
	([name, document]) => sheetStyles.map((style) => ({ name, document, style })),
);

describe.each(all)("The PDF of $name in $style", ({ document, style }) => {
	const layout = layOutResume(document, style, fontMetrics);

	test("has the pages of the layout, and its text in reading order", async () => {
		const pdf = await open(await renderPdf(document, style, note));
		expect(pdf.numPages).toBe(layout.pages.length);
		for (const [index, page] of layout.pages.entries()) {
			const { items } = await (await pdf.getPage(index + 1)).getTextContent();
			const read = items
				.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : ""))
				.join("");
			const laidOut = page.blocks
				.flatMap(({ lines }) => lines.map(({ runs }) => runs.map(({ text }) => text).join(" ")))
				.join(" ");
			// Every page ends with what kind of resume it is, and is laid out as if that were not there.
			expect(words(read).join("")).toBe(words(`${laidOut} ${note}`).join(""));
			const texts = items.flatMap((item) => ("str" in item && item.str.trim() ? [item] : []));
			const lowest = Math.min(...texts.slice(0, -1).map(({ transform }) => transform[5]));
			expect(texts.at(-1)?.str).toBe(note);
			expect(lowest - texts.at(-1)?.transform[5]).toBeGreaterThan(8);
			const plain = page.blocks.flatMap(({ kind, lines }) =>
				kind === "bullet" ? lines.map(({ runs }) => runs.at(-1)?.text ?? "") : [],
			);
			expect(plain.filter((line) => !read.includes(line))).toEqual([]);
		}
	});
});

/** The texts that pdf.js, which knows nothing of letter spacing, takes for one piece. */
async function piecesOf(bytes: Uint8Array): Promise<string[]> {
	const pdf = await open(bytes);
	const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
		const { items } = await (await pdf.getPage(index + 1)).getTextContent();
		return items.map((item) => ("str" in item ? item.str.trim() : ""));
	});
	return (await Promise.all(pages)).flat();
}

/** The first words of each line as poppler reads them; null on a machine without it. */
function popplerLinesOf(bytes: Uint8Array): string[] | null {
	const { status, stdout } = spawnSync("pdftotext", ["-", "-"], { input: bytes });
	return status === 0 ? stdout.toString().split(/ {2,}|[\n\f]/u) : null;
}

const samples = Object.values(fields).map(({ letter, sample }) => ({
	name: `the sample of /${letter}`,
	...sample,
}));

describe.each([...all, ...samples])("Programs that read the PDF of $name in $style", (one) => {
	test("find every heading and every contact detail as whole words", async () => {
		// A mailbox whose width, taken from the right edge, is a hair less than itself.
		const basics = { ...one.document.basics, email: "vivian.ouyang@example.com" };
		const bytes = await renderPdf({ ...one.document, basics }, one.style, note);
		const headings = sectionsOf(one.document).map((section) => {
			const title = sectionTitles[section];
			return one.style === "classic" ? title.toUpperCase() : title;
		});
		const pieces = await piecesOf(bytes);
		expect(headings.filter((heading) => !pieces.includes(heading))).toEqual([]);
		const lines = popplerLinesOf(bytes) ?? headings;
		expect(headings.filter((heading) => !lines.includes(heading))).toEqual([]);
		const details = contactParts({ ...one.document, basics });
		const isWhole = (detail: string, texts: string[]) =>
			texts.some((text) => text.includes(detail));
		expect(details.filter((detail) => !isWhole(detail, pieces))).toEqual([]);
		expect(details.filter((detail) => !isWhole(detail, popplerLinesOf(bytes) ?? pieces))).toEqual(
			[],
		);
	});
});

describe("A PDF", () => {
	test("names the person and no software, and is tagged for screen readers", async () => {
		const pdf = await open(await renderPdf(seniorEngineer, "classic", note));
		const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, unknown> };
		expect(info).toMatchObject({
			Title: "Tomás Okonkwo-Řezníček, Senior Software Engineer, Payments",
			Author: "Tomás Okonkwo-Řezníček",
			Subject: note,
			Language: "en-US",
		});
		expect(Object.keys(info)).not.toEqual(expect.arrayContaining(["Producer"]));
		expect(Object.keys(info)).not.toEqual(expect.arrayContaining(["Creator"]));
		expect(Object.keys(info)).not.toEqual(expect.arrayContaining(["CreationDate"]));
		const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
		for (const role of ["H1", "H2", "H3", "L", "LI", "LBody"]) {
			expect(tree).toContain(`"role":"${role}"`);
		}
	});

	test("is the same to the byte for the same document", async () => {
		const [first, second] = [
			await renderPdf(intern, "modern", note),
			await renderPdf(intern, "modern", note),
		];
		expect(Buffer.compare(first, second)).toBe(0);
	});

	test("takes signs that mean something to XML and PDF", async () => {
		const name = "Ann <b> & (Co) \\ \u201cx\u201d";
		const odd = { ...intern, basics: { ...intern.basics, name } };
		const pdf = await open(await renderPdf(odd, "compact", note));
		const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, unknown> };
		expect(info.Author).toBe(name);
	});
});
