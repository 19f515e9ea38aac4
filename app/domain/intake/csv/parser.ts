import { detectDelimiter, endOfFirstLine } from "./detect-delimiter.ts";
import { type CsvFault, type CsvRecord, cellMaximum, cellsMaximum } from "./record.ts";

/** Reads rows out of a text that comes in pieces, wherever it was cut. */
export type CsvParser = {
	/** @returns the rows that are complete with this piece */
	push(text: string): CsvRecord[];
	/** @returns the rows that the end of the text completes */
	end(): CsvRecord[];
};

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;
const byteOrderMark = "\uFEFF";
/** How many characters are searched for what separates the cells. */
const headMaximum = 2 * cellMaximum;

/**
 * RFC 4180, and what is met beside it: commas, semicolons or tabs, told by the first line; rows that end
 * with LF, CR or both; a byte order mark. A quote in the middle of a bare cell is a character like any other.
 */
export function createCsvParser(): CsvParser {
	// The first line is kept until it is whole: it says what separates the cells.
	let head: string | null = "";
	let records: CsvRecord[] = [];
	let separator = 0;

	let row = 1;
	let cells: string[] = [];
	let fault: CsvFault | null = null;
	let cell = "";
	/** How much more the cell may hold; below zero when it was too much. */
	let room = cellMaximum;
	/** `leaving`: a quote has been read, and what comes next says whether it ends the cell. */
	let place: "start" | "bare" | "quoted" | "leaving" = "start";
	let afterCarriageReturn = false;
	let isRowBegun = false;

	function take(text: string): void {
		if (text.length <= room) {
			cell += text;
			room -= text.length;
		} else {
			fault ??= "cell-too-long";
			cell = "";
			room = -1;
		}
	}

	function endCell(): void {
		if (cells.length < cellsMaximum) cells.push(cell);
		else fault ??= "too-many-cells";
		cell = "";
		room = cellMaximum;
		place = "start";
	}

	function endRow(): void {
		endCell();
		records.push({ row, cells, fault });
		row++;
		cells = [];
		fault = null;
		isRowBegun = false;
	}

	function read(text: string): void {
		/** Where the part begins that belongs to the cell and is not taken yet. */
		let from = 0;
		for (let at = 0; at < text.length; at++) {
			const code = text.charCodeAt(at);
			if (afterCarriageReturn) {
				afterCarriageReturn = false;
				if (code === lineFeed) {
					from = at + 1;
					continue;
				}
			}
			isRowBegun = true;
			if (place === "quoted") {
				if (code !== quote) continue;
				take(text.slice(from, at));
				from = at + 1;
				place = "leaving";
			} else if (code === separator) {
				if (place !== "leaving") take(text.slice(from, at));
				from = at + 1;
				endCell();
			} else if (code === lineFeed || code === carriageReturn) {
				if (place !== "leaving") take(text.slice(from, at));
				from = at + 1;
				afterCarriageReturn = code === carriageReturn;
				endRow();
			} else if (place === "leaving") {
				// Twice: it was one quote of the text. Else the text goes on where it should not.
				if (code === quote) place = "quoted";
				else {
					fault ??= "text-after-quote";
					place = "bare";
				}
				from = at;
			} else if (place === "start" && code === quote) {
				from = at + 1;
				place = "quoted";
			} else {
				place = "bare";
			}
		}
		if (place !== "leaving") take(text.slice(from));
	}

	/** @param end where the first line ends */
	function begin(text: string, end: number): void {
		head = null;
		separator = detectDelimiter(text.slice(0, Math.min(end, headMaximum))).charCodeAt(0);
		read(text.startsWith(byteOrderMark) ? text.slice(1) : text);
	}

	function taken(): CsvRecord[] {
		const complete = records;
		records = [];
		return complete;
	}

	return {
		push(text) {
			if (head === null) read(text);
			else {
				head += text;
				const end = endOfFirstLine(head);
				if (end >= 0 || head.length >= headMaximum) begin(head, end < 0 ? headMaximum : end);
			}
			return taken();
		},
		end() {
			if (head !== null) begin(head, head.length);
			// Also where the text has become too long by it: this is what can be mended.
			if (place === "quoted") fault = "unclosed-quote";
			if (isRowBegun) endRow();
			return taken();
		},
	};
}
