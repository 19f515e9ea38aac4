import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { proGrants } from "#app/data/base/schema/entitlements.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";

/** Pro that the owner has given. The payment provider knows nothing of it, and no sync touches it. */
export type ProGrantRow = typeof proGrants.$inferSelect;

/**
 * Gives Pro to a person.
 * @param grant.id names the occasion: a second time gives nothing
 * @returns false when it was given before
 */
export async function addProGrant(
	transaction: Transaction,
	grant: Omit<ProGrantRow, "revokedAt">,
): Promise<boolean> {
	const rows = await transaction
		.insert(proGrants)
		.values(grant)
		.onConflictDoNothing()
		.returning({ id: proGrants.id });
	return rows.length > 0;
}

/**
 * Takes back Pro that was given.
 * @returns false when it no longer gives anything, or was given to someone else
 */
export async function revokeProGrant(
	transaction: Transaction,
	{ id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
	const rows = await transaction
		.update(proGrants)
		.set({ revokedAt: now })
		.where(
			and(
				eq(proGrants.id, id),
				eq(proGrants.userId, userId),
				isNull(proGrants.revokedAt),
				gt(proGrants.endsAt, now),
			),
		)
		.returning({ id: proGrants.id });
	return rows.length > 0;
}

export async function getProGrant(connection: Connection, id: string): Promise<ProGrantRow | null> {
	const [row] = await connection.select().from(proGrants).where(eq(proGrants.id, id));
	return row ?? null;
}

/** Everything that was given to a person, the one that ends last on top. */
export const findProGrants = statement((connection, userId: Later<string>) =>
	connection
		.select()
		.from(proGrants)
		.where(eq(proGrants.userId, userId))
		.orderBy(desc(proGrants.endsAt), proGrants.id),
);

/** When each of them runs, for who need not know why it was given: rights, and a person's export. */
export const findGivenPro = statement((connection, userId: Later<string>) =>
	connection
		.select({
			...pick(proGrants, "startsAt", "endsAt", "revokedAt"),
		})
		.from(proGrants)
		.where(eq(proGrants.userId, userId)),
);
