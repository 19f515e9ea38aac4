import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { type Connection, holdName, type Transaction } from "#app/data/base/database.server.ts";
import { deleteInParts } from "#app/data/base/in-parts.server.ts";
import { starredResumes } from "#app/data/base/schema/keeping.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";
import { cardColumns, toCard } from "#app/data/library/resume-cards.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { undoSince } from "#app/domain/reader/kept-line.ts";
import { type Starred, shortlistLimits } from "#app/domain/reader/shortlist.ts";

/** A member's shortlist. */

type Starring = { userId: string; resumeId: string };

const isThere = isNull(starredResumes.removedAt);
const isOne = ({ userId, resumeId }: Starring) =>
	and(eq(starredResumes.userId, userId), eq(starredResumes.resumeId, resumeId));

/** One change of a member's shortlist at a time, until the transaction ends. */
export async function lockShortlist(transaction: Transaction, userId: string): Promise<void> {
	await holdName(transaction, `shortlist:${userId}`);
}

/** The ids of the resumes that a person has starred, the latest first. */
export async function findStarredIds(connection: Connection, userId: string): Promise<string[]> {
	const rows = await connection
		.select({ id: starredResumes.resumeId })
		.from(starredResumes)
		.where(and(eq(starredResumes.userId, userId), isThere))
		.orderBy(desc(starredResumes.starredAt), starredResumes.resumeId);
	return rows.map(({ id }) => id);
}

/**
 * Stars resumes in their order. What is starred stays as it is, and what was removed a short while ago comes back with
 * its note.
 * @param ids of published resumes
 */
export async function addStars(
	connection: Connection,
	userId: string,
	ids: readonly string[],
	now: Date,
): Promise<void> {
	if (ids.length === 0) return;
	const rows = ids.map((resumeId, index) => ({
		userId,
		resumeId,
		starredAt: new Date(now.getTime() + index),
	}));
	const { note, removedAt } = starredResumes;
	await connection
		.insert(starredResumes)
		.values(rows)
		.onConflictDoUpdate({
			target: [starredResumes.userId, starredResumes.resumeId],
			set: {
				removedAt: null,
				starredAt: sql`excluded.starred_at`,
				note: sql`case when ${removedAt} > ${undoSince(now).toISOString()} then ${note} else '' end`,
			},
			setWhere: sql`${removedAt} is not null`,
		});
}

/** Removes a star; its note can come back with it within a day. */
export async function removeStar(
	connection: Connection,
	starring: Starring,
	now: Date,
): Promise<void> {
	await connection
		.update(starredResumes)
		.set({ removedAt: now })
		.where(and(isOne(starring), isThere));
}

/** Whether a star was removed a short while ago. */
export async function canBeUndone(
	connection: Connection,
	starring: Starring,
	now: Date,
): Promise<boolean> {
	const isRecent = sql`${starredResumes.removedAt} > ${undoSince(now).toISOString()}`;
	return (await connection.$count(starredResumes, and(isOne(starring), isRecent))) === 1;
}

/** Deletes what was removed too long ago to be undone. @returns how many there were */
export const removeStarsForGood = (
	connection: Connection,
	now: Date,
	signal?: AbortSignal,
): Promise<number> =>
	deleteInParts(connection, starredResumes, lt(starredResumes.removedAt, undoSince(now)), signal);

/** The note of a starred resume; null when it is not starred. */
export async function getStarNote(
	connection: Connection,
	starring: Starring,
): Promise<{ note: string } | null> {
	const [row] = await connection
		.select({ note: starredResumes.note })
		.from(starredResumes)
		.where(and(isOne(starring), isThere));
	return row ?? null;
}

/** Writes the note of a starred resume. */
export async function writeStarNote(
	connection: Connection,
	starring: Starring,
	note: string,
): Promise<void> {
	await connection
		.update(starredResumes)
		.set({ note })
		.where(and(isOne(starring), isThere));
}

/** A member's shortlist, the latest first; a resume that was withdrawn is among it. */
export async function findStarred(
	connection: Connection,
	userId: string,
	limit: number = shortlistLimits.resumes,
): Promise<Starred[]> {
	const rows = await latestOf(connection, userId, limit);
	return rows.map(({ note, withdrawnAt, ...row }) => ({
		card: toCard(row),
		note,
		isWithdrawn: withdrawnAt !== null,
	}));
}

const latestOf = statement((connection, userId: Later<string>, limit: Later<number>) =>
	connection
		.select({ ...cardColumns, note: starredResumes.note, withdrawnAt: resumes.withdrawnAt })
		.from(starredResumes)
		.innerJoin(resumes, eq(resumes.id, starredResumes.resumeId))
		.where(and(eq(starredResumes.userId, userId), isThere))
		.orderBy(desc(starredResumes.starredAt), starredResumes.resumeId)
		.limit(limit),
);

/** What a person has starred, for their own copy: also what was removed and can still be undone. */
export const listStarred = (connection: Connection, userId: string) =>
	connection
		.select({
			resumeId: starredResumes.resumeId,
			title: resumes.title,
			company: resumes.company,
			...pick(starredResumes, "note", "starredAt", "removedAt"),
		})
		.from(starredResumes)
		.innerJoin(resumes, eq(resumes.id, starredResumes.resumeId))
		.where(eq(starredResumes.userId, userId))
		.orderBy(asc(starredResumes.starredAt), starredResumes.resumeId);
