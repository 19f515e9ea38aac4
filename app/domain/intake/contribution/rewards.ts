import { addDays } from "#app/domain/base/dates.ts";
import { groupBy } from "#app/domain/base/group-by.ts";
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

/** A reward by the contribution that earned it. */
export type EarnedBy = { contributionId: string; reason: string };

const lists = new Intl.ListFormat("en-US");
const tensOf = (reason: string): number =>
	reason === "published" ? 0 : Number(reason.replace("readers:", ""));

/** What contributions of a person did to earn what was given at once, as the beginning of a sentence to them. */
export function rewardCause(given: readonly EarnedBy[]): string {
	const contributions = [...groupBy(given, ({ contributionId }) => contributionId).values()];
	const isOne = contributions.length === 1;
	const publications = given.filter(({ reason }) => reason === "published").length;
	// Of several tens the last one has the others in it.
	const readers = contributions
		.map((one) => Math.max(...one.map(({ reason }) => tensOf(reason))))
		.filter((number) => number > 0)
		.sort((one, other) => other - one);
	const opened = isOne && publications > 0 ? "it" : "the resume that you contributed";
	return lists.format([
		...(publications === 0 ? [] : [sayPublished(publications, isOne)]),
		...readers.map((number, at) => {
			const which = at === 0 ? "one of your resumes" : "another one";
			return `${number} people have opened ${isOne ? opened : which}`;
		}),
	]);
}

const sayPublished = (publications: number, isOne: boolean): string =>
	publications === 1
		? `${isOne ? "The" : "A"} resume that you contributed was published`
		: `${publications} resumes that you contributed were published`;

/** "Published", "10 readers". */
export const rewardName = (reason: string): string =>
	reason === "published" ? "Published" : `${tensOf(reason)} readers`;
