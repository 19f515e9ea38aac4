import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "#app/data/base/database.server.ts";
import { account, user } from "#app/data/base/schema/accounts.server.ts";
import { firstOf, type Later } from "#app/data/base/statement.server.ts";

/** The hash of an account's password; null for one without a password. */
export const getPasswordHash = firstOf(
	(connection, userId: Later<string>) =>
		connection.select({ password: account.password }).from(account).where(ownPassword(userId)),
	(row) => row?.password ?? null,
);

/**
 * Like `getPasswordHash`, but waits for a change that is under way; nobody changes it while the caller's
 * transaction runs.
 */
export async function getSettledPasswordHash(
	transaction: Transaction,
	userId: string,
): Promise<string | null> {
	const [row] = await transaction
		.select({ password: account.password })
		.from(account)
		.where(ownPassword(userId))
		.for("share");
	return row?.password ?? null;
}

/**
 * Locks a user until the transaction ends, so that changes of the sign-in and of what is paid happen one at a time.
 * Every caller takes this lock before it changes anything of the user, so that no two wait for each other.
 * @param strength "update" waits also for those who have added something of the user, and lets nobody add more: before
 * the user is deleted
 */
export async function lockPerson(
	transaction: Transaction,
	userId: string,
	strength: "no key update" | "update" = "no key update",
): Promise<void> {
	await transaction.select({ id: user.id }).from(user).where(eq(user.id, userId)).for(strength);
}

/** Gives an account a password, or another one. */
export async function setPasswordHash(
	transaction: Transaction,
	userId: string,
	password: string,
	now: Date,
): Promise<void> {
	await lockPerson(transaction, userId);
	await transaction
		.insert(account)
		.values({
			id: randomUUID(),
			providerId: credential,
			accountId: userId,
			userId,
			password,
			createdAt: now,
			updatedAt: now,
		})
		.onConflictDoUpdate({
			target: [account.providerId, account.accountId],
			set: { password, updatedAt: now },
		});
}

/**
 * Removes the password of an unconfirmed account. Two people signed up with one address, and only the link in the
 * email can tell which of them owns it.
 */
export async function dropUnconfirmedPassword(
	transaction: Transaction,
	userId: string,
): Promise<void> {
	const [unconfirmed] = await transaction
		.select({ id: user.id })
		.from(user)
		.where(and(eq(user.id, userId), eq(user.emailVerified, false)))
		.for("update");
	if (unconfirmed) await dropPassword(transaction, userId);
}

/** Removes the password of an account, so that it no longer signs in. */
export async function dropPassword(transaction: Transaction, userId: string): Promise<void> {
	await transaction.update(account).set({ password: null }).where(ownPassword(userId));
}

export const credential = "credential";

function ownPassword(userId: string | Later<string>) {
	return and(eq(account.userId, userId), eq(account.providerId, credential));
}
