import { describe, expect, test } from "vitest";
import { writeZip } from "#tests/fixtures/documents/zip-writer.ts";
import { settleArchive } from "./settled-archive.ts";
import { openZip } from "./zip-archive.ts";

const title = "<dc:title>A day in 2026-01-01T00:00:00Z</dc:title>";
const core = (date: string) =>
	`<cp>${title}<dc:creator>Un-named</dc:creator><cp:lastModifiedBy>A program</cp:lastModifiedBy><dcterms:created xsi:type="x">${date}</dcterms:created><dcterms:modified xsi:type="x">${date}</dcterms:modified></cp>`;
const archive = (date: string) =>
	settleArchive(
		writeZip([
			{ name: "word/document.xml", content: "<w>Ünïcode & all</w>".repeat(200) },
			{ name: "docProps/core.xml", content: core(date) },
			{ name: "[Content_Types].xml", content: "<Types/>" },
		]),
	);

describe("a settled archive", () => {
	test("is the same whatever the date was, and begins with its list of contents", () => {
		const one = archive("2026-05-01T10:00:00Z");
		expect(Buffer.from(one).equals(Buffer.from(archive("2031-11-11T11:11:11Z")))).toBe(true);
		expect(openZip(one).names).toEqual([
			"[Content_Types].xml",
			"docProps/core.xml",
			"word/document.xml",
		]);
	});

	test("keeps every byte but for who made it and when", () => {
		const zip = openZip(archive("2026-05-01T10:00:00Z"));
		const text = (name: string) => new TextDecoder().decode(zip.read(name));
		expect(text("word/document.xml")).toBe("<w>Ünïcode & all</w>".repeat(200));
		expect(text("docProps/core.xml")).toBe(`<cp>${title}</cp>`);
	});
});
