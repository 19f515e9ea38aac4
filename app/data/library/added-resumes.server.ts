import { and, asc, desc, eq, gt, gte, isNull, lt, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { oneTimeTokens, user } from "#app/data/base/schema/accounts.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { emailPreferences, emailSignups } from "#app/data/base/schema/mail.server.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import { isPublished } from "./resume-conditions.server.ts";

export type AddedResume = {
	id: string;
	title: string;
	company: string;
	role: string;
	facts: SheetFacts | null;
};

/** What came into the library in a span of time: how many, and the newest of them. */
export async function findAddedResumes(
	connection: Connection,
	span: { from: Date; until: Date },
	count: number,
): Promise<{ added: number; newest: AddedResume[] }> {
	const inSpan = and(
		isPublished,
		gte(resumes.createdAt, span.from),
		lt(resumes.createdAt, span.until),
	);
	const [total] = await connection
		.select({ added: sql<number>`count(*)::int` })
		.from(resumes)
		.where(inSpan);
	const newest = await connection
		.select({
			id: resumes.id,
			title: resumes.title,
			company: resumes.company,
			role: resumes.role,
			facts: resumes.facts,
		})
		.from(resumes)
		.where(inSpan)
		.orderBy(desc(resumes.createdAt), desc(resumes.id))
		.limit(count);
	return { added: total?.added ?? 0, newest };
}

/** Who gets the news, by id, with the address that they are written to once. */
export type NewsReader = { id: string; email: string };

/**
 * Members who get the news, in batches, in the order of their ids.
 * @param undoableAfter their address is the one before every change that could be undone after this instant
 */
export function findUpdateReaders(
	connection: Connection,
	{ after, count, undoableAfter }: { after: string; count: number; undoableAfter: Date },
): Promise<NewsReader[]> {
	const before = connection
		.select({ email: oneTimeTokens.email })
		.from(oneTimeTokens)
		.where(
			and(
				eq(oneTimeTokens.userId, user.id),
				eq(oneTimeTokens.purpose, "undo-email-change"),
				gt(oneTimeTokens.expiresAt, undoableAfter),
			),
		)
		.orderBy(asc(oneTimeTokens.expiresAt))
		.limit(1);
	return connection
		.select({ id: user.id, email: sql<string>`coalesce((${before}), ${user.email})` })
		.from(user)
		.leftJoin(emailPreferences, eq(emailPreferences.userId, user.id))
		.where(
			and(
				eq(user.emailVerified, true),
				isNull(user.stoppedAt),
				gt(user.id, after),
				sql`coalesce(${emailPreferences.productUpdates}, true)`,
			),
		)
		.orderBy(asc(user.id))
		.limit(count);
}

/** Those of the newsletter who do not get the members’ mail, some at a time. A stopped account gets neither. */
export function findNewsletterReaders(
	connection: Connection,
	{ after, count }: { after: string; count: number },
): Promise<NewsReader[]> {
	return connection
		.select({ id: emailSignups.id, email: emailSignups.email })
		.from(emailSignups)
		.where(
			and(
				eq(emailSignups.status, "active"),
				gt(emailSignups.id, after),
				sql`not exists (select 1 from ${user}
					left join ${emailPreferences} on ${emailPreferences.userId} = ${user.id}
					where ${user.emailVerified}
					and (${user.stoppedAt} is not null or coalesce(${emailPreferences.productUpdates}, true))
					and lower(btrim(${user.email})) = lower(btrim(${emailSignups.email})))`,
			),
		)
		.orderBy(asc(emailSignups.id))
		.limit(count);
}
