import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { describe, expect, test } from "vitest";
import { findContactData } from "#app/domain/intake/contact-data.ts";
import { greekSheet } from "#app/domain/reader/sheet/greek.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { wordFiles, wordParagraph, writeZip } from "#tests/fixtures/documents/zip-writer.ts";
import { renderDocx } from "./docx.server.ts";
import { fontMetrics } from "./fonts/font-metrics.server.ts";
import { cleanUploadedFile, type ReadingResult, readUploadedFile } from "./foreign-files.server.ts";
import { renderPdf } from "./pdf.server.ts";
import { openZip } from "./zip-archive.ts";

const doc = createRequire(import.meta.url).resolve("#tests/fixtures/documents/intern.doc");
const files = {
	pdf: () => renderPdf(intern, "classic", ""),
	docx: () => renderDocx(intern, "classic", ""),
	doc: () => readFile(doc),
	txt: async () => new TextEncoder().encode(resumeText(intern)),
};
const kinds = ["pdf", "docx", "doc", "txt"] as const;

function readingOf(result: ReadingResult) {
	if (!result.success) throw new Error(result.reason);
	return result;
}

/** Every byte of a file that could hold words: as it is, unpacked, and with the letters of PDF strings joined. */
function everythingIn(bytes: Uint8Array): string {
	const file = Buffer.from(bytes);
	const parts = [file.toString("latin1"), file.toString("utf8"), file.toString("utf16le")];
	if (file.toString("latin1", 0, 2) === "PK") {
		const archive = openZip(bytes);
		for (const name of archive.names) parts.push(Buffer.from(archive.read(name)).toString("utf8"));
	}
	for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
		const start = at + (file[at + 6] === 0x0d ? 8 : 7);
		const end = file.indexOf("endstream", start);
		if (end < 0) break;
		try {
			parts.push(inflateSync(file.subarray(start, end)).toString("latin1"));
		} catch {
			// Not packed.
		}
	}
	return parts.join("\n");
}

describe.each(kinds)("A %s", (kind) => {
	test("is read: its text, its pages, its drawing, its facts", async () => {
		const reading = readingOf(await readUploadedFile(await files[kind](), kind));
		const text = reading.lines.join(" ").replace(/\s+/gu, " ");
		for (const { highlights } of intern.work) {
			for (const line of highlights) {
				expect(text.replace(/[\s-]+/gu, "")).toContain(line.replace(/[\s-]+/gu, ""));
			}
		}
		expect(reading.facts.pages).toBe(reading.geometry.pages.length);
		expect(reading.facts.sections).toContain("Education");
		// Word 97 keeps its bullets where no reader but Word finds them.
		if (kind !== "doc") {
			expect(reading.facts.bullets).toBeGreaterThan(5);
			expect(reading.geometry.pages[0]?.dots.length).toBeGreaterThan(5);
		}
		expect(JSON.stringify([reading.geometry, reading.facts])).not.toMatch(/Lindqvist|maya/iu);
	});

	test("gives a clean copy: what was named is gone from every byte, the rest is there", async () => {
		const removals = ["Maya Lindqvist", "maya.lindqvist@mail.example", "(555) 013-2284"];
		const result = await cleanUploadedFile(await files[kind](), kind, removals);
		if (!result.success) throw new Error(result.reason);
		expect(result.kind).toBe(kind === "doc" ? "docx" : kind);
		const whole = everythingIn(result.bytes);
		expect(whole).not.toMatch(/lindqvist|mail\.example|013.?2284/iu);
		const again = readingOf(await readUploadedFile(result.bytes, result.kind));
		const text = again.lines.join(" ").replace(/\s+/gu, "");
		expect(text).not.toMatch(/lindqvist|mail\.example|013.?2284/iu);
		expect(again.hidden.join(" ")).not.toMatch(/\p{L}{3}/u);
		expect(text).toContain("AnnArbor,MI");
		for (const { highlights } of intern.work) {
			for (const line of highlights) expect(text).toContain(line.replace(/\s+/gu, ""));
		}
	});
});

test("The drawing of a PDF is that of its own lines", async () => {
	const reading = readingOf(await readUploadedFile(await files.pdf(), "pdf"));
	const own = greekSheet(layOutResume(intern, "classic", fontMetrics)).pages[0];
	const drawn = reading.geometry.pages[0];
	expect(drawn?.dots.length).toBe(own?.dots.length);
	const longest = (bars: number[] = []) => Math.max(...bars.filter((_, index) => index % 3 === 2));
	expect(Math.abs(longest(drawn?.bars.plain) - longest(own?.bars.plain))).toBeLessThan(8);
});

const pdfOf = (
	draw: (pdf: PDFKit.PDFDocument) => void,
	options: PDFKit.PDFDocumentOptions = {},
) => {
	const pdf = new PDFDocument(options);
	const chunks: Uint8Array[] = [];
	pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
	const done = new Promise<Uint8Array>((resolve) => {
		pdf.on("end", () => resolve(Buffer.concat(chunks)));
	});
	draw(pdf);
	pdf.end();
	return done;
};

test("A PDF whose bullets are drawn, as a browser prints them, has them, and so has its clean copy", async () => {
	const drawings: ((pdf: PDFKit.PDFDocument, x: number, y: number) => unknown)[] = [
		(pdf, x, y) => pdf.circle(x, y, 4).fill(),
		(pdf, x, y) => pdf.circle(x, y, 4).stroke(),
		(pdf, x, y) => pdf.rect(x - 4, y - 4, 8, 8).fill(),
		(pdf, x, y) =>
			pdf
				.rotate(45, { origin: [x, y] })
				.rect(x - 3, y - 3, 6, 6)
				.fill(),
		(pdf, x, y) => pdf.fontSize(22).text("›", x, y - 14),
	];
	const bytes = await pdfOf((pdf) => {
		pdf.font("Times-Bold").fontSize(11).text("EXPERIENCE", 54, 60);
		pdf.font("Times-Roman");
		for (let line = 0; line < 10; line++)
			pdf.text(`Trained people, part ${line}`, 84, 80 + line * 16);
		// After the words, and in a space of their own.
		for (let line = 0; line < 10; line++) {
			pdf.save().scale(0.5);
			drawings[line >> 1]?.(pdf, 148, (85.5 + line * 16) * 2);
			pdf.restore();
		}
	});
	const reading = readingOf(await readUploadedFile(bytes, "pdf"));
	expect(reading.facts).toMatchObject({ bullets: 10, bulletsWithFigure: 10 });
	expect(reading.geometry.pages[0]?.dots).toHaveLength(20);
	const clean = await cleanUploadedFile(bytes, "pdf", []);
	if (!clean.success) throw new Error(clean.reason);
	expect(readingOf(await readUploadedFile(clean.bytes, "pdf")).facts.bullets).toBe(10);
	// Bold lines and serifs stay what they are.
	for (const face of ["SourceSerif4-Regular", "SourceSerif4-SemiBold"]) {
		expect(everythingIn(clean.bytes)).toMatch(new RegExp(`BaseFont /[A-Z]+\\+${face}`, "u"));
	}
});

describe("A PDF that says more than it shows", () => {
	test("tells it: addresses of links, its author, files in it; a clean copy has none of that", async () => {
		const bytes = await pdfOf(
			(pdf) => {
				pdf.text("Profile", { link: "https://linkedin.com/in/quicksilver" });
				pdf.file(Buffer.from("hidden"), { name: "hidden.txt" });
				pdf.text("Kestrel Works built a ledger");
			},
			{ info: { Author: "Quicksilver Example" } },
		);
		const reading = readingOf(await readUploadedFile(bytes, "pdf"));
		expect(reading.hidden).toEqual(
			expect.arrayContaining(["Quicksilver Example", "https://linkedin.com/in/quicksilver"]),
		);
		expect(reading.remarks).toEqual(expect.arrayContaining(["links", "attachments"]));
		const clean = await cleanUploadedFile(bytes, "pdf", []);
		if (!clean.success) throw new Error(clean.reason);
		expect(everythingIn(clean.bytes)).not.toMatch(/quicksilver|hidden|Annot|EmbeddedFile/iu);
		const again = readingOf(await readUploadedFile(clean.bytes, "pdf"));
		expect(again.remarks).toEqual([]);
		expect(again.lines.join(" ")).toContain("Kestrel Works built a ledger");
	});

	test("with a password, without a word, or cut off is unreadable with its reason", async () => {
		const locked = await pdfOf((pdf) => void pdf.text("secret"), { userPassword: "key" });
		const scanned = await pdfOf((pdf) => void pdf.rect(10, 10, 100, 100).fill());
		const whole = await files.pdf();
		const reasonOf = async (bytes: Uint8Array) => {
			const result = await readUploadedFile(bytes, "pdf");
			return result.success ? "read" : result.reason;
		};
		expect(await reasonOf(locked)).toBe("encrypted");
		expect(await reasonOf(scanned)).toBe("empty");
		expect(await reasonOf(whole.subarray(0, 300))).toBe("unreadable");
		expect(await reasonOf(new TextEncoder().encode("%PDF-1.7\n"))).toBe("unreadable");
	});
});

test("Contact data above the pages of a Word file is found where only a tab or a new line parts it", async () => {
	const content =
		"<w:hdr><w:p><w:r><w:t>Ada Example</w:t><w:tab/><w:t>ada@mail.example</w:t><w:br/><w:t>617 555 0142</w:t></w:r></w:p></w:hdr>";
	const files = [
		...wordFiles(wordParagraph("Built a ledger.")),
		{ name: "word/header1.xml", content },
	];
	const { hidden } = readingOf(await readUploadedFile(writeZip(files), "docx"));
	const found = findContactData(hidden).map(({ text }) => text);
	expect(found).toEqual(expect.arrayContaining(["ada@mail.example", "617 555 0142"]));
});
