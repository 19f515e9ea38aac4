import { and, countDistinct, desc, eq, gt, gte, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { resumeUses } from "#app/data/base/schema/entitlements.server.ts";
import {
	type ReadingCounts,
	refundCountsDays,
	unusualFrom,
} from "#app/domain/admin/unusual-reading.ts";
import { addDays } from "#app/domain/base/dates.ts";

export type Reader = ReadingCounts & { userId: string; email: string };

/**
 * Users by how many different resumes they have used in a week, those with the most first; a user who has used
 * fewer than could be unusual is left out.
 * @param userId only this person
 */
export async function findReaders(
	connection: Connection,
	now: Date,
	userId?: string,
): Promise<Reader[]> {
	const day = sql.param(addDays(now, -1), resumeUses.at);
	const refundsFrom = addDays(now, -refundCountsDays).toISOString();
	const week = countDistinct(resumeUses.resumeId);
	return connection
		.select({
			userId: resumeUses.userId,
			email: user.email,
			day: sql<number>`count(distinct ${resumeUses.resumeId}) filter (where ${resumeUses.at} > ${day})`.mapWith(
				Number,
			),
			week,
			isRefunded: sql<boolean>`exists (select 1 from orders where orders.user_id = ${resumeUses.userId}
				and orders.status = 'refunded' and orders.paid_at > ${refundsFrom}::timestamptz)`,
		})
		.from(resumeUses)
		.innerJoin(user, eq(user.id, resumeUses.userId))
		.where(
			and(
				gt(resumeUses.at, addDays(now, -7)),
				userId === undefined ? undefined : eq(resumeUses.userId, userId),
			),
		)
		.groupBy(resumeUses.userId, user.email)
		.having(gte(week, Math.min(unusualFrom.day, unusualFrom.refunded)))
		.orderBy(desc(week), resumeUses.userId)
		.limit(mostReaders);
}

const mostReaders = 100;
