import { and, desc, eq, gt } from "drizzle-orm";
import type { SoldPlanId } from "../domain/plans.ts";
import type { Connection, Transaction } from "./database.server.ts";
import { checkouts } from "./schema/payments.server.ts";

export type Checkout = typeof checkouts.$inferSelect;

/**
 * Notes a checkout that was begun.
 * @param before the one that it comes after, which nobody goes on with any more
 */
export async function addCheckout(
	transaction: Transaction,
	checkout: Checkout,
	before: string | null,
): Promise<void> {
	if (before) await transaction.delete(checkouts).where(eq(checkouts.sessionId, before));
	await transaction.insert(checkouts).values(checkout);
}

/** The newest checkout of a plan that a person has begun and that has not run out; it may be paid by now. */
export async function getLastCheckout(
	connection: Connection,
	userId: string,
	planId: SoldPlanId,
	now: Date,
): Promise<Checkout | null> {
	const [row] = await connection
		.select()
		.from(checkouts)
		.where(
			and(eq(checkouts.userId, userId), eq(checkouts.planId, planId), gt(checkouts.expiresAt, now)),
		)
		.orderBy(desc(checkouts.createdAt))
		.limit(1);
	return row ?? null;
}
