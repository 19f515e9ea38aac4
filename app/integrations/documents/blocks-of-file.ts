import { plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";
import { ConversionError, type ConversionFailure, type ConvertibleKind } from "./conversion.ts";
import { docBlocks } from "./doc-blocks.ts";
import { docxBlocks } from "./docx-blocks.ts";
import { txtBlocks } from "./txt-blocks.ts";
import { ZipError } from "./zip-archive.ts";

/** A resume is a few thousand letters; what is a hundred times longer is no resume. */
const limits = { blocks: 10_000, letters: 400_000 };

const converters: Record<
	ConvertibleKind,
	(bytes: Uint8Array) => TextBlock[] | Promise<TextBlock[]>
> = {
	docx: docxBlocks,
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

/** @throws ConversionError when there is nothing to read, too much, or no letters that anyone knows */
export function checkBlocks(blocks: TextBlock[]): TextBlock[] {
	const text = blocks.map(plainTextOf).join("");
	if (!/\S/.test(text)) throw new ConversionError("empty", "Nothing to read");
	if (blocks.length > limits.blocks || text.length > limits.letters) {
		throw new ConversionError("too_large", "Too much text");
	}
	if ((text.match(/\ufffd/g)?.length ?? 0) > text.length / 20) {
		throw new ConversionError("unreadable", "Letters that nobody knows");
	}
	return blocks;
}

export function reasonOf(error: unknown): ConversionFailure {
	if (error instanceof ConversionError) return error.reason;
	return error instanceof ZipError ? error.problem : "unreadable";
}
