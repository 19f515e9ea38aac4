import { addDays } from "#app/domain/base/dates.ts";
import { rewardRules } from "./contributor-limits.ts";

/** Days of Pro that a contribution earns. They depend on nothing that its person says. */

export type Reward = { reason: string; days: number };

/** Everything that a published contribution has earned so far, in the order in which it is given. */
export function earnedRewards(readers: number): Reward[] {
	const { published, readersPerDay } = rewardRules;
	const tens = Math.floor(readers / readersPerDay);
	return [
		{ reason: "published", days: published },
		...Array.from({ length: tens }, (_, index) => ({
			reason: `readers:${(index + 1) * readersPerDay}`,
			days: 1,
		})),
	];
}

/**
 * What of it is given now: no reason twice, and no more days in a year than the limit.
 * @param given the reasons of this contribution that were rewarded before
 * @param daysOfYear what the person was given in the last 365 days, for all contributions
 */
export function dueRewards(
	earned: readonly Reward[],
	given: ReadonlySet<string>,
	daysOfYear: number,
): Reward[] {
	let left = rewardRules.mostDays - daysOfYear;
	return earned.filter(({ reason, days }) => {
		if (given.has(reason) || days > left) return false;
		left -= days;
		return true;
	});
}

/** When a reward runs: after the Pro that the person has already, or from now on. */
export function rewardPeriod(
	days: number,
	lastEnd: Date | null,
	now: Date,
): { startsAt: Date; endsAt: Date } {
	const startsAt = lastEnd && lastEnd > now ? lastEnd : now;
	return { startsAt, endsAt: addDays(startsAt, days) };
}

/** What a resume did to earn a reward, as the beginning of a sentence to its person. */
export const rewardCause = (reason: string): string =>
	reason === "published"
		? "The resume that you contributed was published"
		: `${reason.replace("readers:", "")} people have opened the resume that you contributed`;

/** "Published", "10 readers". */
export const rewardName = (reason: string): string =>
	reason === "published" ? "Published" : `${reason.replace("readers:", "")} readers`;
