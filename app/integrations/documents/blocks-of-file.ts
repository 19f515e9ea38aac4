import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { type ConvertibleKind, checkBlocks } from "./conversion.ts";
import { docBlocks } from "./doc-blocks.ts";
import { docxBlocks } from "./docx-blocks.ts";
import { txtBlocks } from "./txt-blocks.ts";
import { openZip } from "./zip-archive.ts";

const converters: Record<
	ConvertibleKind,
	(bytes: Uint8Array) => TextBlock[] | Promise<TextBlock[]>
> = {
	docx: (bytes) => docxBlocks(bytes, openZip),
	doc: docBlocks,
	txt: txtBlocks,
};

/**
 * The readable text of a foreign file.
 * @throws ConversionError, ZipError, and whatever a broken file makes of its reader
 */
export async function blocksOfFile(bytes: Uint8Array, kind: ConvertibleKind): Promise<TextBlock[]> {
	return checkBlocks(await converters[kind](bytes));
}
