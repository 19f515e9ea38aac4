import { addDays } from "#app/domain/base/dates.ts";

/** What one contributor may have under way. How many files a day: `limits.contributePerPerson`. */
export const contributorLimits = {
	/** Written, or waiting for the owner. */
	open: 3,
	/** Characters of a resume that is pasted. */
	pasted: 60_000,
	/** Characters of the owner's words to its person. */
	answer: 1_000,
	/** Days after which a draft that nobody has touched is deleted. */
	untouchedDays: 90,
	/** Days before that on which its person is told. */
	noticeDays: 7,
	/** Days for which a work address waits for its link. */
	workAddressDays: 30,
} as const;

/** When a draft that nobody has touched is deleted: on the day that was planned, at least a week after the email. */
export function untouchedEnd(planned: Date, toldAt: Date): Date {
	const weekLater = addDays(toldAt, contributorLimits.noticeDays);
	return weekLater > planned ? weekLater : planned;
}

/** Days of Pro that contributions earn. */
export const rewardRules = {
	/** For a resume that was published. */
	published: 30,
	/** A day for each so many readers. */
	readersPerDay: 10,
	/** At most so many days in any 365 days; what is over waits. */
	mostDays: 90,
	yearDays: 365,
} as const;
