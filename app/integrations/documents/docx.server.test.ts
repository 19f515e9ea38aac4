import mammoth from "mammoth";
import { describe, expect, test } from "vitest";

import { sheetStyles } from "#app/domain/reader/resume-document.ts";
import { sectionsOf, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { principalConsultant } from "#tests/fixtures/documents/principal-consultant.ts";
import { renderDocx } from "./docx.server.ts";
import { openZip } from "./zip-archive.ts";

const html = async (bytes: Uint8Array) =>
	(await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })).value;
const inside = (text: string, tag: string) =>
	[...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "g"))].map(([, content]) => content);

const note = "Declared by its author, not checked: Google, Senior-level.";

describe.each(sheetStyles)("The Word file in %s", (style) => {
	test("has the name, the sections and the jobs as headings, and real lists", async () => {
		const read = await html(await renderDocx(principalConsultant, style, note));
		const { work } = principalConsultant;
		expect(inside(read, "h1")).toEqual(["Eleanor Brandt-Whitaker"]);
		expect(inside(read, "h2")).toEqual(
			sectionsOf(principalConsultant).map((section) => sectionTitles[section]),
		);
		expect(inside(read, "h3")).toHaveLength(work.length + principalConsultant.education.length);
		expect(inside(read, "h3")[0]).toMatch(/\tJan 2018 – Present$/);
		const bullets = work.flatMap(({ highlights }) =>
			highlights.map((line) => line.replaceAll("&", "&amp;")),
		);
		expect(inside(read, "li")).toEqual(bullets);
	});

	test("has no tables, boxes or pictures, and its dates at a tab stop", async () => {
		const archive = openZip(await renderDocx(principalConsultant, style, note));
		const xml = new TextDecoder().decode(archive.read("word/document.xml"));
		expect(xml).not.toMatch(/<w:(?:tbl|txbxContent|drawing|pict)\b/);
		expect(xml).toMatch(/<w:tab w:val="right"/);
		const spaced = [...xml.matchAll(/<w:spacing w:val="(-?\d+)"/gu)].map(([, width]) =>
			Number(width),
		);
		expect(spaced.filter((twentieths) => twentieths > 10)).toEqual([]);
		expect(archive.names.filter((name) => /media|vba|embed/.test(name))).toEqual([]);
	});

	test("says at the foot of every page what kind of resume it is, below the margin of the text", async () => {
		const archive = openZip(await renderDocx(principalConsultant, style, note));
		const read = (name: string) => new TextDecoder().decode(archive.read(name));
		const footers = archive.names.filter((name) => /^word\/footer\d*\.xml$/u.test(name));
		expect(footers.map(read).map((xml) => /<w:t[^>]*>([^<]*)</u.exec(xml)?.[1])).toEqual([note]);
		const [, bottom = "", footer = ""] =
			/<w:pgMar [^>]*w:bottom="(\d+)"[^>]*w:footer="(\d+)"/u.exec(read("word/document.xml")) ?? [];
		// A line of 7.5 points, or Word moves the text up and the pages break elsewhere.
		expect(Number(bottom) - Number(footer)).toBeGreaterThan(1.4 * 7.5 * 20);
	});

	test("names the person as its author and nobody else", async () => {
		const archive = openZip(await renderDocx(principalConsultant, style, note));
		const core = new TextDecoder().decode(archive.read("docProps/core.xml"));
		expect(core).toContain("<dc:creator>Eleanor Brandt-Whitaker</dc:creator>");
		expect(core).toContain("<cp:lastModifiedBy>Eleanor Brandt-Whitaker</cp:lastModifiedBy>");
		expect(core).not.toContain("<dc:description>");
	});
});
