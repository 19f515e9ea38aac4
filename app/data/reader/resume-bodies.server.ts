import { and, eq, inArray, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { resumeDocuments, resumeFiles, resumeSheets } from "#app/data/base/schema/bodies.server.ts";
import { resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";

/* Removes the bodies of withdrawn resumes. Rows go first; the caller queues the files for deletion. */

/** @returns the keys of the files that nothing refers to anymore */
export async function removeRenderedFiles(
	transaction: Transaction,
	resumeId: string,
): Promise<string[]> {
	const rows = await transaction
		.delete(resumeFiles)
		.where(and(eq(resumeFiles.resumeId, resumeId), eq(resumeFiles.origin, "rendered")))
		.returning({ key: resumeFiles.key });
	return rows.map(({ key }) => key);
}

/**
 * Removes everything that a resume could be read from: document, sheet, files, the uploads that they came
 * from, and an address elsewhere. Title and description stay, for those who have a line about it.
 * @returns the keys of the files that nothing refers to anymore
 */
export async function removeBodies(
	transaction: Transaction,
	resumeIds: readonly string[],
): Promise<string[]> {
	if (resumeIds.length === 0) return [];
	const ids = [...resumeIds];
	await transaction.delete(resumeDocuments).where(inArray(resumeDocuments.resumeId, ids));
	await transaction.delete(resumeSheets).where(inArray(resumeSheets.resumeId, ids));
	const files = await transaction
		.delete(resumeFiles)
		.where(inArray(resumeFiles.resumeId, ids))
		.returning({ key: resumeFiles.key });
	// A clean copy was published; what it was made from says more than it.
	const uploads = await transaction.execute<{ key: string }>(sql`
		with recursive family as (
			select id, redacted_from from resume_uploads where resume_id = any(${sql.param(ids)}::uuid[])
			union select upload.id, upload.redacted_from from resume_uploads upload
				join family on upload.id = family.redacted_from or upload.redacted_from = family.id)
		delete from resume_uploads where id in (select id from family) returning key`);
	await transaction
		.update(resumes)
		.set({ availability: "none", fileUrl: null, facts: null, sheetVersion: null })
		.where(inArray(resumes.id, ids));
	return [...new Set([...files, ...uploads.rows].map(({ key }) => key))];
}

/**
 * Withdrawn resumes whose body has been kept long enough, held until the transaction ends.
 * @param before resumes withdrawn at this instant or earlier
 */
export async function holdKeptTooLong(
	transaction: Transaction,
	before: Date,
	limit: number,
): Promise<string[]> {
	const rows = await transaction
		.select({ id: resumes.id })
		.from(resumes)
		.where(and(isNotNull(resumes.withdrawnAt), lte(resumes.withdrawnAt, before), hasBody))
		.limit(limit)
		.for("update", { skipLocked: true });
	return rows.map(({ id }) => id);
}

/** It was rendered of another file than the resume has now; what it was made with names that. */
const isOfReplaced = sql`exists (select from resume_files original
	where original.resume_id = ${resumes.id} and original.origin = 'original'
		and position(original.key in ${resumeFiles.madeWith}) = 0
		and not exists (select from ${resumeDocuments} where ${resumeDocuments.resumeId} = ${resumes.id}))`;

/**
 * Resumes that have a rendered file of what is gone: it was being made while they were withdrawn, or while the
 * file that it is made of was replaced. Some at a time.
 */
export async function findRenderedAfterwards(
	connection: Connection,
	limit: number,
): Promise<string[]> {
	const rows = await connection
		.selectDistinct({ id: resumes.id })
		.from(resumes)
		.innerJoin(resumeFiles, eq(resumeFiles.resumeId, resumes.id))
		.where(
			and(or(isNotNull(resumes.withdrawnAt), isOfReplaced), eq(resumeFiles.origin, "rendered")),
		)
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** Whether a withdrawn resume still has something to delete. */
export async function isBodyKept(connection: Connection, id: string): Promise<boolean> {
	const [row] = await connection
		.select({ id: resumes.id })
		.from(resumes)
		.where(and(eq(resumes.id, id), hasBody));
	return row !== undefined;
}

const belongs = (table: typeof resumeFiles | typeof resumeDocuments | typeof resumeUploads): SQL =>
	sql`exists (select 1 from ${table} where ${table.resumeId} = ${resumes.id})`;

const hasBody = or(
	isNotNull(resumes.fileUrl),
	belongs(resumeFiles),
	belongs(resumeDocuments),
	belongs(resumeUploads),
);
