import { and, countDistinct, desc, eq, gt, gte, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Connection } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { linePages, resumeUses } from "#app/data/base/schema/entitlements.server.ts";
import {
	type ReadingCounts,
	refundCountsDays,
	unusualFrom,
} from "#app/domain/admin/unusual-reading.ts";
import { addDays } from "#app/domain/base/dates.ts";

export type Reader = ReadingCounts & { userId: string; email: string };

/**
 * Users by how many different resumes they have used in a week and how many lines in words they have got in a day,
 * those with the most resumes first; a user who has less than could be unusual is left out.
 * @param userId only this person
 */
export async function findReaders(
	connection: Connection,
	now: Date,
	userId?: string,
): Promise<Reader[]> {
	const yesterday = addDays(now, -1);
	const ofPerson = (column: AnyPgColumn) => (userId === undefined ? undefined : eq(column, userId));
	const used = connection
		.select({
			userId: resumeUses.userId,
			day: sql<number>`count(distinct ${resumeUses.resumeId}) filter (where ${gt(resumeUses.at, yesterday)})`
				.mapWith(Number)
				.as("day"),
			week: countDistinct(resumeUses.resumeId).as("week"),
		})
		.from(resumeUses)
		.where(and(gt(resumeUses.at, addDays(now, -7)), ofPerson(resumeUses.userId)))
		.groupBy(resumeUses.userId)
		.as("used");
	const got = connection
		.select({
			userId: linePages.userId,
			lines: sql<number>`sum(${linePages.lines})`.mapWith(Number).as("lines"),
		})
		.from(linePages)
		.where(and(gt(linePages.at, yesterday), ofPerson(linePages.userId)))
		.groupBy(linePages.userId)
		.as("got");
	const week = sql<number>`coalesce(${used.week}, 0)`.mapWith(Number);
	const lines = sql<number>`coalesce(${got.lines}, 0)`.mapWith(Number);
	const refundsFrom = addDays(now, -refundCountsDays).toISOString();
	return connection
		.select({
			userId: user.id,
			email: user.email,
			day: sql<number>`coalesce(${used.day}, 0)`.mapWith(Number),
			week,
			lines,
			isRefunded: sql<boolean>`exists (select 1 from orders where orders.user_id = ${user.id}
				and orders.status = 'refunded' and orders.paid_at > ${refundsFrom}::timestamptz)`,
		})
		.from(used)
		.fullJoin(got, eq(got.userId, used.userId))
		.innerJoin(user, eq(user.id, sql`coalesce(${used.userId}, ${got.userId})`))
		.where(
			or(
				gte(week, Math.min(unusualFrom.day, unusualFrom.refunded)),
				gte(lines, Math.min(unusualFrom.dayLines, unusualFrom.refundedLines)),
			),
		)
		.orderBy(desc(week), desc(lines), user.id)
		.limit(mostReaders);
}

const mostReaders = 100;
