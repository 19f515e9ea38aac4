import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { type Connection, holdName, type Transaction } from "#app/data/base/database.server.ts";
import { passkey, session, user } from "#app/data/base/schema/accounts.server.ts";
import { adminSessions, teamMembers } from "#app/data/base/schema/admin.server.ts";
import type { DashboardRole } from "#app/domain/admin/dashboard-roles.ts";
import { pick } from "#app/domain/base/pick.ts";

/** Everybody who has a role in the dashboard, the first one first. */
export function findTeam(connection: Connection) {
	const passkeys = connection.$count(passkey, eq(passkey.userId, user.id));
	return connection
		.select({
			...pick(user, "id", "email", "stoppedAt"),
			role: teamMembers.role,
			since: teamMembers.since,
			passkeys,
		})
		.from(teamMembers)
		.innerJoin(user, eq(user.id, teamMembers.userId))
		.orderBy(asc(teamMembers.since), user.email);
}

export async function getDashboardRole(
	connection: Connection,
	userId: string,
): Promise<DashboardRole | null> {
	const [row] = await connection
		.select({ role: teamMembers.role })
		.from(teamMembers)
		.where(eq(teamMembers.userId, userId));
	return row?.role ?? null;
}

/** The addresses of everybody who owns the dashboard with an account that is open. */
export async function findOwnerAddresses(connection: Connection): Promise<string[]> {
	const rows = await connection
		.select({ email: user.email })
		.from(teamMembers)
		.innerJoin(user, eq(user.id, teamMembers.userId))
		.where(and(eq(teamMembers.role, "owner"), isNull(user.stoppedAt)));
	return rows.map(({ email }) => email);
}

/** Changes of the team happen one at a time. Taken after the lock of a person. */
export async function lockTeam(transaction: Transaction): Promise<void> {
	await holdName(transaction, "team");
}

/**
 * Whether a person is the only owner whose account is open. Waits for changes of the team that are under way, and
 * nobody makes one while the transaction runs.
 */
export async function isLastOwner(transaction: Transaction, userId: string): Promise<boolean> {
	await lockTeam(transaction);
	if ((await getDashboardRole(transaction, userId)) !== "owner") return false;
	const [other] = await transaction
		.select({ id: user.id })
		.from(teamMembers)
		.innerJoin(user, eq(user.id, teamMembers.userId))
		.where(and(eq(teamMembers.role, "owner"), ne(user.id, userId), isNull(user.stoppedAt)))
		.limit(1);
	return other === undefined;
}

/** Gives a person a role, or another one; null takes it away. What they have open of the dashboard closes. */
export async function setDashboardRole(
	transaction: Transaction,
	userId: string,
	role: DashboardRole | null,
	now: Date,
): Promise<void> {
	if (role === null) await transaction.delete(teamMembers).where(eq(teamMembers.userId, userId));
	else {
		await transaction
			.insert(teamMembers)
			.values({ userId, role, since: now })
			.onConflictDoUpdate({ target: teamMembers.userId, set: { role, since: now } });
	}
	const own = transaction
		.select({ id: session.id })
		.from(session)
		.where(eq(session.userId, userId));
	await transaction.delete(adminSessions).where(inArray(adminSessions.memberSession, own));
}

/** What a session of the site says of its person's way into the dashboard; null of one that has ended. */
export async function getStepUp(connection: Connection, sessionId: string) {
	const [row] = await connection
		.select({
			personId: user.id,
			email: user.email,
			role: teamMembers.role,
			stoppedAt: user.stoppedAt,
			/** Null also when the passkey is gone. */
			passkeyUsedAt: sql<Date | null>`case when ${session.passkeyId} is not null
				then ${session.passkeyUsedAt} end`.mapWith(session.passkeyUsedAt),
		})
		.from(session)
		.innerJoin(user, eq(user.id, session.userId))
		.leftJoin(teamMembers, eq(teamMembers.userId, user.id))
		.where(eq(session.id, sessionId));
	return row ?? null;
}
