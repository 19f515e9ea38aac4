import { getBatchOfImport } from "#app/data/admin/batches.server.ts";
import type { Connection } from "#app/data/base/database.server.ts";
import { findTiersOf, type ResumeClaim } from "#app/data/intake/resume-evidence.server.ts";
import {
	findBadRows,
	findByTitles,
	findGoodRows,
	getImport,
	type ImportSummary,
} from "#app/data/intake/resume-imports.server.ts";
import { changesBetween, shownChanges } from "#app/domain/admin/audit.ts";
import type { TakingBack } from "#app/domain/admin/taking-back.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { readResumeIdentity, readResumeRow, rowId } from "#app/domain/intake/resume-csv.ts";
import { type ColumnPlan, idColumn, readHeaders } from "#app/domain/intake/resume-csv-headers.ts";
import { type ResumeFields, resumeFieldNames } from "#app/domain/intake/resume-form.ts";
import {
	findRepeats,
	type ImportCounts,
	importCounts,
	type Repeat,
	type ResumeIdentity,
	rowExcerpt,
	sameResumeKey,
} from "#app/domain/intake/resume-import.ts";
import { comparedFields, hasTier } from "#app/domain/library/evidence.ts";
import type { Uses } from "#app/services.ts";
import { type ReadRow, readRows } from "./read-rows.server.ts";

const previewRows = 20;
const errorsPerPage = 50;
const repeatsShown = 50;
const rowsAtOnce = 500;
const differencesShown = 50;

export type GoodRow = { row: number; resume: ResumeFields };

export type Differences = {
	shown: { row: number; title: string; changes: { field: string; from: string; to: string }[] }[];
	changed: number;
	same: number;
};

/** An import as its page shows it. */
export type ImportView = {
	summary: ImportSummary;
	counts: ImportCounts;
	/** Columns of the file that mean nothing to us. */
	ignoredColumns: string[];
	/** The first of the good rows, while they wait. */
	preview: GoodRow[];
	/** Its rows may name resumes that are there. */
	mayChange: boolean;
	/** What such rows would change; null where there is none, or when the rows do not wait. */
	differences: Differences | null;
	/** The change that it has made, once it is begun; without an id when all that is known is that it was taken back. */
	batch: ({ id: string | null } & TakingBack) | null;
	/** A page of the others. */
	errors: { row: number; problem: string; says: string }[];
	/** The row behind which the next page begins; null on the last. */
	nextErrors: number | null;
	/** Rows that are there already; null when that could not be found out in time. */
	repeats: { shown: Repeat[]; count: number } | null;
};

/**
 * @param after the row behind which the page of errors begins
 * @returns null when there is no such import
 */
export async function readImport(
	services: Uses<"database" | "log">,
	importId: string,
	after: number,
): Promise<ImportView | null> {
	const { database } = services;
	const summary = isUuid(importId) ? await getImport(database, importId) : null;
	if (!summary) return null;
	const headers = readHeaders(summary.headers);
	const columns = headers.success ? headers.columns : [];
	const mayChange = columns.includes(idColumn);
	const waits = ["checked", "failed"].includes(summary.status);
	const bad = await findBadRows(database, importId, after, errorsPerPage + 1);
	const errors = bad.slice(0, errorsPerPage);
	const good = waits ? await findGoodRows(database, importId, 0, previewRows) : [];
	return {
		summary,
		counts: importCounts(summary),
		ignoredColumns: headers.success ? headers.ignored : [],
		preview: good.flatMap((row) => readGood(columns, row)),
		mayChange,
		differences: waits && mayChange ? await readDifferences(database, summary, columns) : null,
		batch: (await getBatchOfImport(database, importId)) ?? forgottenBatch(summary),
		errors: errors.map(({ row, cells, problem }) => ({ row, problem, says: rowExcerpt(cells) })),
		nextErrors: bad.length > errorsPerPage ? (errors.at(-1)?.row ?? null) : null,
		repeats: waits ? await readRepeats(services, importId, columns) : { shown: [], count: 0 },
	};
}

const forgottenBatch = ({ takenBackAt, stayedCount: stayed }: ImportSummary): ImportView["batch"] =>
	takenBackAt && { id: null, takenBackAt, left: 0, stayed };

function readGood(
	columns: ColumnPlan,
	{ row, cells }: { row: number; cells: string[] },
): GoodRow[] {
	if (rowId(columns, cells)) return [];
	const reading = readResumeRow(columns, { cells, fault: null });
	return reading.success ? [{ row, resume: reading.resume }] : [];
}

/** What the rows of a file would change, compared with the library as it is now. */
async function readDifferences(
	connection: Connection,
	{ id, leftOutCount }: ImportSummary,
	columns: ColumnPlan,
): Promise<Differences> {
	const found: Differences = { shown: [], changed: 0, same: leftOutCount };
	for (let after = 0; ; ) {
		const part = await findGoodRows(connection, id, after, rowsAtOnce);
		const read = await readRows(connection, columns, part);
		const tiers = await findTiersOf(connection, read.flatMap(claimOf));
		for (const { row, reading, current } of read) {
			if (!reading.success || !current) continue;
			const provenance = hasTier(reading.resume.provenance) ? tiers.get(current.id) : null;
			const wanted = { ...reading.resume, ...(provenance && { provenance }) };
			const changes = changesBetween(current.fields, wanted, resumeFieldNames);
			if (!changes) found.same++;
			else if (++found.changed <= differencesShown) {
				found.shown.push({ row, title: current.fields.title, changes: shownChanges(changes) });
			}
		}
		const last = part.at(-1);
		if (!last || part.length < rowsAtOnce) return found;
		after = last.row;
	}
}

/** What a row would make a resume say, where that could raise or lower its tier. */
function claimOf({ reading, current }: ReadRow<object>): ResumeClaim[] {
	if (!reading.success || !current || !hasTier(reading.resume.provenance)) return [];
	const { company, role, offerMonth } = reading.resume;
	const isTouched = changesBetween(current.fields, reading.resume, [
		...comparedFields,
		"provenance",
	]);
	return isTouched ? [{ id: current.id, company, role, offerMonth }] : [];
}

/**
 * The rows that wait and say what is there already.
 * @returns null when a large library takes too long to look through: the import goes on without
 */
export async function readRepeats(
	{ database, log }: Uses<"database" | "log">,
	importId: string,
	columns: ColumnPlan,
): Promise<ImportView["repeats"]> {
	const rows: { row: number; resume: ResumeIdentity }[] = [];
	for (let after = 0; ; ) {
		const part = await findGoodRows(database, importId, after, rowsAtOnce);
		for (const { row, cells } of part) {
			const resume = rowId(columns, cells) ? null : readResumeIdentity(columns, cells);
			if (resume) rows.push({ row, resume });
		}
		const last = part.at(-1);
		if (!last || part.length < rowsAtOnce) break;
		after = last.row;
	}
	try {
		const titles = [...new Set(rows.map(({ resume }) => resume.title))];
		const library = await findByTitles(database, titles);
		const repeats = findRepeats(rows, new Set(library.map(sameResumeKey)));
		return { shown: repeats.slice(0, repeatsShown), count: repeats.length };
	} catch (error) {
		log.warn({ err: error }, "The library could not be looked through for the rows of an import");
		return null;
	}
}
