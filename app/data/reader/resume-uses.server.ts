import { and, countDistinct, desc, eq, gt, gte, lt, max } from "drizzle-orm";
import { type Connection, holdName, type Transaction } from "#app/data/base/database.server.ts";
import { deleteInParts } from "#app/data/base/in-parts.server.ts";
import { resumeUses, userResumeAccess } from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { firstOf, type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { oneUseMinutes, type UsedResume, type UseKind } from "#app/domain/reader/fair-use.ts";
import { type Asked, askedColumns, isUnlockOf, toAsked } from "./rights.server.ts";

export type ResumeUse = { userId: string; resumeId: string; kind: UseKind; now: Date };

const asOneUse = (now: Date) => new Date(now.getTime() - oneUseMinutes * 60_000);

/** Whether a use belongs to one that is written already. */
export async function isSameUse(
	connection: Connection,
	{ userId, resumeId, kind, now }: ResumeUse,
): Promise<boolean> {
	return (await sameUse(connection, userId, resumeId, kind, asOneUse(now))).length > 0;
}

const sameUse = statement(
	(
		connection,
		userId: Later<string>,
		resumeId: Later<string>,
		kind: Later<UseKind>,
		after: Later<Date>,
	) =>
		connection
			.select({ at: resumeUses.at })
			.from(resumeUses)
			.where(
				and(
					eq(resumeUses.userId, userId),
					gt(resumeUses.at, after),
					eq(resumeUses.resumeId, resumeId),
					eq(resumeUses.kind, kind),
				),
			)
			.limit(1),
);

/** One use of one person at a time, until the transaction ends. */
export async function lockUses(transaction: Transaction, userId: string): Promise<void> {
	await holdName(transaction, `uses:${userId}`);
}

/** Each resume that a person has used after an instant, with the latest use. */
export async function findUsed(
	connection: Connection,
	userId: string,
	after: Date,
): Promise<UsedResume[]> {
	const rows = await connection
		.select({ resumeId: resumeUses.resumeId, lastUsedAt: max(resumeUses.at) })
		.from(resumeUses)
		.where(and(eq(resumeUses.userId, userId), gt(resumeUses.at, after)))
		.groupBy(resumeUses.resumeId);
	return rows.flatMap(({ resumeId, lastUsedAt }) =>
		lastUsedAt === null ? [] : [{ resumeId, lastUsedAt }],
	);
}

/** A resume that a person has used, with what the access decision asks about it. */
export type UsedTitle = { id: string; title: string; company: string } & Asked;

/** The resumes that a person has used last, the latest first. */
export async function findLastUsed(
	connection: Connection,
	userId: string,
	limit: number,
): Promise<UsedTitle[]> {
	const rows = await connection
		.select({
			...pick(resumes, "id", "title", "company"),
			...askedColumns,
		})
		.from(resumeUses)
		.innerJoin(resumes, eq(resumes.id, resumeUses.resumeId))
		.leftJoin(userResumeAccess, isUnlockOf(resumeUses))
		.where(eq(resumeUses.userId, userId))
		.groupBy(resumes.id, userResumeAccess.source, userResumeAccess.purchaseId)
		.orderBy(desc(max(resumeUses.at)), resumes.id)
		.limit(limit);
	return rows.map(toAsked);
}

/** How many different resumes a person has used since an instant, itself included. */
export const countUsedSince = firstOf(
	(connection, userId: Later<string>, since: Later<Date>) =>
		connection
			.select({ used: countDistinct(resumeUses.resumeId) })
			.from(resumeUses)
			.where(and(eq(resumeUses.userId, userId), gte(resumeUses.at, since))),
	(row) => row?.used ?? 0,
);

/** Writes a use, unless it belongs to one that is there. The person's uses are locked meanwhile. */
export async function addUse(transaction: Transaction, use: ResumeUse): Promise<void> {
	if (await isSameUse(transaction, use)) return;
	const { userId, resumeId, kind, now } = use;
	await transaction.insert(resumeUses).values({ userId, resumeId, kind, at: now });
}

/** A person's own uses, the oldest first, for their copy. */
export async function listUses(connection: Connection, userId: string) {
	return connection
		.select({
			resumeId: resumeUses.resumeId,
			title: resumes.title,
			company: resumes.company,
			form: resumeUses.kind,
			at: resumeUses.at,
		})
		.from(resumeUses)
		.innerJoin(resumes, eq(resumes.id, resumeUses.resumeId))
		.where(eq(resumeUses.userId, userId))
		.orderBy(resumeUses.at, resumeUses.resumeId);
}

/** @returns how many rows there were */
export const removeUsesBefore = (
	connection: Connection,
	before: Date,
	signal?: AbortSignal,
): Promise<number> => deleteInParts(connection, resumeUses, lt(resumeUses.at, before), signal);
