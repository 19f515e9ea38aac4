import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { stripeEvents } from "#app/data/base/schema/payments.server.ts";

/** Notes an event; false when it was known. */
export async function addEvent(
	transaction: Transaction,
	event: typeof stripeEvents.$inferInsert,
): Promise<boolean> {
	const rows = await transaction
		.insert(stripeEvents)
		.values(event)
		.onConflictDoNothing()
		.returning({ id: stripeEvents.id });
	return rows.length > 0;
}

/** What is still to be acted on about a customer, also what was set aside. */
export async function findWaitingEvents(
	connection: Connection,
	customerId: string,
): Promise<string[]> {
	const rows = await connection
		.select({ id: stripeEvents.id })
		.from(stripeEvents)
		.where(and(eq(stripeEvents.customerId, customerId), isNull(stripeEvents.processedAt)));
	return rows.map(({ id }) => id);
}

/** These have been acted on. */
export async function settleEvents(
	connection: Connection,
	ids: readonly string[],
	now: Date,
): Promise<void> {
	if (ids.length === 0) return;
	await connection
		.update(stripeEvents)
		.set({ processedAt: now, error: null, parkedAt: null })
		.where(and(inArray(stripeEvents.id, [...ids]), isNull(stripeEvents.processedAt)));
}

/** Settles a parked event that the owner has looked at; its reason is kept. */
export async function dismissEvent(connection: Connection, id: string, now: Date): Promise<void> {
	await connection.update(stripeEvents).set({ processedAt: now }).where(eq(stripeEvents.id, id));
}

/** Sets the waiting events of a customer aside, with the reason, for the owner to look at. */
export async function parkEvents(
	connection: Connection,
	customerId: string,
	error: string,
	now: Date,
): Promise<void> {
	await connection
		.update(stripeEvents)
		.set({ parkedAt: now, error })
		.where(and(eq(stripeEvents.customerId, customerId), isNull(stripeEvents.processedAt)));
}
