import { and, asc, count, eq, gt, inArray, isNotNull, isNull, max, ne, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { contributionRewards, contributions } from "#app/data/base/schema/contributions.server.ts";
import { proGrants, readingHistory } from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { rewardRules } from "#app/domain/intake/contribution/contributor-limits.ts";
import type { EarnedBy } from "#app/domain/intake/contribution/rewards.ts";

/* Days of Pro that contributions have earned. */

export type GivenReward = { reason: string; startsAt: Date; endsAt: Date; revokedAt: Date | null };

/** For what grants were earned that were not taken back; nothing of a gift. */
export async function findEarned(
	connection: Connection,
	grantIds: readonly string[],
): Promise<EarnedBy[]> {
	const { contributionId, reason, grantId } = contributionRewards;
	return connection
		.select({ contributionId, reason })
		.from(contributionRewards)
		.innerJoin(proGrants, eq(proGrants.id, grantId))
		.where(and(inArray(grantId, [...grantIds]), isNull(proGrants.revokedAt)))
		.orderBy(asc(proGrants.startsAt));
}

/** What a contribution has earned, the first reward first. */
export const findRewards = (
	connection: Connection,
	contributionId: string,
): Promise<GivenReward[]> =>
	connection
		.select({
			reason: contributionRewards.reason,
			...pick(proGrants, "startsAt", "endsAt", "revokedAt"),
		})
		.from(contributionRewards)
		.innerJoin(proGrants, eq(proGrants.id, contributionRewards.grantId))
		.where(eq(contributionRewards.contributionId, contributionId))
		.orderBy(asc(proGrants.startsAt), asc(contributionRewards.createdAt));

/** How many days of Pro all contributions of a person have earned since an instant. */
export async function countRewardedDays(
	connection: Connection,
	userId: string,
	since: Date,
): Promise<number> {
	const [row] = await connection
		.select({
			days: sql<number>`coalesce(sum(extract(epoch from ${proGrants.endsAt} - ${proGrants.startsAt})) / 86400, 0)`.mapWith(
				Number,
			),
		})
		.from(contributionRewards)
		.innerJoin(proGrants, eq(proGrants.id, contributionRewards.grantId))
		.where(and(eq(proGrants.userId, userId), gt(contributionRewards.createdAt, since)));
	return row?.days ?? 0;
}

/** When the Pro ends that a person was given, for any reason. */
export async function getLastGrantEnd(
	connection: Connection,
	userId: string,
): Promise<Date | null> {
	const [row] = await connection
		.select({ end: max(proGrants.endsAt) })
		.from(proGrants)
		.where(and(eq(proGrants.userId, userId), isNull(proGrants.revokedAt)));
	return row?.end ?? null;
}

export const addReward = async (
	transaction: Transaction,
	reward: typeof contributionRewards.$inferInsert,
): Promise<void> => {
	await transaction.insert(contributionRewards).values(reward);
};

/** People who have contributed, in the order of their ids. @param after the last one before */
export async function findContributors(
	connection: Connection,
	after: string | null,
	limit: number,
): Promise<{ id: string }[]> {
	return connection
		.selectDistinct({ id: sql<string>`${contributions.userId}` })
		.from(contributions)
		.where(after === null ? isNotNull(contributions.userId) : gt(contributions.userId, after))
		.orderBy(asc(contributions.userId))
		.limit(limit);
}

/**
 * Contributions of some people in the library that have earned more than they were given, unless an account is stopped:
 * the reward for the publication is missing, or there are more tens of readers than rewards for them. Counted for all
 * of them at once: one by one it takes longer than a statement may.
 */
export async function findRewardable(
	connection: Connection,
	people: readonly string[],
): Promise<{ id: string; userId: string }[]> {
	if (people.length === 0) return [];
	const isOfThem = inArray(contributions.userId, [...people]);
	const isPublication = sql`${contributionRewards.reason} = 'published'`;
	const given = connection
		.select({
			id: contributionRewards.contributionId,
			hasPublication: sql<boolean>`bool_or(${isPublication})`.as("has_publication"),
			tens: sql<number>`count(*) filter (where not ${isPublication})`.as("tens"),
		})
		.from(contributionRewards)
		.innerJoin(contributions, eq(contributions.id, contributionRewards.contributionId))
		.where(isOfThem)
		.groupBy(contributionRewards.contributionId)
		.as("given");
	const read = connection
		.select({ id: contributions.id, readers: count().as("readers") })
		.from(contributions)
		.innerJoin(readingHistory, eq(readingHistory.resumeId, contributions.resumeId))
		.where(and(isOfThem, ne(readingHistory.userId, contributions.userId)))
		.groupBy(contributions.id)
		.as("read");
	return connection
		.select({ id: contributions.id, userId: user.id })
		.from(contributions)
		.innerJoin(user, eq(user.id, contributions.userId))
		.innerJoin(resumes, eq(resumes.id, contributions.resumeId))
		.leftJoin(given, eq(given.id, contributions.id))
		.leftJoin(read, eq(read.id, contributions.id))
		.where(
			and(
				isOfThem,
				isNull(user.stoppedAt),
				isNotNull(contributions.publishedAt),
				isNull(contributions.withdrawnAt),
				isNull(resumes.withdrawnAt),
				sql`(${given.hasPublication} is not true
					or ${read.readers} / ${rewardRules.readersPerDay}::int > ${given.tens})`,
			),
		)
		.orderBy(contributions.publishedAt, contributions.id);
}
