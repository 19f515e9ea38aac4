import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { oneTimeTokens, type TokenPurpose, user } from "#app/data/base/schema/accounts.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";

/** What ends by itself: when, and the address of its owner. */
export type Ending = { email: string; at: Date };

/** Packs that run. */
export async function findRunningPacks(
	connection: Connection,
	now: Date,
	limit: number,
): Promise<Ending[]> {
	return connection
		.select({ email: user.email, at: userPurchases.expiresAt })
		.from(userPurchases)
		.innerJoin(user, eq(user.id, userPurchases.userId))
		.where(and(eq(userPurchases.status, "succeeded"), gt(userPurchases.expiresAt, now)))
		.orderBy(asc(userPurchases.expiresAt), userPurchases.id)
		.limit(limit);
}

/** Links in mails that can still be used. */
export async function findOpenLinks(
	connection: Connection,
	now: Date,
	limit: number,
): Promise<(Ending & { purpose: TokenPurpose })[]> {
	return connection
		.select({
			email: user.email,
			at: oneTimeTokens.expiresAt,
			purpose: oneTimeTokens.purpose,
		})
		.from(oneTimeTokens)
		.innerJoin(user, eq(user.id, oneTimeTokens.userId))
		.where(and(isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now)))
		.orderBy(asc(oneTimeTokens.expiresAt), oneTimeTokens.tokenHash)
		.limit(limit);
}

/** Subscriptions past due whose grace still runs. */
export async function findRunningGrace(
	connection: Connection,
	now: Date,
	limit: number,
): Promise<Ending[]> {
	const rows = await connection
		.select({ email: user.email, at: userSubscriptions.graceUntil })
		.from(userSubscriptions)
		.innerJoin(user, eq(user.id, userSubscriptions.userId))
		.where(and(eq(userSubscriptions.status, "past_due"), gt(userSubscriptions.graceUntil, now)))
		.orderBy(asc(userSubscriptions.graceUntil), userSubscriptions.id)
		.limit(limit);
	return rows.flatMap(({ email, at }) => (at ? [{ email, at }] : []));
}
