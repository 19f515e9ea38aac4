import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { knownDevices, session, user } from "#app/data/base/schema/accounts.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";

/** A person's sessions that run at an instant, the newest first. */
export const findSessions = statement((connection, userId: Later<string>, now: Later<Date>) =>
	connection
		.select({
			...pick(session, "id", "userAgent", "ipAddress", "createdAt"),
			// Extended at most once a day.
			updatedAt: session.updatedAt,
		})
		.from(session)
		.where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
		.orderBy(desc(session.updatedAt), session.id),
);

/** Ends one session of a person; false when it was not theirs or had ended. */
export async function endSession(
	connection: Connection,
	userId: string,
	sessionId: string,
): Promise<boolean> {
	const rows = await connection
		.delete(session)
		.where(and(eq(session.userId, userId), eq(session.id, sessionId)))
		.returning({ id: session.id });
	return rows.length > 0;
}

/**
 * Ends a person's sessions.
 * @param kept the one that goes on, or null
 * @returns how many were ended
 */
export async function endSessions(
	connection: Connection,
	userId: string,
	kept: string | null,
): Promise<number> {
	const rows = await connection
		.delete(session)
		.where(and(eq(session.userId, userId), kept === null ? undefined : ne(session.id, kept)))
		.returning({ id: session.id });
	return rows.length;
}

/** Whether a browser has signed in to the account of an address before. */
export async function isKnownDevice(
	connection: Connection,
	email: string,
	deviceHash: string,
): Promise<boolean> {
	const rows = await connection
		.select({ userId: knownDevices.userId })
		.from(knownDevices)
		.innerJoin(user, eq(user.id, knownDevices.userId))
		.where(and(eq(knownDevices.deviceHash, deviceHash), eq(user.email, email)));
	return rows.length > 0;
}

/**
 * Notes that a browser has signed a person in.
 * @returns "first" for the person's first browser of all, "new" for a further one, else "known"
 */
export async function noteDevice(
	transaction: Transaction,
	userId: string,
	deviceHash: string,
	now: Date,
): Promise<"first" | "new" | "known"> {
	const updated = await transaction
		.update(knownDevices)
		.set({ lastSeenAt: now })
		.where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)))
		.returning({ userId: knownDevices.userId });
	if (updated.length > 0) return "known";
	const [before] = await transaction
		.select({ devices: sql<number>`count(*)::int` })
		.from(knownDevices)
		.where(eq(knownDevices.userId, userId));
	const added = await transaction
		.insert(knownDevices)
		.values({ userId, deviceHash, firstSeenAt: now, lastSeenAt: now })
		.onConflictDoNothing()
		.returning({ userId: knownDevices.userId });
	// Two sign-ins of one browser at once: the other one has told of it.
	if (added.length === 0) return "known";
	return before?.devices ? "new" : "first";
}

/** Forgets every browser of a user: after a reset, those that knew the old password are unknown. */
export async function forgetDevices(transaction: Transaction, userId: string): Promise<void> {
	await transaction.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
