import { and, eq, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { sealedComparisons } from "#app/data/base/schema/insights.server.ts";
import { firstOf, type Later } from "#app/data/base/statement.server.ts";

const { userId: owner, sealed, keptAt } = sealedComparisons;

/** The box of a member, as their browser sealed it; null of one who keeps none here. */
export async function getSealed(
	connection: Connection,
	userId: string,
): Promise<{ sealed: Uint8Array; keptAt: Date } | null> {
	const [row] = await connection
		.select({ sealed, keptAt })
		.from(sealedComparisons)
		.where(eq(owner, userId));
	return row ?? null;
}

/** How large the box is, and since when it is as it is. */
export const getSealedSize = firstOf(
	(connection, userId: Later<string>) =>
		connection
			.select({ bytes: sql<number>`octet_length(${sealed})`, keptAt })
			.from(sealedComparisons)
			.where(eq(owner, userId)),
	(row) => row ?? null,
);

/**
 * Puts a box in the place of the one that the browser has seen.
 * @param replaces the SHA-256 of that one, in hex; empty of none
 * @returns false when another one is there by now
 */
export async function putSealed(
	connection: Connection,
	userId: string,
	box: { sealed: Uint8Array; keptAt: Date },
	replaces: string,
): Promise<boolean> {
	const rows =
		replaces === ""
			? await connection
					.insert(sealedComparisons)
					.values({ userId, ...box })
					.onConflictDoNothing()
					.returning({ owner })
			: await connection
					.update(sealedComparisons)
					.set(box)
					.where(and(eq(owner, userId), eq(sql`encode(sha256(${sealed}), 'hex')`, replaces)))
					.returning({ owner });
	return rows.length > 0;
}

export async function removeSealed(connection: Connection, userId: string): Promise<void> {
	await connection.delete(sealedComparisons).where(eq(owner, userId));
}
