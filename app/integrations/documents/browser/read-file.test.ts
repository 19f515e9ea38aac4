import "../without-canvas.ts";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { viewAsMachine } from "#app/domain/insights/own/parser-faults.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { pdfWithUnembeddedFont } from "#tests/fixtures/documents/unembedded-font.ts";
import {
	mainType,
	relationList,
	wordFiles,
	wordParagraph,
	writeZip,
} from "#tests/fixtures/documents/zip-writer.ts";
import { readForeignFile } from "../read-foreign-file.ts";
import { readFileInBrowser } from "./read-file.ts";

const wide = [
	"EXPERIENCE",
	"Ferry Mate",
	"Northern Crossing, Juneau, AK",
	"2018 – present",
	"- Load 60 cars in forty minutes, in any weather that lets us sail",
	"- Train each summer's deckhands in lines, fire and boats",
	"- Keep the log that the coast guard read without a remark",
	"Deckhand",
	"Northern Crossing, Juneau, AK",
	"2014 – 2018",
	"- Stood night watches on the long route, two weeks on and two off",
];
const narrow = [
	"Juneau, AK",
	"otis.vane@example.com",
	"907-555-0188",
	"SKILLS",
	"Line handling",
	"Radio watch",
	"First aid",
	"LANGUAGES",
	"Tlingit",
];

test.each([["\r\n"], ["\n"], ["\r"]])(
	"Of a text file, the lines are shown as they stand, and those of another column are named (%j)",
	async (end) => {
		const lines = ["Otis Vane", ...wide.flatMap((line, at) => [line, ...narrow.slice(at, at + 1)])];
		const bytes = new TextEncoder().encode(lines.join(end));
		const read = await readFileInBrowser(bytes, "txt", () => {});
		if (!read.success) throw new Error(read.reason);
		expect(read.raw).toEqual(lines);
		expect(read.columns).toEqual(narrow);
		// What is read of it stands one column after the other.
		const words = read.blocks.map(plainTextOf).join("\n").split("\n");
		expect(words.indexOf("Tlingit") - words.indexOf("SKILLS")).toBe(5);
	},
);

const readWord = async (bytes: Uint8Array) => {
	const read = await readFileInBrowser(bytes, "docx", () => {});
	return read.success ? { ...read, text: read.blocks.map(plainTextOf) } : read.reason;
};
const zip = (body: string, more: { name: string; content: string }[] = []) =>
	writeZip([...wordFiles(body), ...more]);

test.each([
	`${mainType} Target="/word/document2.xml"`,
	'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="word/document2.xml"',
])("A Word file is read by the part that its list names (%s)", async (relation) => {
	const parts = wordFiles(
		'<w:p><w:pPr><w:pStyle w:val="Top"/></w:pPr><w:r><w:t>Ada Example of Kestrel Works, built a ledger</w:t></w:r></w:p><w:sectPr><w:cols w:num="2"/></w:sectPr>',
		"word/document2.xml",
		[relation],
	);
	// Its own lists are of the same kind, and name other parts by another number as well.
	const type = (/http[^"]*\//u.exec(relation) ?? [""])[0];
	const styles = {
		name: "word/styles3.xml",
		content:
			'<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Top"><w:name w:val="heading 2"/></w:style></w:styles>',
	};
	const list = {
		name: "word/_rels/document2.xml.rels",
		content: relationList([`Type="${type}styles" Target="styles3.xml"`]),
	};
	expect(await readWord(writeZip([...parts, styles, list]))).toMatchObject({
		blocks: [{ type: "heading", level: 2, text: "Ada Example of Kestrel Works, built a ledger" }],
		columns: ["The whole page is set in columns."],
	});
});

test("A Word file that names two main parts is not read, nor one whose main part is elsewhere", async () => {
	for (const relations of [
		[`${mainType} Target="word/document.xml"`, `${mainType} Target="word/other.xml"`],
		[`${mainType} Target="../word/document.xml"`],
		[`${mainType} TargetMode="External" Target="word/document.xml"`],
	]) {
		const files = wordFiles(wordParagraph("Ada"), "word/document.xml", relations);
		const other = { name: "word/other.xml", content: "<x/>" };
		expect(await readWord(writeZip([...files, other]))).toBe("unreadable");
	}
});

test("A text box is told once, though Word writes it for old programs as well", async () => {
	const box = ["Zither", "Lute"].map((text) => wordParagraph(text)).join("");
	const body = `${wordParagraph("Ada")}<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${box}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${box}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
	const header = { name: "word/header1.xml", content: body };
	expect(await readWord(zip(body, [header]))).toMatchObject({
		text: ["Ada", "Zither", "Lute"],
		columns: ["Zither", "Lute"],
		margins: ["Ada", "Zither", "Lute"],
	});
});

test("What stands apart above the pages of a Word file is told apart", async () => {
	const content = `<w:hdr><w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs></w:pPr><w:r><w:t>Ada</w:t></w:r><w:r><w:t xml:space="preserve"> Example</w:t><w:tab/><w:t>ada@mail.example</w:t><w:ptab w:relativeTo="margin" w:alignment="right" w:leader="none"/><w:t>Juneau</w:t><w:br/><w:t>617</w:t><w:noBreakHyphen/><w:t>555</w:t><w:noBreakHyphen/><w:t>0142</w:t><w:cr/><w:t>Ferry</w:t><w:br w:type="textWrapping"/><w:t>Mate</w:t></w:r></w:p></w:hdr>`;
	const read = await readWord(
		zip(wordParagraph("Built a ledger."), [{ name: "word/header1.xml", content }]),
	);
	expect(read).toMatchObject({
		margins: ["Ada Example\tada@mail.example\tJuneau", "617-555-0142", "Ferry", "Mate"],
	});
});

test("A Word file is read with bytes behind its end, and not when it is cut off before", async () => {
	const whole = zip(wordParagraph("Built a ledger."));
	const read = await readWord(Buffer.concat([whole, Buffer.from("\r\n")]));
	expect(read).toMatchObject({ text: ["Built a ledger."] });
	expect(await readWord(whole.subarray(0, -1))).toBe("unreadable");
});

/** Lines with a date at the right margin, as resumes have. @param turns of each page, in degrees as they are drawn */
async function printedPages(turns: readonly number[], rotate = 0): Promise<Uint8Array> {
	const pdf = new PDFDocument({ autoFirstPage: false, size: "LETTER", margin: 0 });
	const parts: Uint8Array[] = [];
	pdf.on("data", (part) => parts.push(part));
	const ended = new Promise((resolve) => pdf.on("end", resolve));
	for (const [index, turn] of turns.entries()) {
		pdf.addPage();
		if (rotate) Object.assign(pdf.page.dictionary.data, { Rotate: rotate });
		pdf.rotate(turn, { origin: [306, 396] });
		const say = (text: string, x: number, y: number) =>
			pdf.fontSize(10).text(text, x, y, { lineBreak: false });
		for (const [row, line] of wide.entries()) {
			say(`${line} ${index}`, 60, 130 + row * 14);
			if (row % 3 === 1) say(`Mar 201${row} to Jun 2020`, 470, 130 + row * 14);
		}
		say("otis.vane@example.com", 60, 350);
	}
	pdf.end();
	await ended;
	return Buffer.concat(parts);
}

const read = async (bytes: Uint8Array) => {
	const { raw, blocks } = await readFileInBrowser(bytes, "pdf", () => {}).then((read) =>
		read.success ? read : expect.fail(read.reason),
	);
	const onServer = await readForeignFile(bytes, "pdf");
	if (!onServer.success) throw new Error(onServer.reason);
	const { lines, geometry } = onServer;
	const drawn = geometry.pages.map(({ bars }) => Object.values(bars).flat().length / 3);
	return { raw, blocks, lines, drawn };
};

test("A page that was scanned askew, or that lies on its side, is read like a straight one", async () => {
	const straight = await read(await printedPages([0, 0]));
	expect(straight.raw).toContain("Ferry Mate 0\tMar 2011 to Jun 2020");
	expect(straight.raw).toContain("otis.vane@example.com");
	expect(Math.min(...straight.drawn)).toBeGreaterThan(wide.length);
	for (const turn of [0.6, -1, 7, 90]) {
		const askew = await read(await printedPages([turn, 0]));
		expect({ turn, ...askew }).toEqual({ turn, ...straight });
	}
	for (const rotate of [90, 270]) {
		const sideways = await read(await printedPages([0, 0], rotate));
		expect({ rotate, ...sideways }).toEqual({ rotate, ...straight });
		const turned = await read(await printedPages([-rotate, 0.6], rotate));
		expect({ rotate, ...turned }).toEqual({ rotate, ...straight });
	}
});

test("Text in a font whose letters only the server knows is not lost without a word", async () => {
	const japanese = ["\u5c65\u6b74\u66f8", "\u682a\u5f0f\u4f1a\u793e"];
	const half = await pdfWithUnembeddedFont([
		{ plain: wide, japanese: [] },
		{ plain: ["Otis Vane"], japanese },
	]);
	const inBrowser = await readFileInBrowser(half, "pdf", () => {});
	if (!inBrowser.success) throw new Error(inBrowser.reason);
	expect(inBrowser.raw).toEqual([...wide, "Otis Vane"]);
	expect(inBrowser.unread).toEqual([2]);
	const onServer = await readForeignFile(half, "pdf");
	expect(onServer.success && onServer.lines).toEqual(expect.arrayContaining(japanese));

	// What is missing may be the address: nothing is said of it.
	const { faults } = viewAsMachine(inBrowser, new Date("2026-11-23"));
	expect(faults).toEqual([
		expect.objectContaining({ kind: "missing-months" }),
		{ kind: "unread-font", lines: ["Text on page 2 is missing below."] },
	]);

	const whole = await pdfWithUnembeddedFont([{ plain: [], japanese }]);
	const nothing = await readFileInBrowser(whole, "pdf", () => {});
	expect(nothing).toEqual({ success: false, reason: "unread" });
	const all = await readFileInBrowser(await printedPages([0]), "pdf", () => {});
	expect(all.success && all.unread).toEqual([]);
});
