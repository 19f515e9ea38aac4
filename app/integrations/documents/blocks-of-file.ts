import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import {
	type ConversionFailure,
	type ConvertibleKind,
	checkBlocks,
	reasonOf,
} from "./conversion.ts";
import { txtBlocks } from "./txt-blocks.ts";
import { openZip } from "./zip-archive.ts";

/** Every file has a thread of its own, which loads no more than it needs: a reader costs more than a file. */
const converters: Record<
	ConvertibleKind,
	(bytes: Uint8Array) => TextBlock[] | Promise<TextBlock[]>
> = {
	docx: async (bytes) => (await import("./docx-blocks.ts")).docxBlocks(bytes, openZip),
	doc: async (bytes) => (await import("./doc-blocks.ts")).docBlocks(bytes),
	txt: txtBlocks,
};

/**
 * The readable text of a foreign file.
 * @throws ConversionError, ZipError, and whatever a broken file makes of its reader
 */
export async function blocksOfFile(bytes: Uint8Array, kind: ConvertibleKind): Promise<TextBlock[]> {
	return checkBlocks(await converters[kind](bytes));
}

/**
 * Why a thread could not do what it was asked for with a file.
 * @throws the error itself when a part of the program is not there, which is no file's fault
 */
export function failureOf(error: unknown): ConversionFailure {
	if ((error as NodeJS.ErrnoException).code?.endsWith("MODULE_NOT_FOUND")) throw error;
	return reasonOf(error);
}
