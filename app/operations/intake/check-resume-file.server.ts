import type { Transaction } from "#app/data/base/database.server.ts";
import {
	addImport,
	addImportRows,
	setImportChecked,
} from "#app/data/intake/resume-imports.server.ts";
import { changesBetween } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { detectEncoding, readCsv } from "#app/domain/intake/csv/read-rows.ts";
import type { CsvRecord } from "#app/domain/intake/csv/record.ts";
import type { TextEncoding } from "#app/domain/intake/csv/text-encoding.ts";
import { isBlankRow, type readResumeRow } from "#app/domain/intake/resume-csv.ts";
import { readHeaders } from "#app/domain/intake/resume-csv-headers.ts";
import { resumeFieldNames } from "#app/domain/intake/resume-form.ts";
import { importLabel, importMaximum, isCsvName } from "#app/domain/intake/resume-import.ts";
import type { SentFile } from "#app/integrations/multipart.server.ts";
import { inPieces } from "#app/integrations/pace.server.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { readAllowedRows } from "./read-rows.server.ts";

/** Why a whole file is refused: the sentence, what it means here, and the first rows that are to blame. */
export type FileRefusal = Failure & { detail?: string; problems?: RowProblem[] };
export type RowProblem = { row: number; problem: string };

/** How many rows a refusal names. */
const namedProblems = 20;

/** Ends the transaction of a file that turns out to be of no use. */
class Refusal extends Error {
	readonly refusal: FileRefusal;
	constructor(error: string, more: Pick<FileRefusal, "detail" | "problems"> = {}) {
		super(error);
		this.refusal = { ...rejected(error, 400, "file"), ...more };
	}
}

/**
 * Reads a file of resumes and keeps its rows, to be looked at before anything is added. All of it is kept,
 * or nothing; while it is read, a piece of it is held and not the whole.
 */
export function checkResumeFile(
	services: Uses<"database" | "log">,
	file: SentFile,
	now: Date,
): Promise<{ success: true; importId: string; encoding: TextEncoding } | FileRefusal> {
	return withUnexpectedFailure<
		{ success: true; importId: string; encoding: TextEncoding } | FileRefusal
	>(services, adminMessages.imports.unreadable, async () => {
		try {
			return { success: true, ...(await check(services, file, now)) };
		} catch (error) {
			if (error instanceof Refusal) return error.refusal;
			throw error;
		}
	});
}

async function check({ database }: Uses<"database">, file: SentFile, now: Date) {
	const { imports: sentences } = adminMessages;
	if (!isCsvName(file.name)) throw new Refusal(sentences.notCsv);
	const { bytes } = file;
	if (!bytes || bytes.length > importMaximum.bytes) {
		throw new Refusal(sentences.unreadable, { detail: sentences.tooLarge });
	}
	const encoding = await detectEncoding(inPieces(bytes));
	if (encoding === "binary") throw new Refusal(sentences.notCsv);
	if (encoding === "unreadable") {
		throw new Refusal(sentences.unreadable, { detail: sentences.notReadAsSaid });
	}
	const importId = await database.transaction((transaction) =>
		keep(transaction, readCsv(inPieces(bytes), encoding), {
			fileName: importLabel(file.name),
			now,
		}),
	);
	return { importId, encoding };
}

async function keep(
	transaction: Transaction,
	pieces: AsyncIterable<CsvRecord[]>,
	{ fileName, now }: { fileName: string; now: Date },
): Promise<string> {
	const { imports: sentences } = adminMessages;
	const problems: RowProblem[] = [];
	let begun: { id: string; columns: Parameters<typeof readResumeRow>[0] } | null = null;
	/** Which row changes a resume. */
	const changedBy = new Map<string, number>();
	let [rowCount, keptCount, badCount, leftOutCount] = [0, 0, 0, 0];
	for await (const records of pieces) {
		let rows = records;
		if (!begun && isSeparatorLine(rows[0])) rows = rows.slice(1);
		if (!begun && rows[0]) {
			begun = await begin(transaction, rows[0], { fileName, now });
			rows = rows.slice(1);
		}
		if (!begun) continue;
		rowCount += rows.length;
		const kept: Parameters<typeof addImportRows>[2][number][] = [];
		const filled = rows.filter((record) => !isBlankRow(record));
		keptCount += filled.length;
		if (keptCount > importMaximum.rows) {
			const detail = sentences.tooManyRows(importMaximum.rows);
			throw new Refusal(sentences.unreadable, { detail });
		}
		for (const { row, cells, reading, current } of await readAllowedRows(
			transaction,
			begun.columns,
			filled,
		)) {
			const above = current && changedBy.get(current.id);
			if (current && !above) changedBy.set(current.id, row);
			const twice = above ? sentences.idTwice(above) : null;
			const problem = reading.success ? twice : reading.problem;
			// It says what its resume says already.
			const isLeftOut =
				problem === null &&
				current !== null &&
				reading.success &&
				!changesBetween(current.fields, reading.resume, resumeFieldNames);
			kept.push({ row, cells, problem, isLeftOut });
			if (isLeftOut) leftOutCount++;
			if (problem === null) continue;
			badCount++;
			if (problems.length < namedProblems) problems.push({ row, problem });
		}
		await addImportRows(transaction, begun.id, kept);
	}
	if (!begun || keptCount === badCount) throw new Refusal(sentences.noValidRows, { problems });
	await setImportChecked(transaction, begun.id, { rowCount, badCount, leftOutCount });
	return begun.id;
}

/** "sep=;", by which Excel is told what parts the cells: the parser has gone by it already. */
const isSeparatorLine = (record: CsvRecord | undefined): boolean =>
	record !== undefined && /^sep=[,;]?$/iu.test(record.cells.join(""));

async function begin(
	transaction: Transaction,
	first: CsvRecord,
	{ fileName, now }: { fileName: string; now: Date },
) {
	const { imports: sentences } = adminMessages;
	if (first.fault) {
		throw new Refusal(sentences.unreadable, { detail: sentences.faults[first.fault] });
	}
	const headers = readHeaders(first.cells);
	if (!headers.success) throw new Refusal(headers.error, { detail: headers.detail });
	const values = { fileName, headers: first.cells, createdAt: now };
	return { id: await addImport(transaction, values), columns: headers.columns };
}
