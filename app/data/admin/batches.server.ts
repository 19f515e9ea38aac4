import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { inParts } from "#app/data/base/in-parts.server.ts";
import { afterPlace } from "#app/data/base/list-place.server.ts";
import {
	resumeBatches,
	resumeBatchRows,
	resumeImports,
} from "#app/data/base/schema/admin.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import type { BatchKind, ResumeState, TakenBack } from "#app/domain/admin/batch.ts";
import type { ListPlace } from "#app/domain/admin/list-place.ts";
import type { TakingBack } from "#app/domain/admin/taking-back.ts";
import { pick } from "#app/domain/base/pick.ts";

/* Changes of many resumes at once, with what each of them was before. */

/** Begins a change; that of an import once, however often it is begun. */
export async function addBatch(
	transaction: Transaction,
	batch: { kind: BatchKind; label: string; importId?: string; madeAt: Date },
): Promise<string | null> {
	const [row] = await transaction
		.insert(resumeBatches)
		.values(batch)
		.onConflictDoNothing()
		.returning({ id: resumeBatches.id });
	return row?.id ?? null;
}

export type BatchChange = { resumeId: string; before: ResumeState | null; after: ResumeState };

export async function addBatchRows(
	transaction: Transaction,
	batchId: string,
	changes: readonly BatchChange[],
): Promise<void> {
	if (changes.length === 0) return;
	await transaction
		.insert(resumeBatchRows)
		.values(changes.map((change) => ({ ...change, batchId })))
		// A resume that two rows of a file change was before what it was before the first.
		.onConflictDoUpdate({
			target: [resumeBatchRows.batchId, resumeBatchRows.resumeId],
			set: {
				before: sql`case when ${resumeBatchRows.before} is null then null
					else excluded.before || ${resumeBatchRows.before} end`,
				after: sql`${resumeBatchRows.after} || excluded.after`,
			},
		});
}

/** How far a change is taken back. */
export const takingBackColumns = {
	takenBackAt: resumeBatches.takenBackAt,
	/** Those that are not settled yet, of a change that is being taken back. */
	left: sql<number>`(select count(*)::int from ${resumeBatchRows} r
		where r.batch_id = ${resumeBatches.id} and r.taken_back is null)`,
	/** Those that could not be taken back, or not in all. */
	stayed: sql<number>`(select count(*)::int from ${resumeBatchRows} r
		where r.batch_id = ${resumeBatches.id} and r.taken_back <> 'done')`,
};

const batchColumns = {
	...pick(resumeBatches, "id", "kind", "label", "madeAt"),
	resumes: sql<number>`(select count(*)::int from ${resumeBatchRows} r where r.batch_id = ${resumeBatches.id})`,
	...takingBackColumns,
};

export type BatchSummary = {
	id: string;
	kind: BatchKind;
	label: string;
	madeAt: Date;
	resumes: number;
} & TakingBack;

/** The changes, the newest first. */
export async function findBatches(
	connection: Connection,
	after: ListPlace | null,
	limit: number,
): Promise<BatchSummary[]> {
	return connection
		.select(batchColumns)
		.from(resumeBatches)
		.where(afterPlace(resumeBatches.madeAt, resumeBatches.id, after))
		.orderBy(desc(resumeBatches.madeAt), desc(resumeBatches.id))
		.limit(limit);
}

export async function getBatch(connection: Connection, id: string): Promise<BatchSummary | null> {
	const [row] = await connection
		.select(batchColumns)
		.from(resumeBatches)
		.where(eq(resumeBatches.id, id));
	return row ?? null;
}

/** The change that an import has made, while it is known. */
export async function getBatchOfImport(
	connection: Connection,
	importId: string,
): Promise<({ id: string } & TakingBack) | null> {
	const [row] = await connection
		.select({ id: resumeBatches.id, ...takingBackColumns })
		.from(resumeBatches)
		.where(eq(resumeBatches.importId, importId));
	return row ?? null;
}

/** A change for one who takes it back, until the transaction ends. */
export async function lockBatch(transaction: Transaction, id: string): Promise<boolean> {
	const rows = await transaction
		.select({ id: resumeBatches.id })
		.from(resumeBatches)
		.where(eq(resumeBatches.id, id))
		.for("update");
	return rows.length > 0;
}

export async function setTakenBack(
	transaction: Transaction,
	id: string,
	now: Date,
): Promise<boolean> {
	const { rowCount } = await transaction
		.update(resumeBatches)
		.set({ takenBackAt: now })
		.where(and(eq(resumeBatches.id, id), isNull(resumeBatches.takenBackAt)));
	return (rowCount ?? 0) > 0;
}

/** The next resumes of a change that is taken back. */
export async function findUnsettled(
	transaction: Transaction,
	batchId: string,
	limit: number,
): Promise<BatchChange[]> {
	return transaction
		.select({
			...pick(resumeBatchRows, "resumeId", "before", "after"),
		})
		.from(resumeBatchRows)
		.where(and(eq(resumeBatchRows.batchId, batchId), isNull(resumeBatchRows.takenBack)))
		.orderBy(asc(resumeBatchRows.resumeId))
		.limit(limit);
}

export async function setSettled(
	transaction: Transaction,
	batchId: string,
	resumeId: string,
	takenBack: TakenBack,
): Promise<void> {
	await transaction
		.update(resumeBatchRows)
		.set({ takenBack })
		.where(and(eq(resumeBatchRows.batchId, batchId), eq(resumeBatchRows.resumeId, resumeId)));
}

export type BatchRow = BatchChange & {
	title: string;
	company: string;
	withdrawnAt: Date | null;
	takenBack: TakenBack | null;
};

/** Resumes of a change; first those that could not be taken back, or not in all. */
export async function findBatchRows(
	connection: Connection,
	batchId: string,
	limit: number,
): Promise<BatchRow[]> {
	return connection
		.select({
			...pick(resumeBatchRows, "resumeId", "before", "after", "takenBack"),
			...pick(resumes, "title", "company", "withdrawnAt"),
		})
		.from(resumeBatchRows)
		.innerJoin(resumes, eq(resumes.id, resumeBatchRows.resumeId))
		.where(eq(resumeBatchRows.batchId, batchId))
		.orderBy(
			sql`coalesce(${resumeBatchRows.takenBack}, 'done') = 'done'`,
			asc(resumes.title),
			asc(resumes.id),
		)
		.limit(limit);
}

/** Forgets changes that were made long ago; an import keeps that it was taken back. @returns how many there were */
export const removeBatchesBefore = (
	connection: Connection,
	before: Date,
	signal?: AbortSignal,
): Promise<number> =>
	// One at a time: thousands of rows may go with it.
	inParts(1, signal, async (limit) => {
		const { rows } = await connection.execute<{ removed: number }>(sql`
		with removed as (
			delete from ${resumeBatches} where id in (
				select id from ${resumeBatches} where made_at < ${before.toISOString()}::timestamptz limit ${limit}::int)
			returning id, import_id, taken_back_at
		), kept as (
			update ${resumeImports} as import set taken_back_at = removed.taken_back_at, stayed_count = (
				select count(*) from ${resumeBatchRows} as changed
				where changed.batch_id = removed.id and changed.taken_back is distinct from 'done')
			from removed where import.id = removed.import_id and removed.taken_back_at is not null
		)
		select count(*)::int as removed from removed`);
		return rows[0]?.removed ?? 0;
	});
