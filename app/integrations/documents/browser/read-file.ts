import type { MachineText } from "#app/domain/insights/own/parser-faults.ts";
import { rawRows } from "#app/domain/insights/own/raw-rows.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import {
	blocksOfLines,
	linesOfText,
	plainTextBlocks,
} from "#app/domain/reader/plain-text-blocks.ts";
import { mixedLines } from "#app/domain/reader/sheet/mixed-columns.ts";
import { sheetOfPages } from "#app/domain/reader/sheet/placed-text.ts";
import { plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";
import { type ConversionFailure, checkBlocks, reasonOf } from "../conversion.ts";
import { decodeText } from "../txt-blocks.ts";

/** The kinds that a browser reads; old Word files need Node. */
export type BrowserKind = Exclude<ReadableKind, "doc">;

export type BrowserReading =
	| ({ success: true; pages: number | null } & MachineText)
	/** unread: all that may be text is in fonts that a browser cannot read */
	| { success: false; reason: ConversionFailure | "unread" };

/** The readers are loaded when they are first needed, or ahead by `loadReaders`. */
const pdfReader = () => import("./read-pdf.ts");
const wordReader = () => import("./read-word.ts");

export const loadReaders = (): Promise<unknown> => Promise.all([pdfReader(), wordReader()]);

/**
 * Reads a file in a worker of a browser as the server reads it. Never throws for what is in the file; what
 * never ends is for the caller to end.
 * @param onPage is told before each page of a PDF
 */
export async function readFileInBrowser(
	bytes: Uint8Array,
	kind: BrowserKind,
	onPage: (page: number, pages: number) => void,
): Promise<BrowserReading> {
	try {
		const { blocks, ...rest } = await readers[kind](bytes, onPage);
		if (rest.unread?.length && blocks.length === 0) return { success: false, reason: "unread" };
		const words = checkBlocks(blocks);
		const bare = { raw: linesOf(words), columns: [], margins: [], pages: null };
		return { success: true, ...bare, ...rest, blocks: words };
	} catch (error) {
		return { success: false, reason: reasonOf(error) };
	}
}

type Reader = (
	bytes: Uint8Array,
	onPage: (page: number, pages: number) => void,
) => Promise<{ blocks: TextBlock[]; pages?: number } & Partial<MachineText>>;

const linesOf = (blocks: readonly TextBlock[]): string[] =>
	blocks.flatMap((block) => plainTextOf(block).split("\n"));

const readers: Record<BrowserKind, Reader> = {
	async pdf(bytes, onPage) {
		const { readPdfInBrowser } = await pdfReader();
		const { pages, unread } = await readPdfInBrowser(bytes, onPage);
		const { lines: raw, columns } = rawRows(pages);
		const { lines, headings } = sheetOfPages(pages);
		const blocks = blocksOfLines(lines, headings);
		return { blocks, pages: pages.length, raw, columns, unread };
	},
	async docx(bytes) {
		const { readWordInBrowser } = await wordReader();
		return readWordInBrowser(bytes);
	},
	async txt(bytes) {
		const text = decodeText(bytes);
		const raw = linesOfText(text);
		return { blocks: plainTextBlocks(text), raw, columns: mixedLines(raw) };
	},
};
