import { eq } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeDocuments, resumeLessons } from "#app/data/base/schema/bodies.server.ts";
import type { EarlierVersion, LineNote } from "#app/domain/reader/lesson/contents.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";

/** The document of a resume with what is said beside it; null of one that has no document. */
export async function getNoted(
	connection: Connection,
	resumeId: string,
): Promise<{
	document: ResumeDocument;
	notes: LineNote[];
	earlier: EarlierVersion | null;
} | null> {
	const { notes, earlier } = resumeLessons;
	const [row] = await connection
		.select({ document: resumeDocuments.document, notes, earlier })
		.from(resumeDocuments)
		.leftJoin(resumeLessons, eq(resumeLessons.resumeId, resumeDocuments.resumeId))
		.where(eq(resumeDocuments.resumeId, resumeId));
	return row ? { ...row, notes: row.notes ?? [] } : null;
}

/** Writes the notes of a resume in place of those that were there. The earlier version stays. */
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

/** Writes the earlier version, or with null removes it. The notes stay. */
export async function setEarlier(
	connection: Connection,
	resumeId: string,
	earlier: EarlierVersion | null,
): Promise<void> {
	await connection
		.insert(resumeLessons)
		.values({ resumeId, notes: [], earlier })
		.onConflictDoUpdate({ target: resumeLessons.resumeId, set: { earlier } });
}
