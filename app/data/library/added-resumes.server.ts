import { and, asc, desc, eq, gt, gte, isNull, lt, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
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

/** Members who get the news, in batches, in the order of their ids. */
export async function findUpdateReaders(
	connection: Connection,
	after: string,
	count: number,
): Promise<string[]> {
	const rows = await connection
		.select({ id: user.id })
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
	return rows.map(({ id }) => id);
}

/** Those of the newsletter who are no members, some at a time: members are written to once. */
export async function findNewsletterReaders(
	connection: Connection,
	after: string,
	count: number,
): Promise<string[]> {
	const rows = await connection
		.select({ id: emailSignups.id })
		.from(emailSignups)
		.where(
			and(
				eq(emailSignups.status, "active"),
				gt(emailSignups.id, after),
				sql`not exists (select 1 from ${user} where ${user.emailVerified}
					and lower(btrim(${user.email})) = lower(btrim(${emailSignups.email})))`,
			),
		)
		.orderBy(asc(emailSignups.id))
		.limit(count);
	return rows.map(({ id }) => id);
}
