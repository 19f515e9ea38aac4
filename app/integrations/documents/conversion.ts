import type { TextBlock } from "#app/domain/reader/text-blocks.ts";

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
