import { eq, lt, or } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { deleteInParts } from "#app/data/base/in-parts.server.ts";
import { session, user } from "#app/data/base/schema/accounts.server.ts";
import { adminDevices, adminSessions, teamMembers } from "#app/data/base/schema/admin.server.ts";
import type { DashboardRole } from "#app/domain/admin/dashboard-roles.ts";
import { pick } from "#app/domain/base/pick.ts";

export type AdminSession = typeof adminSessions.$inferSelect;

export async function addAdminSession(
	connection: Connection,
	session: AdminSession,
): Promise<void> {
	await connection.insert(adminSessions).values(session);
}

/** Who has opened it with a passkey: as the tables have it now, so that a role that was taken opens nothing more. */
export type SessionMember = {
	id: string;
	email: string;
	role: DashboardRole | null;
	stoppedAt: Date | null;
	passkeyUsedAt: Date | null;
};

/** A session of the dashboard; `member` is null of one that the passcode has opened. */
export async function getAdminSession(
	connection: Connection,
	tokenHash: string,
): Promise<(AdminSession & { member: SessionMember | null }) | null> {
	const [row] = await connection
		.select({
			own: adminSessions,
			...pick(user, "id", "email", "stoppedAt"),
			role: teamMembers.role,
			passkeyId: session.passkeyId,
			passkeyUsedAt: session.passkeyUsedAt,
		})
		.from(adminSessions)
		.leftJoin(session, eq(session.id, adminSessions.memberSession))
		.leftJoin(user, eq(user.id, session.userId))
		.leftJoin(teamMembers, eq(teamMembers.userId, user.id))
		.where(eq(adminSessions.tokenHash, tokenHash));
	if (!row) return null;
	const { own, id, email, stoppedAt, role } = row;
	const passkeyUsedAt = row.passkeyId === null ? null : row.passkeyUsedAt;
	const member = id !== null && email !== null && { id, email, stoppedAt, role, passkeyUsedAt };
	return { ...own, member: member || null };
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
export const removeAdminDevicesBefore = (
	connection: Connection,
	day: Date,
	signal?: AbortSignal,
): Promise<number> =>
	deleteInParts(connection, adminDevices, lt(adminDevices.lastSeenAt, day), signal);
