import { and, asc, desc, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { oneTimeTokens, user } from "#app/data/base/schema/accounts.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { emailPreferences, emailSignups } from "#app/data/base/schema/mail.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { ResumeName } from "#app/domain/library/resume.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import { isPublished } from "./resume-conditions.server.ts";

export type AddedResume = ResumeName & { facts: SheetFacts | null };

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
			...pick(resumes, "id", "title", "company", "role", "facts"),
		})
		.from(resumes)
		.where(inSpan)
		.orderBy(desc(resumes.createdAt), desc(resumes.id))
		.limit(count);
	return { added: total?.added ?? 0, newest };
}

/** A person, with the address that they are written to once, and whether they get this mail. */
export type NewsReader = { id: string; email: string; getsIt: boolean };

type Part = { after: string | null; limit: number };

/**
 * Members in the order of their ids, some at a time, and who of them gets the news.
 * @param part.undoableAfter their address is the one before every change that could be undone after this instant
 */
export function findUpdateReaders(
	connection: Connection,
	{ after, limit, undoableAfter }: Part & { undoableAfter: Date },
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
		.select({
			id: user.id,
			email: sql<string>`coalesce((${before}), ${user.email})`,
			getsIt: sql<boolean>`${user.emailVerified} and ${user.stoppedAt} is null
				and coalesce(${emailPreferences.productUpdates}, true)`,
		})
		.from(user)
		.leftJoin(emailPreferences, eq(emailPreferences.userId, user.id))
		.where(after === null ? undefined : gt(user.id, after))
		.orderBy(asc(user.id))
		.limit(limit);
}

/**
 * Those of the newsletter in the order of their ids, some at a time: who gets the members’ mail does not get this one,
 * and a stopped account gets neither.
 */
export function findNewsletterReaders(
	connection: Connection,
	{ after, limit }: Part,
): Promise<NewsReader[]> {
	return connection
		.select({
			id: emailSignups.id,
			email: emailSignups.email,
			getsIt: sql<boolean>`${emailSignups.status} = 'active' and (${user.id} is null
				or (${user.stoppedAt} is null and not coalesce(${emailPreferences.productUpdates}, true)))`,
		})
		.from(emailSignups)
		.leftJoin(
			user,
			sql`${user.emailVerified}
				and lower(btrim(${user.email})) = lower(btrim(${emailSignups.email}))`,
		)
		.leftJoin(emailPreferences, eq(emailPreferences.userId, user.id))
		.where(after === null ? undefined : gt(emailSignups.id, after))
		.orderBy(asc(emailSignups.id))
		.limit(limit);
}
