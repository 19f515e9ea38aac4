import { redactText } from "#app/domain/intake/contact-data.ts";
import { redactBlocks } from "#app/domain/intake/redact-blocks.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import { redactPages } from "#app/domain/reader/sheet/redact-pages.ts";
import { blocksOfFile, failureOf } from "./blocks-of-file.ts";
import { cleanPdf, LettersError } from "./clean-pdf.ts";
import type { CleanResult } from "./file-reading.ts";
import { decodeText } from "./txt-blocks.ts";

/**
 * Makes a new file of the words of a foreign one, without those that were to be removed. Nothing else is
 * taken over: no properties, links, notes, scripts, pictures or earlier versions. Only ever called in a
 * guarded thread.
 */
export async function cleanForeignFile(
	bytes: Uint8Array,
	kind: ReadableKind,
	removals: readonly string[],
): Promise<CleanResult> {
	try {
		switch (kind) {
			case "pdf": {
				const { readPdf } = await import("./pdf-text.ts");
				const { pages } = await readPdf(bytes);
				return { success: true, kind, bytes: await cleanPdf(redactPages(pages, removals)) };
			}
			case "docx":
			case "doc": {
				const { cleanDocx } = await import("./clean-docx.ts");
				const blocks = redactBlocks(await blocksOfFile(bytes, kind), removals);
				return { success: true, kind: "docx", bytes: await cleanDocx(blocks) };
			}
			case "txt": {
				const text = redactText(decodeText(bytes).replace(/\r\n?/gu, "\n"), removals);
				return { success: true, kind, bytes: new TextEncoder().encode(text) };
			}
		}
	} catch (error) {
		return { success: false, reason: error instanceof LettersError ? "letters" : failureOf(error) };
	}
}
