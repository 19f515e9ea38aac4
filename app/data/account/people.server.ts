import { randomUUID } from "node:crypto";
import { and, eq, gte, isNull, ne, sql } from "drizzle-orm";
import {
	type Connection,
	isUniqueViolation,
	type Transaction,
} from "#app/data/base/database.server.ts";
import { account, user } from "#app/data/base/schema/accounts.server.ts";
import { firstOf, type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { credential, setPasswordHash } from "./passwords.server.ts";

export type PersonRecord = {
	id: string;
	email: string;
	emailVerified: boolean;
	/** When the owner has stopped the account; null while it is open. */
	stoppedAt: Date | null;
};

const columns = {
	...pick(user, "id", "email", "emailVerified", "stoppedAt"),
};

/** @param email normalised, see `normaliseEmail` */
export async function findPersonByEmail(
	connection: Connection,
	email: string,
): Promise<PersonRecord | null> {
	const [row] = await connection
		.select(columns)
		.from(user)
		.where(sql`lower(btrim(${user.email})) = ${email}`);
	return row ?? null;
}

export async function getPersonRecord(
	connection: Connection,
	userId: string,
): Promise<PersonRecord | null> {
	const [row] = await connection.select(columns).from(user).where(eq(user.id, userId));
	return row ?? null;
}

/** The addresses of people, by their ids. */
export async function findAddresses(
	connection: Connection,
	userIds: readonly string[],
): Promise<Map<string, string>> {
	if (userIds.length === 0) return new Map();
	const rows = await connection
		.select({ id: user.id, email: user.email })
		.from(user)
		.where(sql`${user.id} = any(${sql.param(userIds)}::text[])`);
	return new Map(rows.map(({ id, email }) => [id, email]));
}

/**
 * Whether a session may stand: the address is confirmed, and the owner has not stopped the account. Neither changes
 * while the transaction runs. Called before anything else is locked.
 */
export async function maySignIn(transaction: Transaction, userId: string): Promise<boolean> {
	const [row] = await transaction
		.select(columns)
		.from(user)
		.where(eq(user.id, userId))
		.for("share");
	return row?.emailVerified === true && row.stoppedAt === null;
}

/** Stops an account, or with null opens it again. */
export async function setStopped(
	connection: Connection,
	userId: string,
	stoppedAt: Date | null,
): Promise<void> {
	await connection.update(user).set({ stoppedAt }).where(eq(user.id, userId));
}

/** How many accounts have a confirmed address; ask `services.accountCount`, which keeps it. */
export async function countConfirmedPeople(connection: Connection): Promise<number> {
	const [row] = await connection
		.select({ count: sql<number>`count(*)::int` })
		.from(user)
		.where(eq(user.emailVerified, true));
	return row?.count ?? 0;
}

/** When the account was made; null when there is none. */
export const getMemberSince = firstOf(
	(connection, userId: Later<string>) =>
		connection.select({ createdAt: user.createdAt }).from(user).where(eq(user.id, userId)),
	(row) => row?.createdAt ?? null,
);

/**
 * Makes an account; null when the address has one already.
 * @param person `password` is a hash, or null for a person who signs in another way
 */
export async function addPerson(
	transaction: Transaction,
	person: { email: string; emailVerified: boolean; password: string | null; now: Date },
): Promise<string | null> {
	const [row] = await transaction
		.insert(user)
		.values({
			id: randomUUID(),
			name: "",
			email: person.email,
			emailVerified: person.emailVerified,
			createdAt: person.now,
			updatedAt: person.now,
		})
		.onConflictDoNothing()
		.returning({ id: user.id });
	if (row && person.password !== null) {
		await setPasswordHash(transaction, row.id, person.password, person.now);
	}
	return row?.id ?? null;
}

/** Takes the identities of other providers that were tied to a person at this time or later. */
export async function dropIdentitiesSince(
	transaction: Transaction,
	userId: string,
	since: Date,
): Promise<void> {
	await transaction
		.delete(account)
		.where(
			and(
				eq(account.userId, userId),
				ne(account.providerId, credential),
				gte(account.createdAt, since),
			),
		);
}

/**
 * Confirms the address that a link was sent to.
 * @returns false when the account has another address by now
 */
export async function confirmAddress(
	transaction: Transaction,
	userId: string,
	email: string,
	now: Date,
): Promise<boolean> {
	const rows = await transaction
		.update(user)
		.set({ emailVerified: true, updatedAt: now })
		.where(and(eq(user.id, userId), eq(user.email, email)))
		.returning({ id: user.id });
	return rows.length > 0;
}

/**
 * Gives an account another address; false when someone else has it.
 * @param emailVerified false for an address that has still to prove itself
 */
export async function changeAddress(
	transaction: Transaction,
	userId: string,
	email: string,
	now: Date,
	emailVerified = true,
): Promise<boolean> {
	try {
		// A savepoint, so that the transaction can go on when the address is taken.
		await transaction.transaction((savepoint) =>
			savepoint
				.update(user)
				.set({ email, emailVerified, updatedAt: now })
				.where(eq(user.id, userId)),
		);
		return true;
	} catch (error) {
		if (isUniqueViolation(error)) return false;
		throw error;
	}
}

/** The person behind an identity of another provider, or null. */
export async function findPersonByIdentity(
	connection: Connection,
	identity: { issuer: string; subject: string },
): Promise<PersonRecord | null> {
	const [row] = await connection
		.select(columns)
		.from(account)
		.innerJoin(user, eq(user.id, account.userId))
		.where(and(eq(account.providerId, identity.issuer), eq(account.accountId, identity.subject)));
	return row ?? null;
}

/** Ties an identity to a person. Of simultaneous tries the first counts. */
export async function addIdentity(
	transaction: Transaction,
	userId: string,
	identity: { issuer: string; subject: string },
	now: Date,
): Promise<void> {
	await transaction
		.insert(account)
		.values({
			id: randomUUID(),
			providerId: identity.issuer,
			accountId: identity.subject,
			userId,
			createdAt: now,
			updatedAt: now,
		})
		.onConflictDoNothing();
}

/** The providers, other than a password, with which a person can sign in. */
export async function findIdentities(connection: Connection, userId: string): Promise<string[]> {
	const rows = await issuersOf(connection, userId);
	return rows.map(({ issuer }) => issuer).filter((issuer) => issuer !== credential);
}

const issuersOf = statement((connection, userId: Later<string>) =>
	connection
		.select({ issuer: account.providerId })
		.from(account)
		.where(and(eq(account.userId, userId), isNull(account.password))),
);

/** As whom a person is known to other providers, for their copy. */
export function listIdentities(connection: Connection, userId: string) {
	return connection
		.select({
			provider: account.providerId,
			identifier: account.accountId,
			since: account.createdAt,
		})
		.from(account)
		.where(and(eq(account.userId, userId), ne(account.providerId, credential)))
		.orderBy(account.createdAt);
}

/** Deletes an account and everything that hangs on it; what was paid stays without the person. */
export async function removePerson(transaction: Transaction, userId: string): Promise<void> {
	await transaction.delete(user).where(eq(user.id, userId));
}
