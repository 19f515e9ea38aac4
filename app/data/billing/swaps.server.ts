import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import {
	packCredits,
	resumeUses,
	userPurchases,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import type { ReturnedCredit } from "#app/domain/reader/denial-cause.ts";
import type { SwapFacts } from "#app/domain/reader/swap.ts";

/* Taking back one opened resume of a pack. */

/**
 * What decides whether a resume can be swapped; null when no running pack has opened it.
 * @param holds locks the unlock and its pack until the transaction ends
 */
export async function readSwap(
	connection: Connection,
	{ userId, resumeId, now }: { userId: string; resumeId: string; now: Date },
	holds = false,
): Promise<(SwapFacts & { creditId: string; packId: string }) | null> {
	const unlock = connection
		.select({ packId: userResumeAccess.purchaseId })
		.from(userResumeAccess)
		.where(and(eq(userResumeAccess.userId, userId), eq(userResumeAccess.resumeId, resumeId)));
	const [{ packId } = { packId: null }] = await (holds ? unlock.for("update") : unlock);
	if (packId === null) return null;
	const isRunning = sql<boolean>`${userPurchases.status} = 'succeeded' and ${userPurchases.expiresAt} > ${now.toISOString()}::timestamptz`;
	const pack = connection
		.select({ isRunning })
		.from(userPurchases)
		.where(eq(userPurchases.id, packId));
	const [held] = await (holds ? pack.for("update") : pack);
	if (!held?.isRunning) return null;
	const [credit] = await connection
		.select({ creditId: packCredits.id, spentAt: packCredits.spentAt })
		.from(packCredits)
		.where(
			and(
				eq(packCredits.purchaseId, packId),
				eq(packCredits.resumeId, resumeId),
				isNull(packCredits.returnedAt),
			),
		);
	if (!credit) return null;
	const swapped = await connection.$count(
		packCredits,
		and(eq(packCredits.purchaseId, packId), eq(packCredits.returnedFor, "swap")),
	);
	const downloads = await connection.$count(
		resumeUses,
		and(
			eq(resumeUses.userId, userId),
			eq(resumeUses.resumeId, resumeId),
			ne(resumeUses.kind, "reading"),
		),
	);
	return { ...credit, packId, isUsed: swapped > 0, isDownloaded: downloads > 0 };
}

/** A withdrawal of the resume that is under way is waited for: it takes the same locks in another order. */
export async function holdAgainstWithdrawal(
	transaction: Transaction,
	resumeId: string,
): Promise<void> {
	await transaction
		.select({ id: resumes.id })
		.from(resumes)
		.where(eq(resumes.id, resumeId))
		.for("key share");
}

/** Books a credit back to its pack and locks the resume. Both are held, see `readSwap`. */
export async function returnSwapped(
	transaction: Transaction,
	swap: { userId: string; resumeId: string; creditId: string; packId: string; now: Date },
): Promise<void> {
	const { userId, resumeId, creditId, packId, now } = swap;
	await transaction
		.update(packCredits)
		.set({ returnedAt: now, returnedFor: "swap" })
		.where(eq(packCredits.id, creditId));
	await transaction
		.delete(userResumeAccess)
		.where(and(eq(userResumeAccess.userId, userId), eq(userResumeAccess.resumeId, resumeId)));
	await transaction
		.update(userPurchases)
		.set({ resumesRemaining: sql`${userPurchases.resumesRemaining} + 1`, updatedAt: now })
		.where(eq(userPurchases.id, packId));
}

/** When a person has last swapped a resume; null while something has unlocked it again, or if they never have. */
export async function findSwapped(
	connection: Connection,
	{ userId, resumeId }: { userId: string; resumeId: string },
): Promise<Date | null> {
	const unlocked = and(
		eq(userResumeAccess.userId, userPurchases.userId),
		eq(userResumeAccess.resumeId, packCredits.resumeId),
	);
	const [swap] = await connection
		.select({ at: packCredits.returnedAt })
		.from(packCredits)
		.innerJoin(userPurchases, eq(userPurchases.id, packCredits.purchaseId))
		.leftJoin(userResumeAccess, unlocked)
		.where(
			and(
				eq(userPurchases.userId, userId),
				eq(packCredits.resumeId, resumeId),
				eq(packCredits.returnedFor, "swap"),
				isNull(userResumeAccess.userId),
			),
		)
		.orderBy(desc(packCredits.returnedAt))
		.limit(1);
	return swap?.at ?? null;
}

/** The last credit that came back to a person of each of some resumes, by the resume. */
export async function findReturned(
	connection: Connection,
	userId: string,
	resumeIds: readonly string[],
): Promise<Map<string, ReturnedCredit>> {
	if (resumeIds.length === 0) return new Map();
	const rows = await connection
		.select({
			resumeId: packCredits.resumeId,
			at: packCredits.returnedAt,
			of: packCredits.returnedFor,
		})
		.from(packCredits)
		.innerJoin(userPurchases, eq(userPurchases.id, packCredits.purchaseId))
		.where(
			and(
				eq(userPurchases.userId, userId),
				inArray(packCredits.resumeId, [...resumeIds]),
				isNotNull(packCredits.returnedAt),
			),
		)
		.orderBy(asc(packCredits.returnedAt));
	return new Map(
		rows.flatMap(({ resumeId, at, of }) => (at && of ? [[resumeId, { at, of }] as const] : [])),
	);
}
