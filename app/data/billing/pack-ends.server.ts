import { and, eq, isNotNull } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { type Period, packEnd, paidPeriods } from "#app/domain/billing/pack-end.ts";
import { plans } from "#app/domain/billing/plans.ts";

/** The times for which a person has paid for Pro: while they run, the packs are paused. */
export async function findPaidPeriods(connection: Connection, userId: string): Promise<Period[]> {
	return paidPeriods(await paymentsOf(connection, userId));
}

const paymentsOf = statement((connection, userId: Later<string>) =>
	connection
		.select({
			...pick(orders, "status", "periodStart", "periodEnd"),
			endedAt: userSubscriptions.endedAt,
		})
		.from(orders)
		.leftJoin(
			userSubscriptions,
			eq(userSubscriptions.stripeSubscriptionId, orders.stripeSubscriptionId),
		)
		.where(
			and(
				eq(orders.userId, userId),
				eq(orders.planId, plans.pro.id),
				isNotNull(orders.periodStart),
			),
		),
);

/**
 * Writes the end of each pack of a person as it follows from the periods of Pro. Called wherever one of them has
 * been written, in the same transaction; a second time changes nothing.
 * @returns the end of each pack by its id
 */
export async function settlePackEnds(
	transaction: Transaction,
	userId: string,
	now: Date,
): Promise<Map<string, Date>> {
	const packs = await transaction
		.select({
			...pick(userPurchases, "id", "grantedAt", "expiresAt"),
		})
		.from(userPurchases)
		.where(eq(userPurchases.userId, userId))
		.orderBy(userPurchases.id);
	const ends = new Map<string, Date>();
	if (packs.length === 0) return ends;
	const periods = await findPaidPeriods(transaction, userId);
	for (const { id, grantedAt, expiresAt } of packs) {
		const end = packEnd(grantedAt, periods);
		ends.set(id, end);
		if (end.getTime() === expiresAt.getTime()) continue;
		await transaction
			.update(userPurchases)
			.set({ expiresAt: end, updatedAt: now })
			.where(eq(userPurchases.id, id));
	}
	return ends;
}
