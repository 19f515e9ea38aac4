import { sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { insertRows } from "#app/data/base/insert-rows.server.ts";
import {
	resumeDocuments,
	resumeFiles,
	resumeLessons,
	resumeSheets,
} from "#app/data/base/schema/bodies.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { refreshVocabulary } from "#app/data/library/search/vocabulary.server.ts";
import type { Lesson } from "#app/domain/reader/lesson/contents.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";

/** A resume with everything that belongs to it, to be written in one go. */
export type NewResume = {
	resume: Omit<typeof resumes.$inferInsert, "id" | "searchText"> & { id: string };
	document: { document: ResumeDocument; style: SheetStyle } | null;
	/** Only of a document. */
	lesson?: Lesson | null;
	geometry: GreekedSheet | null;
	files: Omit<typeof resumeFiles.$inferInsert, "resumeId">[];
};

const rowsPerStatement = 100;

/** Writes many resumes; in the caller's transaction all or none. */
export async function insertResumes(
	transaction: Transaction,
	batch: readonly NewResume[],
): Promise<void> {
	// A hundred resumes bring some thousand terms; nobody waits at a page for this.
	await transaction.execute(sql`set local statement_timeout = '60s'`);
	for (let start = 0; start < batch.length; start += rowsPerStatement) {
		const part = batch.slice(start, start + rowsPerStatement);
		await transaction.insert(resumes).values(part.map(({ resume }) => resume));
		const documents = part.flatMap(({ resume, document }) =>
			document ? [{ resumeId: resume.id, ...document }] : [],
		);
		if (documents.length > 0) await transaction.insert(resumeDocuments).values(documents);
		const sheets = part.flatMap(({ resume, geometry }) =>
			geometry ? [{ resumeId: resume.id, geometry }] : [],
		);
		if (sheets.length > 0) await transaction.insert(resumeSheets).values(sheets);
		const files = part.flatMap(({ resume, files }) =>
			files.map((file) => ({ ...file, resumeId: resume.id })),
		);
		if (files.length > 0) await transaction.insert(resumeFiles).values(files);
	}
}

/**
 * Writes the resumes of an empty library; in the caller's transaction all or none. What triggers would write for each
 * part is written once for all. Needs the owner of the tables, as the migrations do.
 */
export async function insertFirstResumes(
	transaction: Transaction,
	batch: readonly NewResume[],
): Promise<void> {
	await transaction.execute(sql`set local statement_timeout = '60s'`);
	const watched = [resumes, resumeDocuments];
	for (const table of watched) {
		await transaction.execute(sql`alter table ${table} disable trigger user`);
	}
	const of = <Part>(parts: (resume: NewResume) => Part[]) =>
		batch.flatMap((one) => parts(one).map((part) => ({ resumeId: one.resume.id, ...part })));
	await insertRows(
		transaction,
		resumes,
		batch.map(({ resume }) => resume),
	);
	const documents = of(({ document }) => (document ? [document] : []));
	await insertRows(transaction, resumeDocuments, documents);
	const lessons = of(({ lesson }) => (lesson ? [lesson] : []));
	await insertRows(transaction, resumeLessons, lessons);
	const sheets = of(({ geometry }) => (geometry ? [{ geometry }] : []));
	await insertRows(transaction, resumeSheets, sheets);
	await insertRows(
		transaction,
		resumeFiles,
		of(({ files }) => files),
	);
	for (const table of watched) {
		await transaction.execute(sql`alter table ${table} enable trigger user`);
	}
	await transaction.execute(sql`select note_library_change(resumes, 1) from ${resumes}`);
	await transaction.execute(sql`select rebuild_resume_search()`);
	await refreshVocabulary(transaction);
}

/** True while nothing has ever been put into the library. */
export async function isLibraryEmpty(connection: Connection): Promise<boolean> {
	const { rows } = await connection.execute<{ present: boolean }>(
		sql`select exists (select 1 from ${resumes}) as present`,
	);
	return !rows[0]?.present;
}
