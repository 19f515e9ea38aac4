import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { ConversionError } from "./conversion.ts";

export const txtBlocks = (bytes: Uint8Array): TextBlock[] => plainTextBlocks(decodeText(bytes));

/** Control characters other than white space, which no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const noText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u;
/** Bytes that mean nothing in Windows-1252. */
const unused = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/**
 * UTF-8, UTF-16 with its mark, else Windows-1252 (which holds Latin-1).
 * @throws ConversionError for what is no text in any of them
 */
export function decodeText(bytes: Uint8Array): string {
	const encoding = encodingOf(bytes);
	try {
		const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
		if (!noText.test(text)) return text;
	} catch {
		// Half of a letter of UTF-16.
	}
	throw new ConversionError("unreadable", "Not a text");
}

function encodingOf(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return "utf-16le";
	if (first === 0xfe && second === 0xff) return "utf-16be";
	return decodes(bytes, "utf-8") || unused.some((byte) => bytes.includes(byte))
		? "utf-8"
		: "windows-1252";
}

function decodes(bytes: Uint8Array, encoding: string): boolean {
	try {
		new TextDecoder(encoding, { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}
