import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Connection, Transaction } from "./database.server.ts";
import { oneTimeTokens, user } from "./schema.server.ts";

export type PersonRecord = { id: string; email: string; emailVerified: boolean };

/** @param email normalised, see `normaliseEmail` */
export async function findPersonByEmail(
	connection: Connection,
	email: string,
): Promise<PersonRecord | null> {
	const [row] = await connection
		.select({ id: user.id, email: user.email, emailVerified: user.emailVerified })
		.from(user)
		.where(sql`lower(btrim(${user.email})) = ${email}`);
	return row ?? null;
}

/** Keeps a new confirmation token. Earlier ones stay good until one is used: mails overtake each other. */
export async function addConfirmationToken(
	connection: Connection,
	token: { tokenHash: string; userId: string; returnTo: string; expiresAt: Date },
): Promise<void> {
	await connection.insert(oneTimeTokens).values({ ...token, purpose: "confirm-email" });
}

/**
 * Uses a confirmation token up and confirms the address. Of simultaneous tries exactly one succeeds.
 * @returns the person, or why the token is worth nothing
 */
export async function redeemConfirmationToken(
	transaction: Transaction,
	tokenHash: string,
	now: Date,
): Promise<{ userId: string; returnTo: string } | "expired" | "unknown"> {
	const [used] = await transaction
		.update(oneTimeTokens)
		.set({ usedAt: now })
		.where(
			and(
				eq(oneTimeTokens.tokenHash, tokenHash),
				eq(oneTimeTokens.purpose, "confirm-email"),
				isNull(oneTimeTokens.usedAt),
				gt(oneTimeTokens.expiresAt, now),
			),
		)
		.returning({ userId: oneTimeTokens.userId, returnTo: oneTimeTokens.returnTo });
	if (used) {
		await transaction
			.update(user)
			.set({ emailVerified: true, updatedAt: now })
			.where(eq(user.id, used.userId));
		await transaction
			.delete(oneTimeTokens)
			.where(
				and(
					eq(oneTimeTokens.userId, used.userId),
					eq(oneTimeTokens.purpose, "confirm-email"),
					isNull(oneTimeTokens.usedAt),
				),
			);
		return used;
	}
	const [known] = await transaction
		.select({ usedAt: oneTimeTokens.usedAt })
		.from(oneTimeTokens)
		.where(eq(oneTimeTokens.tokenHash, tokenHash));
	return known && !known.usedAt ? "expired" : "unknown";
}
