import { and, desc, eq, gt, inArray, isNotNull, or } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { checkouts } from "#app/data/base/schema/payments.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";

export type Checkout = typeof checkouts.$inferSelect;

/**
 * Notes which of a person's checkouts have an unconfirmed payment, as the provider has it now; the others of the same
 * customer have none. The person may have been another customer before.
 * @param state.sessionIds every checkout of the customer
 */
export async function keepPending(
	transaction: Transaction,
	userId: string | null,
	{
		sessionIds,
		pending,
	}: { sessionIds: string[]; pending: readonly { sessionId: string; since: Date }[] },
): Promise<void> {
	if (userId === null) return;
	await transaction
		.update(checkouts)
		.set({ confirmingSince: null })
		.where(
			and(
				eq(checkouts.userId, userId),
				inArray(checkouts.sessionId, sessionIds),
				isNotNull(checkouts.confirmingSince),
			),
		);
	for (const { sessionId, since } of pending) {
		await transaction
			.update(checkouts)
			.set({ confirmingSince: since })
			.where(and(eq(checkouts.userId, userId), eq(checkouts.sessionId, sessionId)));
	}
}

/** The plans whose payment is being confirmed, the newest checkout first. */
export async function findPending(
	connection: Connection,
	userId: string,
): Promise<{ planId: SoldPlanId; sessionId: string; since: Date }[]> {
	const rows = await confirmingOf(connection, userId);
	return rows.flatMap(({ since, ...row }) => (since ? [{ ...row, since }] : []));
}

const confirmingOf = statement((connection, userId: Later<string>) =>
	connection
		.select({
			planId: checkouts.planId,
			sessionId: checkouts.sessionId,
			since: checkouts.confirmingSince,
		})
		.from(checkouts)
		.where(and(eq(checkouts.userId, userId), isNotNull(checkouts.confirmingSince)))
		.orderBy(desc(checkouts.createdAt)),
);

/**
 * Notes a checkout that was begun.
 * @param before the earlier checkout, which this one replaces
 */
export async function addCheckout(
	transaction: Transaction,
	checkout: Omit<Checkout, "confirmingSince">,
	before: string | null,
): Promise<void> {
	if (before) await transaction.delete(checkouts).where(eq(checkouts.sessionId, before));
	await transaction.insert(checkouts).values(checkout);
}

/** The checkouts of a person that have not run out; they may be paid by now. */
export async function findOpenCheckouts(
	connection: Connection,
	userId: string,
	now: Date,
): Promise<Checkout[]> {
	return connection
		.select()
		.from(checkouts)
		.where(and(eq(checkouts.userId, userId), gt(checkouts.expiresAt, now)));
}

/** Whether one of a person's checkouts may still become a payment, or has a payment that is being confirmed. */
export async function mayStillPay(
	connection: Connection,
	userId: string,
	now: Date,
): Promise<boolean> {
	const mayBePaid = or(gt(checkouts.expiresAt, now), isNotNull(checkouts.confirmingSince));
	return (await connection.$count(checkouts, and(eq(checkouts.userId, userId), mayBePaid))) > 0;
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
