import type { FileKind } from "#app/domain/reader/file-kinds.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { textOfPages } from "#app/domain/reader/sheet/placed-text.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { type ConversionFailure, checkBlocks, reasonOf } from "../conversion.ts";
import { txtBlocks } from "../txt-blocks.ts";

/** The kinds that a browser reads; old Word files need Node. */
export type BrowserKind = Exclude<FileKind, "doc">;

export type BrowserReading =
	| { success: true; blocks: TextBlock[]; pages: number | null }
	| { success: false; reason: ConversionFailure };

/** The readers are loaded when they are first needed, or ahead by `loadReaders`. */
const pdfReader = () => import("./read-pdf.ts");
const wordReader = async () => ({
	...(await import("../docx-blocks.ts")),
	...(await import("./unzip.ts")),
});

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
		const { blocks, pages } = await readers[kind](bytes, onPage);
		return { success: true, blocks: checkBlocks(blocks), pages };
	} catch (error) {
		return { success: false, reason: reasonOf(error) };
	}
}

type Reader = (
	bytes: Uint8Array,
	onPage: (page: number, pages: number) => void,
) => Promise<{ blocks: TextBlock[]; pages: number | null }>;

const readers: Record<BrowserKind, Reader> = {
	async pdf(bytes, onPage) {
		const { readPdfInBrowser } = await pdfReader();
		const pages = await readPdfInBrowser(bytes, onPage);
		return { blocks: plainTextBlocks(textOfPages(pages).join("\n")), pages: pages.length };
	},
	// Without the widths of letters nobody knows on how many pages Word sets it.
	async docx(bytes) {
		const { docxBlocks, openZipInBrowser } = await wordReader();
		return { blocks: await docxBlocks(bytes, openZipInBrowser), pages: null };
	},
	txt: async (bytes) => ({ blocks: txtBlocks(bytes), pages: null }),
};
