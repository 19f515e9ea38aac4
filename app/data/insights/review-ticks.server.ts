import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { reviewTicks } from "#app/data/base/schema/insights.server.ts";

/** The checks that a member has ticked. */
export async function findTicks(connection: Connection, userId: string): Promise<string[]> {
	const rows = await connection
		.select({ checkId: reviewTicks.checkId })
		.from(reviewTicks)
		.where(eq(reviewTicks.userId, userId));
	return rows.map(({ checkId }) => checkId);
}

/** Ticks checks; one that is ticked already keeps its time. */
export async function addTicks(
	connection: Connection,
	userId: string,
	checkIds: readonly string[],
	now: Date,
): Promise<void> {
	if (checkIds.length === 0) return;
	await connection
		.insert(reviewTicks)
		.values(checkIds.map((checkId) => ({ userId, checkId, tickedAt: now })))
		.onConflictDoNothing();
}

export async function removeTicks(
	connection: Connection,
	userId: string,
	checkIds: readonly string[],
): Promise<void> {
	if (checkIds.length === 0) return;
	await connection
		.delete(reviewTicks)
		.where(and(eq(reviewTicks.userId, userId), inArray(reviewTicks.checkId, [...checkIds])));
}

/** Takes away every tick but some. */
export async function keepOnlyTicks(
	connection: Connection,
	userId: string,
	checkIds: readonly string[],
): Promise<void> {
	const others = checkIds.length > 0 ? notInArray(reviewTicks.checkId, [...checkIds]) : undefined;
	await connection.delete(reviewTicks).where(and(eq(reviewTicks.userId, userId), others));
}
