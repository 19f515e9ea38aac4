import { and, desc, eq, getTableColumns, inArray, isNotNull, or } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { account, user } from "#app/data/base/schema/accounts.server.ts";
import { auditEntries, contactMessages } from "#app/data/base/schema/admin.server.ts";
import { readingHistory, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { cancellations, stripeEvents } from "#app/data/base/schema/payments.server.ts";
import { countingFirst } from "#app/data/billing/subscriptions.server.ts";
import { isPublished, matchesSearch } from "#app/data/library/resume-conditions.server.ts";
import { narrowByTerms } from "#app/data/library/search/narrow-by-terms.server.ts";
import type { AuditSubject } from "#app/domain/admin/audit.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { AuditRow } from "./audit-log.server.ts";
import { briefColumns } from "./message-list.server.ts";
import { personColumns } from "./people-list.server.ts";

/** What the owner sees of one person. Nothing here reads a password or a token. */

/** As many of the newest lines as a section shows. */
const shownLines = 50;
const chosenFrom = 20;

export async function getPersonFile(connection: Connection, id: string) {
	const [row] = await connection.select(personColumns).from(user).where(eq(user.id, id));
	return row ?? null;
}

/** With what a person can sign in: "credential" stands for a password. */
export async function findSignInWays(connection: Connection, userId: string): Promise<string[]> {
	const rows = await connection
		.select({ providerId: account.providerId })
		.from(account)
		.where(eq(account.userId, userId))
		.orderBy(account.providerId);
	return rows.map(({ providerId }) => providerId);
}

/** All subscriptions that a person has had, the one that ends last on top. */
export async function findSubscriptionsOf(connection: Connection, userId: string) {
	return connection
		.select()
		.from(userSubscriptions)
		.where(eq(userSubscriptions.userId, userId))
		.orderBy(...countingFirst)
		.limit(shownLines);
}

/** What a person has opened last. */
export async function findReadings(connection: Connection, userId: string) {
	return connection
		.select({
			resumeId: resumes.id,
			title: resumes.title,
			company: resumes.company,
			...pick(readingHistory, "source", "firstOpenedAt", "lastOpenedAt"),
		})
		.from(readingHistory)
		.innerJoin(resumes, eq(resumes.id, readingHistory.resumeId))
		.where(eq(readingHistory.userId, userId))
		.orderBy(desc(readingHistory.lastOpenedAt), resumes.id)
		.limit(shownLines);
}

/** Why a person has canceled, the latest first. */
export async function findCancellationsOf(connection: Connection, userId: string) {
	return connection
		.select()
		.from(cancellations)
		.where(eq(cancellations.userId, userId))
		.orderBy(desc(cancellations.createdAt))
		.limit(shownLines);
}

/** What a person has written by the contact form, signed in. */
export async function findMessagesOf(connection: Connection, userId: string) {
	return connection
		.select(briefColumns)
		.from(contactMessages)
		.where(eq(contactMessages.userId, userId))
		.orderBy(desc(contactMessages.createdAt), contactMessages.id)
		.limit(shownLines);
}

/** What the payment provider has told of a customer: what waits, and what was last. */
export async function findEventsOf(connection: Connection, customerId: string) {
	return connection
		.select()
		.from(stripeEvents)
		.where(eq(stripeEvents.customerId, customerId))
		.orderBy(desc(stripeEvents.receivedAt), stripeEvents.id)
		.limit(shownLines);
}

/** What the owner has done about any of these, the newest first. */
export async function findAuditAbout(
	connection: Connection,
	about: readonly { subject: AuditSubject; ids: readonly string[] }[],
): Promise<AuditRow[]> {
	const conditions = about
		.filter(({ ids }) => ids.length > 0)
		.map(({ subject, ids }) =>
			and(eq(auditEntries.subject, subject), inArray(auditEntries.subjectId, [...ids])),
		);
	if (conditions.length === 0) return [];
	return connection
		.select({ ...getTableColumns(auditEntries), email: user.email })
		.from(auditEntries)
		.leftJoin(user, eq(user.id, auditEntries.personId))
		.where(or(...conditions))
		.orderBy(desc(auditEntries.at), desc(auditEntries.id))
		.limit(shownLines);
}

/** The newest resumes with these words in what is public of them, also withdrawn ones; for choosing one. */
export async function findResumesNamed(connection: Connection, search: string) {
	return connection
		.select({
			...pick(resumes, "id", "title", "company", "withdrawnAt"),
		})
		.from(resumes)
		.where(
			or(
				and(isPublished, await narrowByTerms(connection, search)),
				and(isNotNull(resumes.withdrawnAt), matchesSearch(search)),
			),
		)
		.orderBy(desc(resumes.createdAt), desc(resumes.id))
		.limit(chosenFrom);
}

/** What was done about a person’s account in the dashboard, for their copy; the reasons are notes of who did it. */
export function listDoneTo(connection: Connection, userId: string) {
	return connection
		.select({ at: auditEntries.at, what: auditEntries.action })
		.from(auditEntries)
		.where(aboutPerson(userId))
		.orderBy(auditEntries.id);
}

/** How often something was done about a person's account: those lines outlive it. */
export const countDoneTo = (connection: Connection, userId: string): Promise<number> =>
	connection.$count(auditEntries, aboutPerson(userId));

const aboutPerson = (userId: string) =>
	and(inArray(auditEntries.subject, ["person", "team"]), eq(auditEntries.subjectId, userId));
