import {
	and,
	asc,
	desc,
	eq,
	gt,
	inArray,
	isNotNull,
	isNull,
	lt,
	not,
	type SQL,
	sql,
} from "drizzle-orm";
import { takingBackColumns } from "#app/data/admin/batches.server.ts";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { afterPlace } from "#app/data/base/list-place.server.ts";
import {
	type ImportStatus,
	resumeBatches,
	resumeImportRows,
	resumeImports,
} from "#app/data/base/schema/admin.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import type { ListPlace } from "#app/domain/admin/list-place.ts";
import type { TakingBack } from "#app/domain/admin/taking-back.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { pick } from "#app/domain/base/pick.ts";
import { importRowsDays } from "#app/domain/intake/resume-import.ts";

/* Files of many resumes. Their rows wait here until the owner says so, and for a while after. */

export type ImportRow = { row: number; cells: string[] };
export type BadRow = ImportRow & { problem: string };

const rowsPerStatement = 500;

/** Begins an import, in the transaction that will hold its rows. */
export async function addImport(
	transaction: Transaction,
	values: { fileName: string; headers: string[]; createdAt: Date },
): Promise<string> {
	const [row] = await transaction
		.insert(resumeImports)
		.values({ ...values, status: "checking" })
		.returning({ id: resumeImports.id });
	if (!row) throw new Error("The import was not written");
	return row.id;
}

export async function addImportRows(
	transaction: Transaction,
	importId: string,
	rows: readonly (ImportRow & { problem: string | null; isLeftOut: boolean })[],
): Promise<void> {
	for (let start = 0; start < rows.length; start += rowsPerStatement) {
		const part = rows.slice(start, start + rowsPerStatement);
		await transaction.insert(resumeImportRows).values(part.map((row) => ({ ...row, importId })));
	}
}

/** The file was read to its end. */
export async function setImportChecked(
	transaction: Transaction,
	id: string,
	counts: { rowCount: number; badCount: number; leftOutCount: number },
): Promise<void> {
	await transaction
		.update(resumeImports)
		.set({ ...counts, status: "checked" })
		.where(eq(resumeImports.id, id));
}

export const waits = and(
	isNull(resumeImportRows.problem),
	isNull(resumeImportRows.resumeId),
	not(resumeImportRows.isLeftOut),
);

const importColumns = {
	...pick(resumeImports, "id", "fileName", "status", "error", "headers", "rowCount", "badCount"),
	...pick(resumeImports, "addedCount", "leftOutCount", "createdAt", "finishedAt", "takenBackAt"),
	stayedCount: resumeImports.stayedCount,
	/** When all is done, its rows are no longer needed. */
	goodCount: sql<number>`case when ${resumeImports.status} = 'done' then ${resumeImports.addedCount}
		else greatest(${resumeImports.addedCount}, (select count(*)::int from ${resumeImportRows} r
			where r.import_id = ${resumeImports.id} and r.problem is null and not r.is_left_out)) end`,
};

export type ImportSummary = {
	id: string;
	fileName: string;
	status: ImportStatus;
	error: string | null;
	headers: string[];
	rowCount: number;
	badCount: number;
	addedCount: number;
	leftOutCount: number;
	goodCount: number;
	createdAt: Date;
	finishedAt: Date | null;
	/** Of one whose change is forgotten: when it was taken back, and how many of its resumes stayed. */
	takenBackAt: Date | null;
	stayedCount: number;
};

export async function getImport(connection: Connection, id: string): Promise<ImportSummary | null> {
	const [row] = await connection
		.select(importColumns)
		.from(resumeImports)
		.where(eq(resumeImports.id, id));
	return row ?? null;
}

/**
 * The imports, the newest first, each with how far it is taken back.
 * @param after the last one of the page before
 */
export async function findImports(
	connection: Connection,
	after: ListPlace | null,
	limit: number,
): Promise<(ImportSummary & TakingBack)[]> {
	return connection
		.select({
			...importColumns,
			...takingBackColumns,
			takenBackAt:
				sql<Date | null>`coalesce(${resumeBatches.takenBackAt}, ${resumeImports.takenBackAt})`.mapWith(
					resumeImports.takenBackAt,
				),
			stayed: sql<number>`case when ${resumeBatches.id} is null then ${resumeImports.stayedCount}
				else ${takingBackColumns.stayed} end`,
		})
		.from(resumeImports)
		.leftJoin(resumeBatches, eq(resumeBatches.importId, resumeImports.id))
		.where(afterPlace(resumeImports.createdAt, resumeImports.id, after))
		.orderBy(desc(resumeImports.createdAt), desc(resumeImports.id))
		.limit(limit);
}

/** Rows that have become nothing yet, in their order, from behind the row `after`. */
export async function findGoodRows(
	connection: Connection,
	importId: string,
	after: number,
	limit: number,
): Promise<ImportRow[]> {
	const rows = await findRows(connection, { importId, after, limit }, waits);
	return rows.map(({ row, cells }) => ({ row, cells }));
}

/** Rows with a problem, in their order, from behind the row `after`. */
export async function findBadRows(
	connection: Connection,
	importId: string,
	after: number,
	limit: number,
): Promise<BadRow[]> {
	const isBad = isNotNull(resumeImportRows.problem);
	const rows = await findRows(connection, { importId, after, limit }, isBad);
	return rows.map((row) => ({ ...row, problem: row.problem ?? "" }));
}

const findRows = (
	connection: Connection,
	{ importId, after, limit }: { importId: string; after: number; limit: number },
	condition: SQL | undefined,
) =>
	connection
		.select({
			...pick(resumeImportRows, "row", "cells", "problem"),
		})
		.from(resumeImportRows)
		.where(and(eq(resumeImportRows.importId, importId), gt(resumeImportRows.row, after), condition))
		.orderBy(asc(resumeImportRows.row))
		.limit(limit);

/** The resumes of the library with these titles; the caller compares company and role. */
export async function findByTitles(
	connection: Connection,
	titles: readonly string[],
): Promise<{ title: string; company: string; role: string }[]> {
	return connection
		.select({ title: resumes.title, company: resumes.company, role: resumes.role })
		.from(resumes)
		.where(
			and(
				isNull(resumes.withdrawnAt),
				sql`lower(${resumes.title}) in (select lower(t) from unnest(${sql.param([...titles])}::text[]) t)`,
			),
		);
}

/**
 * Deletes the rows of old files, one file at a time, and the files that were never added. The counts of the
 * others stay.
 * @returns how many rows there were
 */
export async function removeOldImportRows(
	connection: Connection,
	now: Date,
	signal?: AbortSignal,
): Promise<number> {
	const isOld = lt(resumeImports.createdAt, addDays(now, -importRowsDays));
	let removed = 0;
	while (!signal?.aborted) {
		const [next] = await connection
			.select({ id: resumeImports.id })
			.from(resumeImports)
			.where(
				and(
					isOld,
					sql`${resumeImports.status} <> 'adding'`,
					sql`exists (select 1 from ${resumeImportRows} r where r.import_id = ${resumeImports.id})`,
				),
			)
			.limit(1);
		if (!next) break;
		const { rowCount } = await connection
			.delete(resumeImportRows)
			.where(eq(resumeImportRows.importId, next.id));
		removed += rowCount ?? 0;
	}
	await connection
		.delete(resumeImports)
		.where(and(isOld, inArray(resumeImports.status, ["checking", "checked"])));
	return removed;
}
