import { eq, lt, or } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { adminDevices, adminSessions } from "#app/data/base/schema/admin.server.ts";

export type AdminSession = typeof adminSessions.$inferSelect;

export async function addAdminSession(
	connection: Connection,
	session: AdminSession,
): Promise<void> {
	await connection.insert(adminSessions).values(session);
}

export async function getAdminSession(
	connection: Connection,
	tokenHash: string,
): Promise<AdminSession | null> {
	const [session] = await connection
		.select()
		.from(adminSessions)
		.where(eq(adminSessions.tokenHash, tokenHash));
	return session ?? null;
}

export async function touchAdminSession(
	connection: Connection,
	tokenHash: string,
	now: Date,
): Promise<void> {
	await connection
		.update(adminSessions)
		.set({ lastUsedAt: now })
		.where(eq(adminSessions.tokenHash, tokenHash));
}

/** @returns whether it was there */
export async function removeAdminSession(
	connection: Connection,
	tokenHash: string,
): Promise<boolean> {
	const rows = await connection
		.delete(adminSessions)
		.where(eq(adminSessions.tokenHash, tokenHash))
		.returning({ id: adminSessions.id });
	return rows.length > 0;
}

/** Deletes those that have locked themselves. */
export async function removeEndedAdminSessions(
	connection: Connection,
	before: { lastUsed: Date; created: Date },
): Promise<void> {
	await connection
		.delete(adminSessions)
		.where(
			or(
				lt(adminSessions.lastUsedAt, before.lastUsed),
				lt(adminSessions.createdAt, before.created),
			),
		);
}

/** Whether a browser has opened the dashboard before. */
export async function isAdminDevice(connection: Connection, deviceHash: string): Promise<boolean> {
	const rows = await connection
		.select({ deviceHash: adminDevices.deviceHash })
		.from(adminDevices)
		.where(eq(adminDevices.deviceHash, deviceHash));
	return rows.length > 0;
}

/** Notes that a browser has opened the dashboard. */
export async function noteAdminDevice(
	connection: Connection,
	deviceHash: string,
	now: Date,
): Promise<void> {
	await connection
		.insert(adminDevices)
		.values({ deviceHash, lastSeenAt: now })
		.onConflictDoUpdate({ target: adminDevices.deviceHash, set: { lastSeenAt: now } });
}

/** Forgets the browsers that have not been seen since. @returns how many there were */
export async function removeAdminDevicesBefore(connection: Connection, day: Date): Promise<number> {
	const { rowCount } = await connection
		.delete(adminDevices)
		.where(lt(adminDevices.lastSeenAt, day));
	return rowCount ?? 0;
}
