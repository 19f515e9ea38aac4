import { plainTextBlocks } from "#app/domain/plain-text-blocks.ts";
import type { TextBlock } from "#app/domain/text-blocks.ts";
import { ConversionError } from "./conversion.ts";

export const txtBlocks = (bytes: Uint8Array): TextBlock[] => plainTextBlocks(decodeText(bytes));

/** UTF-8, UTF-16 with its mark, else Windows-1252 (which holds Latin-1). A NUL means that it is no text. */
export function decodeText(bytes: Uint8Array): string {
	const utf16 = utf16Of(bytes);
	return withoutNul(utf16 ? new TextDecoder(utf16).decode(bytes) : decodeUtf8(bytes));
}

/**
 * UTF-8, or UTF-16 with its mark, and nothing else.
 * @throws ConversionError
 */
export function decodeStrictText(bytes: Uint8Array): string {
	try {
		const decoder = new TextDecoder(utf16Of(bytes) ?? "utf-8", { fatal: true });
		return withoutNul(decoder.decode(bytes));
	} catch (cause) {
		if (cause instanceof ConversionError) throw cause;
		throw new ConversionError("unreadable", "Not a text in UTF-8 or UTF-16");
	}
}

function utf16Of([first, second]: Uint8Array): "utf-16le" | "utf-16be" | null {
	if (first === 0xff && second === 0xfe) return "utf-16le";
	return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

function withoutNul(text: string): string {
	if (text.includes("\0")) throw new ConversionError("unreadable", "Not a text file");
	return text;
}

function decodeUtf8(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}
