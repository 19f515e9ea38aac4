import type { MachineText } from "#app/domain/insights/own/parser-faults.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { docxBlocks } from "../docx-blocks.ts";
import { openZipInBrowser } from "./unzip.ts";
import { wordSurroundings } from "./word-surroundings.ts";

/**
 * The text of a Word file, and what programs do not read of it. Without the widths of letters nobody knows on how
 * many pages Word sets it.
 * @throws ConversionError, ZipError
 */
export async function readWordInBrowser(
	bytes: Uint8Array,
): Promise<{ blocks: TextBlock[] } & Pick<MachineText, "margins" | "columns">> {
	const blocks = await docxBlocks(bytes, openZipInBrowser);
	return { blocks, ...(await wordSurroundings(openZipInBrowser(bytes))) };
}
