import type { OpenWords } from "#app/domain/reader/open-words.ts";
import type { Uses } from "#app/services.ts";
import { prepareReading } from "./prepare-reading.server.ts";

/**
 * The words of a resume for pages that everyone sees, read as a visitor: the access decision gives them for what is
 * open to everyone, and for nothing else.
 * @returns null for any other resume, and for a PDF, which is read by its pages in the reader
 */
export async function readOpenWords(
	services: Uses<"database" | "failOpen" | "files" | "log" | "renewals">,
	resumeId: string,
	now: Date,
): Promise<OpenWords | null> {
	const result = await prepareReading(services, null, resumeId, now);
	if (!result.success) return null;
	const { reading, origin, notes, hasEarlier } = result.data;
	if (reading.kind === "document") {
		const { document, style, pages } = reading;
		return { origin, notes, hasEarlier, sheet: { kind: "document", document, style, pages } };
	}
	if (reading.kind !== "blocks") return null;
	return { origin, notes, hasEarlier, sheet: { kind: "blocks", blocks: reading.blocks } };
}
