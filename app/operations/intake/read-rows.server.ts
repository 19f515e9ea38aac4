import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { findAdminResumesById } from "#app/data/intake/resume-entries.server.ts";
import { entryHashes, findBlocked, holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import type { CsvRecord } from "#app/domain/intake/csv/record.ts";
import { type RowReading, readResumeRow, rowId } from "#app/domain/intake/resume-csv.ts";
import type { ColumnPlan } from "#app/domain/intake/resume-csv-headers.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import { takenDownSentence } from "#app/domain/intake/takedown.ts";
import { createPace } from "#app/integrations/pace.server.ts";

/** A row with what it says; `current` is the resume that it changes, null for one that it adds. */
export type ReadRow<Row> = Row & {
	reading: RowReading;
	current: { id: string; fields: ResumeFields } | null;
};

/** Reads rows of a file by the rules of the form, those with an id as changes of what is there. */
export async function readRows<Row extends { row: number; cells: string[] } & Partial<CsvRecord>>(
	connection: Connection,
	columns: ColumnPlan,
	rows: readonly Row[],
): Promise<ReadRow<Row>[]> {
	const ids = rows.flatMap(({ cells }) => rowId(columns, cells) ?? []);
	const resumes = new Map(
		(await findAdminResumesById(connection, ids.filter(isUuid))).map((one) => [one.id, one]),
	);
	const read: ReadRow<Row>[] = [];
	const pace = createPace();
	// In their words contact data is looked for, which takes its time.
	for (const row of rows) {
		read.push(readRow(columns, row, resumes));
		await pace();
	}
	return read;
}

type Found = Awaited<ReturnType<typeof findAdminResumesById>>[number];

function readRow<Row extends { cells: string[] } & Partial<CsvRecord>>(
	columns: ColumnPlan,
	row: Row,
	resumes: ReadonlyMap<string, Found>,
): ReadRow<Row> {
	const { imports: sentences, adminResumes } = adminMessages;
	const id = rowId(columns, row.cells);
	const resume = id === null ? null : (resumes.get(id) ?? null);
	const refuse = (problem: string) => ({
		...row,
		reading: { success: false as const, problem },
		current: null,
	});
	if (id !== null && !resume) return refuse(sentences.idUnknown);
	if (resume?.withdrawnAt) return refuse(adminResumes.withdrawn);
	const fields = resume && (resume.fields as ResumeFields);
	const record = { cells: row.cells, fault: row.fault ?? null };
	const reading = readResumeRow(columns, record, fields);
	const isBare = resume?.hasBody === false && reading.success && !reading.resume.fileUrl;
	if (isBare && reading.resume.isFeatured) return refuse(adminResumes.nothingToFeature);
	const current = resume && fields && { id: resume.id, fields };
	return { ...row, reading, current };
}

/** The same, and a row of what was taken down has a problem. */
export async function readAllowedRows<
	Row extends { row: number; cells: string[] } & Partial<CsvRecord>,
>(transaction: Transaction, columns: ColumnPlan, rows: readonly Row[]): Promise<ReadRow<Row>[]> {
	await holdTakedowns(transaction, "shared");
	const read = await readRows(transaction, columns, rows);
	const hashesOf = (reading: RowReading) => (reading.success ? entryHashes(reading.resume) : []);
	const blocked = await findBlocked(
		transaction,
		read.flatMap(({ reading }) => hashesOf(reading)),
	);
	if (blocked.size === 0) return read;
	return read.map((row) => {
		const takedown = hashesOf(row.reading)
			.map((hash) => blocked.get(hash))
			.find((one) => one !== undefined);
		const problem = takedown && takenDownSentence(takedown);
		return problem ? { ...row, reading: { success: false, problem } } : row;
	});
}
