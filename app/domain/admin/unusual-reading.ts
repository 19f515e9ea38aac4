import { count } from "#app/domain/base/count.ts";
import { guarantee } from "#app/domain/billing/plans.ts";
import { fairUse } from "#app/domain/reader/fair-use.ts";

/** How much a person has used, and whether a payment of the last 30 days went back. */
export type ReadingCounts = {
	/** Different resumes in the last day, and in the last week. */
	day: number;
	week: number;
	/** Lines in words, on the tab of lines, in the last day. */
	lines: number;
	isRefunded: boolean;
};

/** From this many different resumes on, reading looks like copying. */
export const unusualFrom = {
	day: fairUse.day.resumes / 2,
	week: 200,
	/** Lines in words in a day: some forty full pages. */
	dayLines: 1000,
	/** In a week, by a person who got a refund. */
	refunded: guarantee.proUses,
	/** Lines in words in a day, by such a person. */
	refundedLines: guarantee.proLines,
} as const;

/** How many days a refund counts. */
export const refundCountsDays = 30;

/** What is unusual about a person's reading, in words for the owner; null when nothing is. */
export function unusualReading({ day, week, lines, isRefunded }: ReadingCounts): string | null {
	if (day >= unusualFrom.day) return `${count(day, "different resume")} in 24 hours`;
	if (lines >= (isRefunded ? unusualFrom.refundedLines : unusualFrom.dayLines))
		return `${count(lines, "line")} in 24 hours`;
	const isMuch = week >= unusualFrom.week || (isRefunded && week >= unusualFrom.refunded);
	return isMuch ? `${count(week, "different resume")} in 7 days` : null;
}
