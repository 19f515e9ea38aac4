import WordExtractor from "word-extractor";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { ConversionError } from "./conversion.ts";
import { oleStreams } from "./ole-streams.ts";

/** The text of a Word 97 file; its lists and styles are lost, so structure is read from the text itself. */
export async function docBlocks(bytes: Uint8Array): Promise<TextBlock[]> {
	const file = Buffer.from(bytes);
	// The extractor would take a ZIP too, without any of our checks.
	if (file.length < 512 || file.readUInt32BE(0) !== 0xd0cf11e0) {
		throw new ConversionError("unreadable", "Not a Word 97 file");
	}
	const start = oleStreams(file)?.get("WordDocument") ?? Number.POSITIVE_INFINITY;
	// The flags of the file's information block; without the password the letters are noise.
	if (start + 12 <= file.length && file.readUInt16LE(start + 10) & 0x0100) {
		throw new ConversionError("encrypted", "A Word 97 file with a password");
	}
	const document = await new WordExtractor().extract(file);
	const body = document.getBody({ filterUnicode: false });
	// biome-ignore lint/suspicious/noControlCharactersInRegex: Word keeps marks of fields and cells in the text
	return plainTextBlocks(body.replace(/[\u0000-\u0008\u000e-\u001f]/g, ""));
}
