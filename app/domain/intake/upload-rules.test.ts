import { describe, expect, test } from "vitest";
import {
	acceptedFiles,
	beginsAs,
	fileKindOfName,
	fileSize,
	shownFileName,
} from "./upload-rules.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0);
const ole = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

describe("The kind of a file", () => {
	test.each([
		["resume.pdf", "pdf"],
		["Resume.PDF", "pdf"],
		["a.b.docx", "docx"],
		["C:\\Users\\ada\\old.doc", "doc"],
		["../../etc/notes.txt", "txt"],
		["resume\u202Excod.pdf", "pdf"],
		["a.html\u0000.pdf", "pdf"],
		["resume.pdf\r\n", "pdf"],
	])("of %j is told by its ending", (name, kind) => {
		expect(fileKindOfName(name)).toBe(kind);
	});
	test.each([
		"a.exe",
		"a.docm",
		"a.pdf.html",
		"a.pdf\u0000.html",
		"resume\u202Efdp.exe",
		"pdf",
		"",
	])("of %j is none of ours", (name) => {
		expect(fileKindOfName(name)).toBeNull();
	});
	test("is offered by the chooser", () => {
		expect(acceptedFiles).toBe(".pdf,.docx,.doc,.txt");
	});
});

describe("The name of a file is shown", () => {
	test.each([
		["../../x/resume.pdf", "resume.pdf"],
		["a\r\nSet-Cookie: b.pdf", "aSet-Cookie: b.pdf"],
		["a\u0000b.pdf", "ab.pdf"],
		["resume\u202Excod.pdf", "resumexcod.pdf"],
		["Zoë  Müller.pdf", "Zoë Müller.pdf"],
		["/", "file"],
		["", "file"],
	])("%j as %j", (name, shown) => {
		expect(shownFileName(name)).toBe(shown);
	});
	test("shortened, with its ending", () => {
		const shown = shownFileName(`${"x".repeat(300)}.pdf`);
		expect(shown).toMatch(/^x{115}….pdf$/u);
		expect(fileKindOfName(`${"x".repeat(300)}.pdf`)).toBe("pdf");
	});
});

test("A file begins as its kind does, and a text as no other kind", () => {
	expect(beginsAs("pdf", bytes("%PDF-1.7"))).toBe(true);
	expect(beginsAs("pdf", bytes("MZ\u0090\u0000"))).toBe(false);
	expect(beginsAs("pdf", bytes("%PD"))).toBe(false);
	expect(beginsAs("docx", zip)).toBe(true);
	expect(beginsAs("docx", ole)).toBe(false);
	expect(beginsAs("doc", ole)).toBe(true);
	expect(beginsAs("txt", bytes("<html>"))).toBe(true);
	expect(beginsAs("txt", bytes("%PDF-1.7"))).toBe(false);
	expect(beginsAs("txt", zip)).toBe(false);
	expect(beginsAs("txt", bytes(""))).toBe(false);
});

test("The size of a file is written for people", () => {
	expect([5, 2048, 1.5 * 1024 * 1024].map(fileSize)).toEqual(["5 bytes", "2 KB", "1.5 MB"]);
	expect([5 * 1024 * 1024, 1024 * 1024 - 1].map(fileSize)).toEqual(["5 MB", "1 MB"]);
});
