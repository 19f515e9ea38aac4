import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Connection, Transaction } from "./database.server.ts";
import { account, oneTimeTokens, user } from "./schema.server.ts";

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

/** The hash of an account's password; null for one without a password. */
export async function getPasswordHash(
	connection: Connection,
	userId: string,
): Promise<string | null> {
	const [row] = await connection
		.select({ password: account.password })
		.from(account)
		.where(ownPassword(userId));
	return row?.password ?? null;
}

async function setPasswordHash(
	transaction: Transaction,
	userId: string,
	password: string,
	now: Date,
): Promise<void> {
	await transaction.update(account).set({ password, updatedAt: now }).where(ownPassword(userId));
}

const ownPassword = (userId: string) =>
	and(eq(account.userId, userId), eq(account.providerId, "credential"));

/** Keeps a new confirmation token. Earlier ones stay good until one is used: mails overtake each other. */
export async function addConfirmationToken(
	connection: Connection,
	token: {
		tokenHash: string;
		userId: string;
		returnTo: string;
		passwordHash: string | null;
		expiresAt: Date;
	},
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
		.returning({
			userId: oneTimeTokens.userId,
			returnTo: oneTimeTokens.returnTo,
			passwordHash: oneTimeTokens.passwordHash,
		});
	if (used) {
		if (used.passwordHash) await setPasswordHash(transaction, used.userId, used.passwordHash, now);
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
