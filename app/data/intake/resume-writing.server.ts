import { sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import {
	resumeDocuments,
	resumeFiles,
	resumeSheets,
	resumes,
} from "#app/data/base/schema/library.server.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";

/** A resume with everything that belongs to it, to be written in one go. */
export type NewResume = {
	resume: Omit<typeof resumes.$inferInsert, "id" | "searchText"> & { id: string };
	document: { document: ResumeDocument; style: SheetStyle } | null;
	geometry: GreekedSheet | null;
	files: Omit<typeof resumeFiles.$inferInsert, "resumeId">[];
};

const rowsPerStatement = 100;

/** Writes many resumes; in the caller's transaction all or none. */
export async function insertResumes(
	transaction: Transaction,
	batch: readonly NewResume[],
	onProgress: (written: number) => void = () => {},
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
		onProgress(start + part.length);
	}
}

/** True while nothing has ever been put into the library. */
export async function isLibraryEmpty(connection: Connection): Promise<boolean> {
	const { rows } = await connection.execute<{ present: boolean }>(
		sql`select exists (select 1 from ${resumes}) as present`,
	);
	return !rows[0]?.present;
}
