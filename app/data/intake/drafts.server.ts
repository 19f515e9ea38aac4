import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { intakeDrafts } from "#app/data/base/schema/intake.server.ts";
import { pick } from "#app/domain/base/pick.ts";

/* Resumes on the intake desk. Only the dashboard and its jobs read them. */

export type Draft = typeof intakeDrafts.$inferSelect;

/** What its person still writes is not on the desk. */
export const isOnDesk = sql`not exists (select from ${contributions} where ${contributions.draftId} = ${intakeDrafts.id}
	and case when ${contributions.publishedAt} is null then ${contributions.submittedAt}
		else ${contributions.earlierSubmittedAt} end is null)`;

export async function addDraft(
	connection: Connection,
	draft: Omit<typeof intakeDrafts.$inferInsert, "id" | "version">,
): Promise<string> {
	const [row] = await connection
		.insert(intakeDrafts)
		.values(draft)
		.returning({ id: intakeDrafts.id });
	if (!row) throw new Error("The draft was not written");
	return row.id;
}

export async function getDraft(connection: Connection, id: string): Promise<Draft | null> {
	const [row] = await connection.select().from(intakeDrafts).where(eq(intakeDrafts.id, id));
	return row ?? null;
}

/** A draft that nobody else changes until the transaction ends, or null. */
export async function holdDraft(transaction: Transaction, id: string): Promise<Draft | null> {
	const [row] = await transaction
		.select()
		.from(intakeDrafts)
		.where(eq(intakeDrafts.id, id))
		.for("update");
	return row ?? null;
}

/** Changes a draft that is held; every change has a version of its own. */
export async function setDraft(
	transaction: Transaction,
	id: string,
	said: Partial<Omit<Draft, "id" | "version" | "createdAt">>,
): Promise<void> {
	await transaction
		.update(intakeDrafts)
		.set({ ...said, version: sql`${intakeDrafts.version} + 1` })
		.where(eq(intakeDrafts.id, id));
}

export const removeDraft = async (transaction: Transaction, id: string): Promise<void> => {
	await transaction.delete(intakeDrafts).where(eq(intakeDrafts.id, id));
};

/** The drafts of files that could not be taken. */
export async function findFailedDrafts(connection: Connection): Promise<string[]> {
	const rows = await connection
		.select({ id: intakeDrafts.id })
		.from(intakeDrafts)
		.where(and(isOnDesk, eq(intakeDrafts.status, "failed")));
	return rows.map(({ id }) => id);
}

const lineColumns = {
	...pick(intakeDrafts, "id", "fileName", "status", "problem"),
	title: sql<string | null>`${intakeDrafts.fields}->>'title'`,
	company: sql<string | null>`${intakeDrafts.fields}->>'company'`,
	doubts: sql<number>`jsonb_array_length(${intakeDrafts.doubts})::int`,
	...pick(intakeDrafts, "publishAt", "placedAt", "createdAt"),
	// By its whole name: among the columns of one table the query builder leaves that of the table out.
	isContributed: sql<boolean>`exists (select from contributions where draft_id = intake_drafts.id)`,
	isEarlier: sql<boolean>`exists (select from contributions where draft_id = intake_drafts.id and published_at is not null)`,
} as const;

export type DraftLine = Awaited<ReturnType<typeof findDrafts>>[number];

/** The desk in its order: what waits longest first, what was put off last. */
export const findDrafts = (
	connection: Connection,
	after: { placedAt: Date; id: string } | null,
	limit: number,
) =>
	connection
		.select(lineColumns)
		.from(intakeDrafts)
		.where(and(isOnDesk, after ? isBehind(after) : undefined))
		.orderBy(asc(intakeDrafts.placedAt), asc(intakeDrafts.id))
		.limit(limit);

const isBehind = ({ placedAt, id }: { placedAt: Date; id: string }) =>
	or(
		gt(intakeDrafts.placedAt, placedAt),
		and(eq(intakeDrafts.placedAt, placedAt), gt(intakeDrafts.id, id)),
	);

/** How many drafts there are by what they wait for. */
export async function countDrafts(
	connection: Connection,
): Promise<{ all: number; waiting: number; failed: number; scheduled: number }> {
	const [row] = await connection
		.select({
			all: sql<number>`count(*)::int`,
			waiting: sql<number>`(count(*) filter (where status = 'waiting'))::int`,
			failed: sql<number>`(count(*) filter (where status = 'failed'))::int`,
			scheduled: sql<number>`(count(*) filter (where publish_at is not null))::int`,
		})
		.from(intakeDrafts)
		.where(isOnDesk);
	return row ?? { all: 0, waiting: 0, failed: 0, scheduled: 0 };
}

/**
 * The next draft that a person can work on: behind this one, else the first of the desk.
 * @returns null when there is no other
 */
export async function findNextDraft(
	connection: Connection,
	place: { placedAt: Date; id: string },
): Promise<string | null> {
	const isOpen = and(isOnDesk, eq(intakeDrafts.status, "ready"), sql`publish_at is null`);
	const first = async (condition: ReturnType<typeof and>) => {
		const [row] = await connection
			.select({ id: intakeDrafts.id })
			.from(intakeDrafts)
			.where(and(isOpen, sql`${intakeDrafts.id} <> ${place.id}::uuid`, condition))
			.orderBy(asc(intakeDrafts.placedAt), asc(intakeDrafts.id))
			.limit(1);
		return row?.id ?? null;
	};
	return (await first(isBehind(place))) ?? (await first(undefined));
}
