import type { Transaction } from "#app/data/base/database.server.ts";
import { entryHashes, findBlocked, holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import type { CsvRecord } from "#app/domain/intake/csv/record.ts";
import { type RowReading, readResumeRow } from "#app/domain/intake/resume-csv.ts";
import type { ColumnPlan } from "#app/domain/intake/resume-csv-headers.ts";
import { takenDownSentence } from "#app/domain/intake/takedown.ts";

/** Reads rows of a file by the rules of the form; one that was taken down is a row with a problem. */
export async function readRows<Row extends { row: number; cells: string[] } & Partial<CsvRecord>>(
	transaction: Transaction,
	columns: ColumnPlan,
	rows: readonly Row[],
): Promise<(Row & { reading: RowReading })[]> {
	await holdTakedowns(transaction, "shared");
	const read = rows.map((row) => ({
		...row,
		reading: readResumeRow(columns, { cells: row.cells, fault: row.fault ?? null }),
	}));
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
