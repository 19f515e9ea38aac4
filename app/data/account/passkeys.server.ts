import { and, asc, eq, gte, ne } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { passkey, session } from "#app/data/base/schema/accounts.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";

/** A person's passkeys, the first one first. Nothing of the keys themselves. */
export const findPasskeys = statement((connection, userId: Later<string>) =>
	connection
		.select({
			...pick(passkey, "id", "name", "createdAt", "lastUsedAt"),
		})
		.from(passkey)
		.where(eq(passkey.userId, userId))
		.orderBy(asc(passkey.createdAt), passkey.id),
);

/** A person's passkeys with all that is kept of them, for their copy; not the keys and not what they are asked for by. */
export function listPasskeys(connection: Connection, userId: string) {
	return connection
		.select({
			...pick(passkey, "name", "createdAt", "lastUsedAt"),
			timesSigned: passkey.counter,
			deviceType: passkey.deviceType,
			isCopied: passkey.backedUp,
			reachedBy: passkey.transports,
			kindOfDevice: passkey.aaguid,
		})
		.from(passkey)
		.where(eq(passkey.userId, userId))
		.orderBy(asc(passkey.createdAt), passkey.id);
}

/** Names a passkey; false when it is not theirs. */
export async function namePasskey(
	connection: Connection,
	{ userId, id }: OwnPasskey,
	values: { name: string; createdAt?: Date },
): Promise<boolean> {
	const rows = await connection
		.update(passkey)
		.set(values)
		.where(own({ userId, id }))
		.returning({ id: passkey.id });
	return rows.length > 0;
}

type OwnPasskey = { userId: string; id: string };
const own = ({ userId, id }: OwnPasskey) => and(eq(passkey.userId, userId), eq(passkey.id, id));

/**
 * Removes a passkey, and ends the sessions that were begun with it.
 * @param kept the session that goes on
 * @returns its name; null when it is not theirs
 */
export async function removePasskey(
	transaction: Transaction,
	key: OwnPasskey,
	kept: string,
): Promise<string | null> {
	await transaction
		.delete(session)
		.where(
			and(eq(session.userId, key.userId), eq(session.passkeyId, key.id), ne(session.id, kept)),
		);
	const [row] = await transaction.delete(passkey).where(own(key)).returning({ name: passkey.name });
	return row ? (row.name ?? "") : null;
}

/** Takes the passkeys that were added at this time or later. */
export async function dropPasskeysSince(
	transaction: Transaction,
	userId: string,
	since: Date,
): Promise<void> {
	await transaction
		.delete(passkey)
		.where(and(eq(passkey.userId, userId), gte(passkey.createdAt, since)));
}

/**
 * Notes that a session was begun with a key.
 * @returns false when the key is gone
 */
export async function notePasskeyUse(
	transaction: Transaction,
	use: { sessionId: string; userId: string; credentialId: string; now: Date },
): Promise<boolean> {
	const { sessionId, userId, credentialId, now } = use;
	const [key] = await transaction
		.update(passkey)
		.set({ lastUsedAt: now })
		.where(and(eq(passkey.userId, userId), eq(passkey.credentialID, credentialId)))
		.returning({ id: passkey.id });
	if (!key) return false;
	await transaction
		.update(session)
		.set({ passkeyId: key.id, passkeyUsedAt: now })
		.where(eq(session.id, sessionId));
	return true;
}
