import { plainTextBlocks } from "#app/domain/plain-text-blocks.ts";
import type { TextBlock } from "#app/domain/text-blocks.ts";
import { ConversionError } from "./conversion.ts";

export const txtBlocks = (bytes: Uint8Array): TextBlock[] => plainTextBlocks(decodeText(bytes));

/** UTF-8, UTF-16 with its mark, else Windows-1252 (which holds Latin-1). A NUL means that it is no text. */
export function decodeText(bytes: Uint8Array): string {
	const [first, second] = bytes;
	const utf16 =
		first === 0xff && second === 0xfe
			? "utf-16le"
			: first === 0xfe && second === 0xff
				? "utf-16be"
				: null;
	const text = utf16 ? new TextDecoder(utf16).decode(bytes) : decodeUtf8(bytes);
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
