import { and, desc, eq, gt } from "drizzle-orm";
import type { SoldPlanId } from "../domain/plans.ts";
import type { Connection } from "./database.server.ts";
import { checkouts } from "./schema.server.ts";

export type Checkout = typeof checkouts.$inferSelect;

export async function addCheckout(connection: Connection, checkout: Checkout): Promise<void> {
	await connection.insert(checkouts).values(checkout);
}

/** The newest checkout of a plan that a person could still go on with. */
export async function findOpenCheckout(
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

/** One that has been paid, expired or given up is not gone on with. */
export async function removeCheckout(connection: Connection, sessionId: string): Promise<void> {
	await connection.delete(checkouts).where(eq(checkouts.sessionId, sessionId));
}
