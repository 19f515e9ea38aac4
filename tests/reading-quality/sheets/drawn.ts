import PDFDocument from "pdfkit";
import type { Layout } from "../people.ts";
import { pick } from "./look.ts";
import type { Entry, Part, Sheet } from "./sheet.ts";

/**
 * A sheet as a PDF whose every line is drawn by itself, in the order of a program that knows no columns: by height
 * on the page, so that what stands side by side comes one after the other.
 */

const drawnLayouts: ReadonlySet<Layout> = new Set<Layout>([
	"sidebar-left",
	"sidebar-right",
	"dates-left",
	"dates-right",
	"letter-spaced",
	"page-header",
]);

/** Every second person of the layouts that can be drawn; the others are printed by a browser. */
export const isDrawn = ({ id, look, ...sheet }: Sheet): boolean =>
	drawnLayouts.has(look.layout) &&
	pick(id, "drawn", [true, false]) &&
	// The letters of the fonts that every reader has.
	!/[^ -ÿ–—‘’“”•…€Œœ]/u.test(JSON.stringify(sheet));

const page = { width: 612, height: 792, margin: 50, top: 60 };
const fonts = { plain: "Helvetica", bold: "Helvetica-Bold" };

type Style = { font: keyof typeof fonts; size: number; spacing?: number };
type Drawn = Style & { x: number; y: number; page: number; text: string };
type Column = { x: number; width: number; y: number; page: number };

const plain: Style = { font: "plain", size: 9.5 };
const bold: Style = { font: "bold", size: 9.5 };

export async function drawnPdf(sheet: Sheet): Promise<Uint8Array> {
	const pdf = new PDFDocument({
		size: [page.width, page.height],
		margin: 0,
		bufferPages: true,
		info: { CreationDate: new Date("2026-11-01T00:00:00Z") },
	});
	const chunks: Uint8Array[] = [];
	pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
	const done = new Promise((resolve) => {
		pdf.on("end", resolve);
	});
	const lines = new Setter(pdf, sheet).set();
	const pages = Math.max(...lines.map((line) => line.page)) + 1;
	const margins = sheet.look.layout === "page-header" ? marginsOf(sheet, pages) : [];
	for (let index = 1; index < pages; index++) pdf.addPage();
	const order = [...lines, ...margins].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
	for (const line of order) {
		pdf.switchToPage(line.page);
		pdf.font(fonts[line.font]).fontSize(line.size);
		pdf.text(line.text, line.x, line.y, { lineBreak: false, characterSpacing: line.spacing ?? 0 });
	}
	pdf.end();
	await done;
	return Buffer.concat(chunks);
}

/** What stands above and below the text of every page. */
const marginsOf = ({ name, contact }: Sheet, pages: number): Drawn[] =>
	Array.from({ length: pages }, (_, index) => [
		{ ...bold, x: page.margin, y: 22, page: index, text: name },
		{ ...plain, x: page.margin, y: 36, page: index, text: contact.join(" | ") },
		{ ...plain, x: 290, y: page.height - 36, page: index, text: `${index + 1} / ${pages}` },
	]).flat();

class Setter {
	readonly #pdf: PDFKit.PDFDocument;
	readonly #sheet: Sheet;
	readonly #lines: Drawn[] = [];

	constructor(pdf: PDFKit.PDFDocument, sheet: Sheet) {
		this.#pdf = pdf;
		this.#sheet = sheet;
	}

	set(): Drawn[] {
		const { look, main, side } = this.#sheet;
		const full = page.width - 2 * page.margin;
		const column = { x: page.margin, width: full, y: page.top, page: 0 };
		const isLeft = look.layout === "sidebar-left";
		this.#head(column);
		if (side.length === 0) {
			for (const part of main) this.#part(part, column);
			return this.#lines;
		}
		const narrow = { ...column, width: 150, x: isLeft ? page.margin : page.margin + full - 150 };
		const wide = { ...column, width: full - 170, x: isLeft ? page.margin + 170 : page.margin };
		for (const part of side) this.#part(part, narrow);
		for (const part of main) this.#part(part, wide);
		return this.#lines;
	}

	#head(column: Column): void {
		const { name, contact, look } = this.#sheet;
		if (look.layout === "page-header") return;
		const isSpaced = look.layout === "letter-spaced";
		const style: Style = { font: "bold", size: 19, spacing: isSpaced ? 5 : 0 };
		this.#line(isSpaced ? name.toUpperCase() : name, column, style);
		if (contact.length > 0) this.#text(contact.join("  |  "), column, plain);
	}

	#part({ heading, entries }: Part, column: Column): void {
		column.y += 9;
		const isSpaced = this.#sheet.look.layout === "letter-spaced";
		if (heading) {
			const style: Style = { font: "bold", size: 11, spacing: isSpaced ? 3.5 : 0 };
			this.#line(isSpaced ? heading.toUpperCase() : heading, column, style);
		}
		for (const entry of entries) this.#entry(entry, column);
	}

	#entry({ dates, rows, lines }: Entry, column: Column): void {
		column.y += 4;
		const body = dates === null ? column : this.#beside(dates, column);
		for (const [index, { left, right }] of rows.entries()) {
			const style = index === 0 ? bold : plain;
			if (right) this.#atRight(right, body);
			this.#text(left, body, style, right ? this.#widthOf(right, plain) + 12 : 0);
		}
		for (const { text, isListed } of lines) {
			if (isListed) this.#bullet(text, body);
			else this.#text(text, body, plain);
		}
		Object.assign(column, { y: body.y, page: body.page });
	}

	/** Dates in a column of their own. */
	#beside(dates: string, column: Column): Column {
		this.#fit(column, plain);
		this.#text(dates, { ...column, width: 105 }, plain);
		return { ...column, x: column.x + 115, width: column.width - 115 };
	}

	#atRight(text: string, column: Column): void {
		this.#fit(column, plain);
		const x = column.x + column.width - this.#widthOf(text, plain);
		this.#lines.push({ ...plain, x, y: column.y, page: column.page, text });
	}

	#bullet(text: string, column: Column): void {
		this.#fit(column, plain);
		const sign = this.#sheet.look.sign;
		this.#lines.push({ ...plain, x: column.x, y: column.y, page: column.page, text: sign });
		const inner = { ...column, x: column.x + 11, width: column.width - 11 };
		this.#text(text, inner, plain);
		Object.assign(column, { y: inner.y, page: inner.page });
	}

	/** Broken into lines at the width of the column. */
	#text(text: string, column: Column, style: Style, taken = 0): void {
		let line = "";
		for (const word of text.split(" ")) {
			const longer = line === "" ? word : `${line} ${word}`;
			if (line !== "" && this.#widthOf(longer, style) > column.width - taken) {
				this.#line(line, column, style);
				line = word;
			} else line = longer;
		}
		this.#line(line, column, style);
	}

	#line(text: string, column: Column, style: Style): void {
		this.#fit(column, style);
		this.#lines.push({ ...style, x: column.x, y: column.y, page: column.page, text });
		column.y += style.size * 1.3;
	}

	/** Goes on at the head of the next page where this one is full. */
	#fit(column: Column, { size }: Style): void {
		if (column.y + size * 1.3 <= page.height - page.margin) return;
		Object.assign(column, { y: page.top, page: column.page + 1 });
	}

	#widthOf(text: string, { font, size }: Style): number {
		return this.#pdf.font(fonts[font]).fontSize(size).widthOfString(text);
	}
}
