import { plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";
import { ZipError } from "./zip-directory.ts";

/** Kinds of files that are turned into text on the server; PDF is shown by its pages instead. */
export type ConvertibleKind = "docx" | "doc" | "txt";

/**
 * unsafe: macros, links out of the archive, entities · too_large: over a limit · busy: too many wait ·
 * timeout, memory: stopped by the guard · empty: nothing to read · unreadable: damaged or another kind
 */
export type ConversionFailure =
	| "unsafe"
	| "encrypted"
	| "too_large"
	| "unreadable"
	| "empty"
	| "timeout"
	| "memory"
	| "busy";

export type ConversionResult =
	| { success: true; blocks: TextBlock[] }
	| { success: false; reason: ConversionFailure };

/** Why a file cannot be converted, thrown inside the worker. */
export class ConversionError extends Error {
	readonly reason: ConversionFailure;
	constructor(reason: ConversionFailure, message: string) {
		super(message);
		this.reason = reason;
	}
}

/** A resume is a few thousand letters; what is a hundred times longer is no resume. */
const limits = { blocks: 10_000, letters: 400_000 };

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

/** @throws ConversionError when there is too much that shows on no page: all of it is searched as well */
export function checkHidden(hidden: string[]): string[] {
	if (hidden.join("").length > limits.letters) {
		throw new ConversionError("too_large", "Too much beside the text");
	}
	return hidden;
}

export function reasonOf(error: unknown): ConversionFailure {
	if (error instanceof ConversionError) return error.reason;
	return error instanceof ZipError ? error.problem : "unreadable";
}
