import { and, asc, count, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { helpfulResumes, outcomes } from "#app/data/base/schema/coming-back.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { readingHistory } from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { countOf, firstOf, type Later } from "#app/data/base/statement.server.ts";
import type { Outcome, OutcomeAnswer, OutcomeCount } from "#app/domain/account/outcome.ts";
import { pick } from "#app/domain/base/pick.ts";

/** What members tell of their search. */

/** What a person has told; null when nothing, or when it was taken back. */
export async function getOutcome(
	connection: Connection,
	userId: string,
): Promise<(Outcome & { answeredAt: Date }) | null> {
	const [row] = await connection
		.select({
			...pick(outcomes, "answer", "answeredAt", "company", "role", "month", "mayCount"),
			helped: sql<
				string[]
			>`array(select resume_id from ${helpfulResumes} where user_id = ${userId})`,
		})
		.from(outcomes)
		.where(eq(outcomes.userId, userId));
	const { answer = null, answeredAt = null } = row ?? {};
	return row && answer && answeredAt ? { ...row, answer, answeredAt } : null;
}

/** Keeps what a person tells, in place of what they told before. Of what helped, what they have opened. */
export async function writeOutcome(
	transaction: Transaction,
	userId: string,
	{ helped, ...told }: Outcome,
	now: Date,
): Promise<void> {
	const row = { ...told, answeredAt: now };
	// The row is locked from here on: of two that tell at once, one waits.
	await transaction
		.insert(outcomes)
		.values({ userId, ...row })
		.onConflictDoUpdate({ target: outcomes.userId, set: row });
	await transaction.delete(helpfulResumes).where(eq(helpfulResumes.userId, userId));
	if (helped.length === 0) return;
	await transaction.execute(sql`
		insert into ${helpfulResumes} (user_id, resume_id)
		select user_id, resume_id from ${readingHistory}
		where user_id = ${userId} and resume_id = any(${sql.param([...helped])}::uuid[])`);
}

/** Forgets what a person has told. That they were asked stays, so that nobody is asked twice. */
export async function removeOutcome(transaction: Transaction, userId: string): Promise<void> {
	await transaction
		.update(outcomes)
		.set({ answer: null, answeredAt: null, company: "", role: "", month: null, mayCount: false })
		.where(eq(outcomes.userId, userId));
	await transaction.delete(helpfulResumes).where(eq(helpfulResumes.userId, userId));
}

/**
 * People in the order of their ids, some at a time, and who of them opened their first resume by an instant and is not
 * yet noted. Who can be sent nothing now, because their account is stopped or its address has still to prove itself,
 * waits until that is over.
 */
export function findDue(
	connection: Connection,
	{ openedBy, after, limit }: { openedBy: Date; after: string | null; limit: number },
): Promise<{ id: string; isDue: boolean }[]> {
	// Asked for each person by the index; as a condition that exists, it would be read of everybody for each page.
	const first = sql`(select min(${readingHistory.firstOpenedAt}) from ${readingHistory}
		where ${readingHistory.userId} = ${user.id})`;
	return connection
		.select({
			id: user.id,
			isDue: sql<boolean>`${user.stoppedAt} is null and ${user.emailVerified}
				and ${outcomes.dueAt} is null
				and coalesce(${first} <= ${openedBy.toISOString()}::timestamptz, false)`,
		})
		.from(user)
		.leftJoin(outcomes, eq(outcomes.userId, user.id))
		.where(after === null ? undefined : gt(user.id, after))
		.orderBy(asc(user.id))
		.limit(limit);
}

/** Notes that the time of people has come. @returns those for whom nobody did so before and who have not answered */
export async function markDue(
	transaction: Transaction,
	userIds: readonly string[],
	now: Date,
): Promise<string[]> {
	if (userIds.length === 0) return [];
	const rows = await transaction
		.insert(outcomes)
		.values([...userIds].sort().map((userId) => ({ userId, dueAt: now })))
		.onConflictDoUpdate({
			target: outcomes.userId,
			set: { dueAt: now },
			setWhere: isNull(outcomes.dueAt),
		})
		.returning({ userId: outcomes.userId, answer: outcomes.answer });
	return rows.flatMap(({ userId, answer }) => (answer === null ? userId : []));
}

/** Whether a person has answered. */
export const hasAnswered = async (connection: Connection, userId: string): Promise<boolean> =>
	(await countOwnAnswers(connection, userId)) > 0;

const countOwnAnswers = countOf(outcomes, (userId: Later<string>) =>
	and(eq(outcomes.userId, userId), isNotNull(outcomes.answer)),
);

const isCounted = sql`${outcomes.dueAt} is not null and ${outcomes.mayCount}`;
const isOffer = sql`${outcomes.answer} = 'offer'`;

/** What may be published; ask `services.outcomeCount`, which keeps it. */
export async function countOutcomes(connection: Connection): Promise<OutcomeCount> {
	const [row] = await connection
		.select({
			due: sql<number>`(count(*) filter (where ${outcomes.dueAt} is not null))::int`,
			answers: sql<number>`(count(*) filter (where ${isCounted}))::int`,
			offers: sql<number>`(count(*) filter (where ${isCounted} and ${isOffer}))::int`,
		})
		.from(outcomes);
	return row ?? { due: 0, answers: 0, offers: 0 };
}

/** How many have given each answer, counted or not: for the owner. */
export async function countAnswers(
	connection: Connection,
): Promise<ReadonlyMap<OutcomeAnswer, number>> {
	const rows = await connection
		.select({ answer: outcomes.answer, members: sql<number>`count(*)::int` })
		.from(outcomes)
		.groupBy(outcomes.answer);
	return new Map(rows.flatMap(({ answer, members }) => (answer ? [[answer, members]] : [])));
}

/** How many members with an offer say that a resume helped them, and let it be counted; not whose own it is. */
export const countHelped = firstOf(
	(connection, resumeId: Later<string>) =>
		connection
			.select({ members: count() })
			.from(helpfulResumes)
			.innerJoin(outcomes, eq(outcomes.userId, helpfulResumes.userId))
			.where(
				and(
					eq(helpfulResumes.resumeId, resumeId),
					eq(outcomes.mayCount, true),
					isOffer,
					sql`not exists (select from ${contributions} where ${contributions.resumeId} = ${helpfulResumes.resumeId}
					and ${contributions.userId} = ${helpfulResumes.userId})`,
				),
			),
	(row) => row?.members ?? 0,
);

/** What a person has told, for their own copy. */
export async function exportOutcome(connection: Connection, userId: string) {
	const [row] = await connection.select().from(outcomes).where(eq(outcomes.userId, userId));
	if (!row) return null;
	const { userId: _, dueAt, ...told } = row;
	const helped = await connection
		.select({ resumeId: resumes.id, title: resumes.title, company: resumes.company })
		.from(helpfulResumes)
		.innerJoin(resumes, eq(resumes.id, helpfulResumes.resumeId))
		.where(eq(helpfulResumes.userId, userId))
		.orderBy(asc(resumes.title), asc(resumes.id));
	return { askedSince: dueAt, ...told, helped };
}
