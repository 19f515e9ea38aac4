import { eq, lt, or } from "drizzle-orm";
import type { Connection } from "./database.server.ts";
import { adminSessions } from "./schema/admin.server.ts";

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
