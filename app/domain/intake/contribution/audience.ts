import { dayOf, lastWeeks, weekOf } from "#app/domain/base/weeks.ts";

/** How many people have read a contributed resume, told to the person whose resume it is. */

/** Of fewer people than this, no number is told: one or two might be recognized. */
export const leastTold = 3;

/** How far back the plot goes, in weeks. */
export const audienceWeeks = 26;

/** The number that may be told; null for fewer than three. */
export const toldCount = (people: number): number | null => (people < leastTold ? null : people);

/** "Fewer than three people", "12 people". */
export const peopleCounted = (told: number | null): string =>
	told === null ? "Fewer than three people" : `${told.toLocaleString("en-US")} people`;

export type Audience = {
	/** Null for fewer than three. */
	total: number | null;
	/** Mondays, the oldest first; the last week still runs. */
	weeks: string[];
	/** How many people by the end of each week; null for fewer than three. */
	byWeek: (number | null)[];
};

/** @param days the day on which each reader came first, one entry a reader */
export function audienceOf(days: readonly string[], now: Date): Audience {
	const weeks = lastWeeks(dayOf(now), audienceWeeks);
	const came = days.map(weekOf);
	return {
		total: toldCount(days.length),
		weeks,
		byWeek: weeks.map((week) => toldCount(came.filter((other) => other <= week).length)),
	};
}
