import { eq } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeDocuments, resumeLessons } from "#app/data/base/schema/bodies.server.ts";
import type { LineNote } from "#app/domain/reader/lesson/contents.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";

/** The document of a resume with the notes beside its lines; null of one that has no document. */
export async function getNoted(
	connection: Connection,
	resumeId: string,
): Promise<{ document: ResumeDocument; notes: LineNote[] } | null> {
	const [row] = await connection
		.select({ document: resumeDocuments.document, notes: resumeLessons.notes })
		.from(resumeDocuments)
		.leftJoin(resumeLessons, eq(resumeLessons.resumeId, resumeDocuments.resumeId))
		.where(eq(resumeDocuments.resumeId, resumeId));
	return row ? { document: row.document, notes: row.notes ?? [] } : null;
}

/** Writes the notes of a resume in place of those that were there. The version before stays. */
export async function writeNotes(
	connection: Connection,
	resumeId: string,
	notes: LineNote[],
): Promise<void> {
	await connection
		.insert(resumeLessons)
		.values({ resumeId, notes })
		.onConflictDoUpdate({ target: resumeLessons.resumeId, set: { notes } });
}
