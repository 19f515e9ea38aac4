import {
	and,
	desc,
	eq,
	getTableColumns,
	gte,
	inArray,
	lt,
	notInArray,
	type SQL,
	sql,
} from "drizzle-orm";
import { type Connection, holdName, type Transaction } from "#app/data/base/database.server.ts";
import { afterPlace } from "#app/data/base/list-place.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { walkList } from "#app/data/base/walk-list.server.ts";
import { containsPattern } from "#app/data/library/resume-conditions.server.ts";
import {
	type AuditAction,
	type AuditChanges,
	type AuditSubject,
	siteSession,
} from "#app/domain/admin/audit.ts";
import type { DashboardRole } from "#app/domain/admin/dashboard-roles.ts";
import type { ListPlace } from "#app/domain/admin/list-place.ts";

/** The owner who acts: which session of the dashboard, and when. The site acts in `siteSession`. */
export type Admin = { sessionId: string; now: Date };

export type AuditEntry = {
	action: AuditAction;
	subject: AuditSubject;
	subjectId?: string;
	/** What a reader knows it by. Never a person's address: the log outlives accounts. */
	label?: string;
	reason?: string | undefined;
	changes?: AuditChanges | null;
	/** Who has come in; of any other line the session says it. */
	personId?: string | null;
	role?: DashboardRole | null;
};

/**
 * Adds a line to the audit log, in the transaction of what it tells of. It names who has begun the session. The log
 * cannot be changed, and a contributed resume can be withdrawn: of one, the line has its id and not a word.
 */
export async function writeAudit(
	connection: Connection,
	{ sessionId, now }: Admin,
	entry: AuditEntry,
): Promise<void> {
	const { label, changes, ...rest } = entry;
	const isContributed =
		entry.subject === "resume" &&
		entry.subjectId !== undefined &&
		(await connection.$count(contributions, eq(contributions.resumeId, entry.subjectId))) > 0;
	const told = isContributed ? { changes: changes && wordless(changes) } : { label, changes };
	const ofSession = (column: "person_id" | "role") =>
		sql`(select ${sql.identifier(column)} from audit_entries
			where session_id = ${sessionId} and action = 'admin.entered' limit 1)`;
	await connection.insert(auditEntries).values({
		personId: ofSession("person_id"),
		role: ofSession("role") as SQL<DashboardRole>,
		...rest,
		...told,
		sessionId,
		at: now,
	});
}

/** Which parts have changed, without what they were and are. */
const wordless = (changes: AuditChanges): AuditChanges =>
	Object.fromEntries(
		Object.keys(changes).map((name) => [name, { from: null, to: "not logged: contributed" }]),
	);

/**
 * Like `writeAudit`, for a change that was made at the payment provider before: simultaneous presses that made the
 * same change leave one line.
 */
export async function writeAuditOnce(
	transaction: Transaction,
	admin: Admin,
	entry: AuditEntry & { subjectId: string; changes: AuditChanges },
): Promise<void> {
	const { action, subjectId, changes } = entry;
	await holdName(transaction, `audit:${action}:${subjectId}`);
	const known = await transaction.$count(
		auditEntries,
		and(
			eq(auditEntries.action, action),
			eq(auditEntries.subject, entry.subject),
			eq(auditEntries.subjectId, subjectId),
			sql`${auditEntries.changes} = ${JSON.stringify(changes)}::jsonb`,
		),
	);
	if (known === 0) await writeAudit(transaction, admin, entry);
}

/** Lines that tell of no change. */
const visits = ["admin.entered", "admin.locked"] as const satisfies AuditAction[];

const said = sql`concat_ws(' ', ${auditEntries.label}, ${auditEntries.reason}, ${auditEntries.subjectId},
	${auditEntries.sessionId}, ${auditEntries.changes}::text, ${user.email}, ${auditEntries.role},
	case when ${auditEntries.sessionId} = ${siteSession} then 'the site'
		when ${auditEntries.personId} is null then 'passcode' end)`;

/** A line with the address of who did it, as long as there is the account. */
export type AuditRow = typeof auditEntries.$inferSelect & { email: string | null };

/** Who has begun each of some sessions of the dashboard. */
export function findActors(connection: Connection, sessionIds: readonly string[]) {
	const { sessionId, personId, role } = auditEntries;
	return connection
		.select({ sessionId, personId, role, email: user.email })
		.from(auditEntries)
		.leftJoin(user, eq(user.id, personId))
		.where(and(eq(auditEntries.action, "admin.entered"), inArray(sessionId, [...sessionIds])));
}

/**
 * The log's lines, the newest first.
 * @param filter `after` is the last line of the page before this one
 */
export async function findAuditEntries(
	connection: Connection,
	filter: {
		action?: AuditAction | "changes" | null;
		subjectId?: string;
		/** Anything that a line says. */
		search?: string;
		from?: Date | null;
		before?: Date | null;
		after?: Pick<ListPlace, "at" | "id"> | null;
		limit: number;
	},
): Promise<AuditRow[]> {
	const { action, subjectId, search, from, before, after = null, limit } = filter;
	const conditions: (SQL | undefined)[] = [];
	if (action === "changes") conditions.push(notInArray(auditEntries.action, [...visits]));
	else if (action) conditions.push(eq(auditEntries.action, action));
	if (subjectId) conditions.push(eq(auditEntries.subjectId, subjectId));
	if (search) conditions.push(sql`${said} ilike ${containsPattern(search)}`);
	if (from) conditions.push(gte(auditEntries.at, from));
	if (before) conditions.push(lt(auditEntries.at, before));
	conditions.push(afterPlace(auditEntries.at, auditEntries.id, after));
	return connection
		.select({ ...getTableColumns(auditEntries), email: user.email })
		.from(auditEntries)
		.leftJoin(user, eq(user.id, auditEntries.personId))
		.where(and(...conditions))
		.orderBy(desc(auditEntries.at), desc(auditEntries.id))
		.limit(limit);
}

/** All lines of a filter, the newest first, in parts. */
export function walkAuditEntries(
	connection: Connection,
	filter: Omit<Parameters<typeof findAuditEntries>[1], "after" | "limit">,
): AsyncGenerator<AuditRow[]> {
	return walkList(
		(after, limit) => findAuditEntries(connection, { ...filter, after, limit }),
		({ at, id }) => ({ at, id: String(id) }),
	);
}
