import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { wordFiles, wordParagraph, writeZip } from "#tests/fixtures/documents/zip-writer.ts";
import { type ConversionResult, convertToBlocks } from "./convert.server.ts";
import { renderDocx } from "./docx.server.ts";

const blocksOf = (result: ConversionResult): TextBlock[] => {
	if (!result.success) throw new Error(result.reason);
	return result.blocks;
};
const headings = (blocks: TextBlock[]) =>
	blocks.flatMap((block) => (block.type === "heading" ? [[block.level, block.text]] : []));
const bytes = (text: string) => new TextEncoder().encode(text);
const word = (body: string) => convertToBlocks(writeZip(wordFiles(body)), "docx");
const highlights = intern.work.flatMap((job) => job.highlights);

describe("A Word file", () => {
	test("comes back with its headings, lists and looks", async () => {
		const blocks = blocksOf(await convertToBlocks(await renderDocx(intern, "classic", ""), "docx"));
		expect(headings(blocks).slice(0, 3)).toEqual([
			[1, "Maya Lindqvist"],
			[2, "Education"],
			[3, "Harlow State University\tSep 2022 – May 2026"],
		]);
		const items = blocks.flatMap((block) => (block.type === "list" ? block.items : []));
		expect(items.map(([run]) => run?.text)).toEqual(expect.arrayContaining(highlights));
		expect(blocks[1]).toEqual({
			type: "paragraph",
			runs: [{ text: "Software Engineering Intern", italic: true }],
		});
	});

	test("is read without styles too: bold headings, typed bullets, dates at a tab", async () => {
		const bold = "<w:b/>";
		const body = [
			wordParagraph("Ada Example"),
			wordParagraph("Work Experience", "", bold),
			wordParagraph("Acme</w:t><w:tab/><w:t>2020 – 2022", "", bold),
			wordParagraph("•  Built a thing"),
			wordParagraph("Ran a team, alone and together."),
		].join("");
		expect(blocksOf(await word(body))).toEqual([
			{ type: "heading", level: 1, text: "Ada Example" },
			{ type: "heading", level: 2, text: "Work Experience" },
			{ type: "heading", level: 3, text: "Acme\t2020 – 2022" },
			{ type: "list", ordered: false, items: [[{ text: "Built a thing" }]] },
			{ type: "paragraph", runs: [{ text: "Ran a team, alone and together." }] },
		]);
	});

	test("loses signs without width, which part no address", async () => {
		const body = ["zel\u200bda@mail.example", "Baker", "•\u200bBaked"].map((text) =>
			wordParagraph(text),
		);
		expect(blocksOf(await word(body.join(""))).map(plainTextOf)).toEqual([
			"zelda@mail.example",
			"Baker",
			"Baked",
		]);
	});

	test("gives the cells of a table row of single lines in one line", async () => {
		const cell = (text: string) => `<w:tc>${wordParagraph(text)}</w:tc>`;
		const body = `${wordParagraph("x@y.example")}<w:tbl><w:tr>${cell("Acme")}${cell("Berlin")}</w:tr></w:tbl>`;
		expect(blocksOf(await word(body)).map(plainTextOf)).toEqual(["x@y.example", "Acme\tBerlin"]);
	});

	test("has a time in the last cell of a row beside the first line of the job in the other", async () => {
		const cell = (...lines: string[]) =>
			`<w:tc>${lines.map((line) => wordParagraph(line)).join("")}</w:tc>`;
		const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
		const job = cell("Dye Mixer", "Corvane Mills", "• Mixed four hundred colors");
		const rows = [
			row(job, cell("2019 – 2022")),
			row(job, cell("Tulsa, OK", "2015 – 2019")),
			// A side column is read behind the job.
			row(job, cell("SKILLS", "Dyes", "2012")),
		];
		const read = blocksOf(
			await word(`${wordParagraph("x@y.example")}<w:tbl>${rows.join("")}</w:tbl>`),
		);
		expect(read.map(plainTextOf).slice(1)).toEqual([
			"Dye Mixer\t2019 – 2022",
			"Corvane Mills",
			"Mixed four hundred colors",
			"Dye Mixer\tTulsa, OK",
			"Corvane Mills\t2015 – 2019",
			"Mixed four hundred colors",
			"Dye Mixer",
			"Corvane Mills",
			"Mixed four hundred colors",
			"SKILLS",
			"Dyes",
			"2012",
		]);
	});

	test("gives markup in its text as text", async () => {
		const blocks = blocksOf(await word(wordParagraph("&lt;img src=x onerror=alert(1)&gt; x.")));
		expect(blocks).toEqual([
			{ type: "paragraph", runs: [{ text: "<img src=x onerror=alert(1)> x." }] },
		]);
	});

	test("with macros, a document type or a way out of the archive is unsafe", async () => {
		const files = wordFiles(wordParagraph("Hello there."));
		const macros = [...files, { name: "word/vbaProject.bin", content: "x" }];
		const wayOut = [...files, { name: "../evil", content: "x" }];
		const entity = files.map((file) =>
			file.name === "word/document.xml"
				? { ...file, content: `<!DOCTYPE x [<!ENTITY a "aaaa">]>${file.content}` }
				: file,
		);
		for (const hostile of [macros, wayOut, entity]) {
			expect(await convertToBlocks(writeZip(hostile), "docx")).toEqual({
				success: false,
				reason: "unsafe",
			});
		}
	});

	test("that is a bomb is refused from its directory", async () => {
		const zeros = Buffer.alloc(60 * 1024 * 1024);
		const files = wordFiles(wordParagraph("Hello there."));
		const bomb = writeZip([
			...files,
			{ name: "word/media/a.png", content: zeros },
			{ name: "word/media/b.png", content: zeros },
		]);
		expect(bomb.length).toBeLessThan(200_000);
		expect(await convertToBlocks(bomb, "docx")).toEqual({ success: false, reason: "too_large" });
	});

	test("whose text alone would fill the memory is stopped, and the next file is read", async () => {
		const paragraph = wordParagraph("Hello there.");
		const body = paragraph.repeat(Math.floor((70 * 1024 * 1024) / paragraph.length));
		const result = await word(body);
		expect(result.success).toBe(false);
		if (!result.success) expect(["memory", "timeout"]).toContain(result.reason);
		expect((await word(paragraph)).success).toBe(true);
	});

	test("nested ten thousand deep is refused without harm", async () => {
		const deep = `${"<w:sdt><w:sdtContent>".repeat(10_000)}${"</w:sdtContent></w:sdt>".repeat(10_000)}`;
		expect((await word(deep)).success).toBe(false);
	});

	test("that is cut off, encrypted, empty or another kind says so", async () => {
		const whole = await renderDocx(intern, "modern", "");
		const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
		const reasonOf = async (file: Uint8Array) => {
			const result = await convertToBlocks(file, "docx");
			return result.success ? "read" : result.reason;
		};
		expect(await reasonOf(whole.subarray(0, whole.length / 2))).toBe("unreadable");
		expect(await reasonOf(new Uint8Array())).toBe("unreadable");
		expect(await reasonOf(bytes("MZ this is a program"))).toBe("unreadable");
		expect(await reasonOf(writeZip([{ name: "a.txt", content: "x" }]))).toBe("unreadable");
		expect(await reasonOf(ole)).toBe("encrypted");
		expect(await reasonOf(writeZip(wordFiles(wordParagraph(" "))))).toBe("empty");
		expect(await reasonOf(new Uint8Array(10 * 1024 * 1024 + 1))).toBe("too_large");
	});
});

describe("A Word 97 file", () => {
	const fixture = createRequire(import.meta.url).resolve("#tests/fixtures/documents/intern.doc");

	test("comes back as its text, with headings found in it", async () => {
		const blocks = blocksOf(await convertToBlocks(await readFile(fixture), "doc"));
		expect(headings(blocks).slice(0, 3)).toEqual([
			[1, "Maya Lindqvist"],
			[2, "Education"],
			[3, "Harlow State University\tSep 2022 – May 2026"],
		]);
		const text = blocks.map(plainTextOf).join("\n");
		expect(highlights.filter((line) => !text.includes(line))).toEqual([]);
	});

	test("that is cut off or a ZIP in disguise is unreadable", async () => {
		const whole = await readFile(fixture);
		for (const file of [whole.subarray(0, 6000), writeZip(wordFiles(wordParagraph("Hello.")))]) {
			expect(await convertToBlocks(file, "doc")).toEqual({ success: false, reason: "unreadable" });
		}
	});
});

describe("A text file", () => {
	test("comes back with its structure", async () => {
		const blocks = blocksOf(await convertToBlocks(bytes(resumeText(intern)), "txt"));
		expect(headings(blocks).slice(0, 3)).toEqual([
			[1, "Maya Lindqvist"],
			[2, "EDUCATION"],
			[2, "EXPERIENCE"],
		]);
		expect(blocks.map(plainTextOf).join("\n")).toContain(highlights[0]);
	});

	test.each([
		["UTF-8", bytes("Zoë Müller – engineer.")],
		["UTF-8 with its mark", bytes("\ufeffZoë Müller – engineer.")],
		["UTF-16", Buffer.from("\ufeffZoë Müller – engineer.", "utf16le")],
		["Windows-1252", Buffer.from("5a6feb204dfc6c6c6572209620656e67696e6565722e", "hex")],
	])("is read in %s", async (_, file) => {
		const blocks = blocksOf(await convertToBlocks(file, "txt"));
		expect(blocks.map(plainTextOf)).toEqual(["Zoë Müller – engineer."]);
	});

	test("with a NUL in it is no text, and one of white is empty", async () => {
		expect(await convertToBlocks(bytes("MZ\0\0"), "txt")).toEqual({
			success: false,
			reason: "unreadable",
		});
		expect(await convertToBlocks(bytes(" \n "), "txt")).toEqual({
			success: false,
			reason: "empty",
		});
	});
});

test("Many files at once are read two by two, and too many are turned away", async () => {
	const results = await Promise.all(
		Array.from({ length: 24 }, (_, index) => convertToBlocks(bytes(`File ${index}.`), "txt")),
	);
	const refused = results.filter((result) => !result.success && result.reason === "busy");
	expect(results.filter(({ success }) => success)).toHaveLength(18);
	expect(refused).toHaveLength(6);
});
