import { addDays } from "#app/domain/base/dates.ts";
import { shownValue } from "./provenance.ts";
import {
	cleanText,
	parseResumeQuery,
	type ResumeQuery,
	valueFieldNames,
	writeResumeQuery,
} from "./resume-query.ts";
import { sortedFilters } from "./search-demand.ts";

/** Searches that members save, and when they are told of what is new for them. */

/** In numbers, and in characters. */
export const savedLimits = { searches: 20, name: 80, query: 1_900 } as const;

/** When an email says what is new: some minutes after it came, at most once a week, or not at all. */
export const alertChoices = ["at-once", "weekly", "never"] as const;
export type AlertChoice = (typeof alertChoices)[number];

/** In minutes: what is published within this time is told in one email. */
export const collectMinutes = 4;
/** Between two weekly emails. */
export const weekDays = 7;

/** The text that a saved search is known by: the same filters chosen in another order are one search. */
export const savedQuery = (query: ResumeQuery): string =>
	writeResumeQuery({ ...sortedFilters(query), more: [] }).toString();

export const readSavedQuery = (text: string): ResumeQuery =>
	parseResumeQuery(new URLSearchParams(text));

/** A name from the words and the filters: "“payments” · Google, Stripe · Senior-level". */
export function proposeName({ search, filters }: ResumeQuery): string {
	const parts = [
		...(search ? [search.includes('"') ? search : `“${search}”`] : []),
		...valueFieldNames.flatMap((field) =>
			filters[field].length > 0
				? [filters[field].map((value) => shownValue(field, value)).join(", ")]
				: [],
		),
		...(filters.featured ? ["Featured only"] : []),
		...(filters.visa ? ["Visa sponsored"] : []),
	];
	const name = parts.join(" · ");
	return name.length <= savedLimits.name ? name : `${cleanText(name, savedLimits.name - 1)}…`;
}

/**
 * When a find is told; null for never.
 * @param since the last email about the search, or else when it was saved
 */
export function alertDue(alert: AlertChoice, since: Date, now: Date): Date | null {
	if (alert === "never") return null;
	const collected = new Date(now.getTime() + collectMinutes * 60_000);
	const weekLater = addDays(since, weekDays);
	return alert === "weekly" && weekLater > collected ? weekLater : collected;
}
