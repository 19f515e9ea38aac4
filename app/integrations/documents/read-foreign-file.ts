import { findContactData } from "#app/domain/intake/contact-data.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import { blocksOfLines } from "#app/domain/reader/plain-text-blocks.ts";
import { factsOfFile } from "#app/domain/reader/sheet/file-facts.ts";
import { greekSheet } from "#app/domain/reader/sheet/greek.ts";
import { greekPages } from "#app/domain/reader/sheet/greek-pages.ts";
import { layOutBlocks } from "#app/domain/reader/sheet/lay-out-blocks.ts";
import { type PlacedPage, textOfLine } from "#app/domain/reader/sheet/placed-line.ts";
import { linesOfPage, sheetOfPages } from "#app/domain/reader/sheet/placed-text.ts";
import { asRead } from "#app/domain/reader/sheet/right-to-left.ts";
import { plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";
import { blocksOfFile, failureOf } from "./blocks-of-file.ts";
import { checkBlocks, checkHidden } from "./conversion.ts";
import type { FileReading, FileRemark, ReadingResult, Searched } from "./file-reading.ts";
import { fontMetrics } from "./fonts/font-metrics.server.ts";
import { docExtras, docxExtras, type WordExtras } from "./word-extras.ts";

/** Everything that is wanted of a foreign file. Only ever called in a guarded thread. */
export async function readForeignFile(
	bytes: Uint8Array,
	kind: ReadableKind,
	searched: Searched = "everything",
): Promise<ReadingResult> {
	const remarks: FileRemark[] = [];
	try {
		const reading = kind === "pdf" ? await readPages(bytes, remarks) : await readText(bytes, kind);
		const hidden = checkHidden(reading.hidden);
		const said = searched === "pages" ? reading.lines : [...reading.lines, ...hidden];
		// In this thread: a file can be made so that it takes long.
		return { success: true, ...reading, found: findContactData(said) };
	} catch (error) {
		return { success: false, reason: failureOf(error), remarks };
	}
}

type ReadFile = Omit<FileReading, "found">;

/** @param remarks filled as soon as something is known, so that it is told of an unreadable file as well */
async function readPages(bytes: Uint8Array, remarks: FileRemark[]): Promise<ReadFile> {
	const { readPdf } = await import("./pdf-text.ts");
	const pdf = await readPdf(bytes);
	remarks.push(...pdf.remarks);
	const { lines, headings } = sheetOfPages(pdf.pages.map(asRead));
	const blocks = checkBlocks(blocksOfLines(lines, headings));
	return {
		blocks,
		lines: lines.filter((line) => line !== ""),
		hidden: pdf.hidden,
		clues: { properties: pdf.properties, largest: largestLines(pdf.pages), margins: [] },
		geometry: greekPages(pdf.pages),
		facts: factsOfFile(blocks, pdf.pages.length),
		remarks: pdf.remarks,
	};
}

async function readText(bytes: Uint8Array, kind: Exclude<ReadableKind, "pdf">): Promise<ReadFile> {
	const blocks = await blocksOfFile(bytes, kind);
	const nothing: WordExtras = { hidden: [], remarks: [], properties: [], margins: [] };
	const { hidden, remarks, properties, margins } =
		kind === "docx" ? docxExtras(bytes) : kind === "doc" ? await docExtras(bytes) : nothing;
	const layout = layOutBlocks(blocks, fontMetrics);
	return {
		blocks,
		lines: blocks.flatMap((block) => plainTextOf(block).split("\n")),
		hidden,
		remarks,
		clues: { properties, margins, largest: headingsOf(blocks) },
		geometry: greekSheet({ ...layout, pages: layout.pages.slice(0, 8) }),
		facts: factsOfFile(blocks, layout.pages.length),
	};
}

/** The lines of the largest letters on the first page: mostly the name. */
function largestLines([page]: readonly PlacedPage[]): string[] {
	const lines = page ? linesOfPage(page) : [];
	const largest = Math.max(0, ...lines.map(({ size }) => size));
	const found = lines.filter(({ size }) => size > largest * 0.95).slice(0, 3);
	const texts = found.map(textOfLine);
	// A name on two lines is one.
	return texts.length > 1 ? [texts.slice(0, 2).join(" "), ...texts] : texts;
}

const headingsOf = (blocks: readonly TextBlock[]): string[] =>
	blocks.flatMap((block) => (block.type === "heading" && block.level === 1 ? [block.text] : []));
