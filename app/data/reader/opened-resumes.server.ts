import { and, eq, isNull, sql } from "drizzle-orm";
import { askTogether, type Connection, type Transaction } from "#app/data/base/database.server.ts";
import {
	resumeDocuments,
	resumeFiles,
	resumeLessons,
} from "#app/data/base/schema/bodies.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { firstOf, type Later, statement } from "#app/data/base/statement.server.ts";
import { isPublished } from "#app/data/library/resume-conditions.server.ts";
import { originColumns } from "#app/data/library/resumes.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { ResumeOrigin } from "#app/domain/library/provenance.ts";
import type { FileKind } from "#app/domain/reader/file-kinds.ts";
import type { Lesson } from "#app/domain/reader/lesson/contents.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";

export type StoredFile = {
	key: string;
	kind: FileKind;
	origin: "original" | "rendered";
	size: number;
	/** Of a rendered file: the rules and the note that it was made with. */
	madeWith: string | null;
	blocks: TextBlock[] | null;
};

/**
 * The protected body of a resume. Only `operations/` call this, and only after an allowing decision.
 */
export type ResumeBody = ResumeOrigin & {
	title: string;
	availability: "document" | "file" | "none";
	document: ResumeDocument | null;
	style: SheetStyle | null;
	fileUrl: string | null;
	files: StoredFile[];
};

export async function getResumeBody(
	connection: Connection,
	id: string,
): Promise<ResumeBody | null> {
	const [[row], files] = await askTogether(connection, (together) => [
		bodyOf(together, id),
		filesOf(together, id),
	]);
	return row ? { ...row, files } : null;
}

const bodyOf = statement((connection, id: Later<string>) =>
	connection
		.select({
			title: resumes.title,
			...originColumns,
			availability: resumes.availability,
			fileUrl: resumes.fileUrl,
			document: resumeDocuments.document,
			style: resumeDocuments.style,
		})
		.from(resumes)
		.leftJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id))
		.where(and(eq(resumes.id, id), isPublished)),
);

const filesOf = statement((connection, id: Later<string>) =>
	connection
		.select({
			...pick(resumeFiles, "key", "kind", "origin", "size", "madeWith", "blocks"),
		})
		.from(resumeFiles)
		// A held file is never served.
		.where(and(eq(resumeFiles.resumeId, id), isNull(resumeFiles.held)))
		.orderBy(resumeFiles.origin, resumeFiles.kind),
);

/** What is said about a resume beside its words, and whether its own person says it. Only `operations/` call this, and only after an allowing decision. */
export const getLesson = firstOf(
	(connection, resumeId: Later<string>) =>
		connection
			.select({
				notes: resumeLessons.notes,
				earlier: resumeLessons.earlier,
				isByPerson: sql<boolean>`${contributions.id} is not null`,
			})
			.from(resumeLessons)
			.leftJoin(contributions, eq(contributions.resumeId, resumeLessons.resumeId))
			.where(eq(resumeLessons.resumeId, resumeId)),
	(row): Lesson & { isByPerson: boolean } => row ?? { notes: [], earlier: null, isByPerson: false },
);

type RenderedFile = { madeWith: string } & Omit<
	typeof resumeFiles.$inferInsert,
	"createdAt" | "origin" | "blocks"
>;

/**
 * Stores a rendered file of a resume, in place of one from older inputs.
 * @returns the key of the resume's file of this kind, which is another one when another process was quicker;
 * and the keys that nothing refers to anymore
 */
export async function keepRenderedFile(
	transaction: Transaction,
	file: RenderedFile,
): Promise<{ key: string; removedKeys: string[] }> {
	const ofThisKind = and(
		eq(resumeFiles.resumeId, file.resumeId),
		eq(resumeFiles.origin, "rendered"),
		eq(resumeFiles.kind, file.kind),
	);
	const removed = await transaction
		.delete(resumeFiles)
		.where(and(ofThisKind, sql`${resumeFiles.madeWith} is distinct from ${file.madeWith}`))
		.returning({ key: resumeFiles.key });
	const [added] = await transaction
		.insert(resumeFiles)
		.values({ ...file, origin: "rendered" })
		.onConflictDoNothing()
		.returning({ key: resumeFiles.key });
	const removedKeys = removed.map(({ key }) => key);
	if (added) return { key: added.key, removedKeys };
	const [present] = await transaction
		.select({ key: resumeFiles.key })
		.from(resumeFiles)
		.where(ofThisKind);
	return { key: present?.key ?? file.key, removedKeys: [...removedKeys, file.key] };
}

/** Keeps the converted text of an original, so that it is converted once. */
export async function keepConvertedText(
	connection: Connection,
	key: string,
	blocks: TextBlock[],
): Promise<void> {
	await connection.update(resumeFiles).set({ blocks }).where(eq(resumeFiles.key, key));
}
