import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import {
	resumeBatches,
	resumeImportRows,
	resumeImports,
} from "#app/data/base/schema/admin.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { type ImportRow, waits } from "./resume-imports.server.ts";

/**
 * Starts adding an import: once, even when several requests ask for it.
 * @returns false when it is being added, is done, or is not there
 */
export async function setImportAdding(
	transaction: Transaction,
	id: string,
	leavesOutRepeats: boolean,
): Promise<boolean> {
	const { rowCount } = await transaction
		.update(resumeImports)
		.set({ status: "adding", error: null, leavesOutRepeats })
		.where(and(eq(resumeImports.id, id), inArray(resumeImports.status, ["checked", "failed"])));
	return (rowCount ?? 0) > 0;
}

/**
 * An import that is being added, for one worker at a time: another one waits until the transaction ends.
 * @returns null when it is not being added
 */
export async function lockImport(
	transaction: Transaction,
	id: string,
): Promise<{ headers: string[]; createdAt: Date; leavesOutRepeats: boolean } | null> {
	const [row] = await transaction
		.select({
			...pick(resumeImports, "headers", "createdAt", "leavesOutRepeats"),
		})
		.from(resumeImports)
		.where(and(eq(resumeImports.id, id), eq(resumeImports.status, "adding")))
		.for("update");
	return row ?? null;
}

/** The next rows that have become nothing yet. */
export async function findWaitingRows(
	transaction: Transaction,
	importId: string,
	limit: number,
): Promise<ImportRow[]> {
	return transaction
		.select({ row: resumeImportRows.row, cells: resumeImportRows.cells })
		.from(resumeImportRows)
		.where(and(eq(resumeImportRows.importId, importId), waits))
		.orderBy(asc(resumeImportRows.row))
		.limit(limit);
}

/** Remembers which resumes the rows have become, and counts them, in the transaction that has written them. */
export async function setRowsAdded(
	transaction: Transaction,
	importId: string,
	rows: readonly { row: number; resumeId: string }[],
): Promise<void> {
	const numbers = sql.param(rows.map(({ row }) => row));
	const ids = sql.param(rows.map(({ resumeId }) => resumeId));
	await transaction.execute(sql`
		update ${resumeImportRows} r set resume_id = added.id
		from unnest(${numbers}::int[], ${ids}::uuid[]) as added (row, id)
		where r.import_id = ${importId} and r.row = added.row`);
	await transaction
		.update(resumeImports)
		.set({ addedCount: sql`${resumeImports.addedCount} + ${rows.length}` })
		.where(eq(resumeImports.id, importId));
}

/** Remembers rows that cannot be added after all. */
export async function setRowsBad(
	transaction: Transaction,
	importId: string,
	rows: readonly { row: number; problem: string }[],
): Promise<void> {
	for (const { row, problem } of rows) {
		await transaction
			.update(resumeImportRows)
			.set({ problem })
			.where(and(eq(resumeImportRows.importId, importId), eq(resumeImportRows.row, row)));
	}
	if (rows.length === 0) return;
	await transaction
		.update(resumeImports)
		.set({ badCount: sql`${resumeImports.badCount} + ${rows.length}` })
		.where(eq(resumeImports.id, importId));
}

/** Leaves rows out: what they say is there already. */
export async function setRowsLeftOut(
	transaction: Transaction,
	importId: string,
	rows: readonly number[],
): Promise<void> {
	if (rows.length === 0) return;
	await transaction
		.update(resumeImportRows)
		.set({ isLeftOut: true })
		.where(and(eq(resumeImportRows.importId, importId), inArray(resumeImportRows.row, [...rows])));
	await transaction
		.update(resumeImports)
		.set({ leftOutCount: sql`${resumeImports.leftOutCount} + ${rows.length}` })
		.where(eq(resumeImports.id, importId));
}

/** Ends an import that is being added; one that has ended stays as it is. */
export async function endImport(
	connection: Connection,
	id: string,
	end: { status: "done"; now: Date } | { status: "failed"; now: Date; error: string },
): Promise<boolean> {
	const { rowCount } = await connection
		.update(resumeImports)
		.set({
			status: end.status,
			error: end.status === "failed" ? end.error : null,
			finishedAt: end.now,
		})
		.where(and(eq(resumeImports.id, id), eq(resumeImports.status, "adding")));
	return (rowCount ?? 0) > 0;
}

/**
 * Ends the import of a change that is taken back, when it is being added or has failed: what waits is left out. Locks
 * the import before its change, as the one who adds does, and waits for the rows that are being written.
 */
export async function endImportOfBatch(
	transaction: Transaction,
	batchId: string,
	now: Date,
): Promise<void> {
	const [found] = await transaction
		.select({ id: resumeImports.id })
		.from(resumeImports)
		.innerJoin(resumeBatches, eq(resumeBatches.importId, resumeImports.id))
		.where(and(eq(resumeBatches.id, batchId), inArray(resumeImports.status, ["adding", "failed"])))
		.for("update", { of: resumeImports });
	if (!found) return;
	const { rowCount } = await transaction
		.update(resumeImportRows)
		.set({ isLeftOut: true })
		.where(and(eq(resumeImportRows.importId, found.id), waits));
	await transaction
		.update(resumeImports)
		.set({
			status: "done",
			error: null,
			finishedAt: now,
			leftOutCount: sql`${resumeImports.leftOutCount} + ${rowCount ?? 0}`,
		})
		.where(eq(resumeImports.id, found.id));
}
