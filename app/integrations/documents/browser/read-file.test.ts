import "../without-canvas.ts";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { viewAsMachine } from "#app/domain/insights/own/parser-faults.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { pdfWithUnembeddedFont } from "#tests/fixtures/documents/unembedded-font.ts";
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
