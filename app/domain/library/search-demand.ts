import { plainSigns } from "#app/domain/base/plain-signs.ts";
import {
	emptyQuery,
	isUnfiltered,
	parseResumeQuery,
	type ResumeQuery,
	searchWords,
	type ValueField,
	valueFieldNames,
	writeResumeQuery,
} from "./resume-query.ts";

/** What people look for, as it is kept: never who looked, nor in which order. */
export type SearchDemand = {
	/** The words, in lower case; empty when only filters were used. */
	query: string;
	/** The filters as in an address, each field's values by name; empty without any. */
	filters: string;
};

export const demandWordsLength = 80;
/** Longer combinations are not kept: programs make them. */
const filtersLength = 500;

/** What is counted of a day. */
export type UseName = "search" | "sign-up" | "open" | "checkout";

/** How many days the counts of a day, and what was looked for on it, are kept. */
export const keptDays = { counts: 400, demand: 90 } as const;

/**
 * What a query asks for, in the one form in which it is counted.
 * @returns null when nothing is asked for, and for what must not be kept: it leads to a person, or is too long
 */
export function demandOf(query: ResumeQuery): SearchDemand | null {
	if (isUnfiltered(query)) return null;
	const filters = writeResumeQuery({ ...sortedFilters(query), search: "" });
	const words = [...query.search.toLowerCase().replace(/\s+/gu, " ").trim()];
	const demand = {
		// The cut may leave a space at the end.
		query: words.slice(0, demandWordsLength).join("").trim(),
		filters: filters.toString(),
	};
	const texts = [query.search, ...filters.values()];
	if (texts.some(leadsToPerson) || demand.filters.length > filtersLength) return null;
	return demand;
}

/** The same filters in whichever order they were chosen; the order of results is no demand. */
export function sortedFilters(query: ResumeQuery): ResumeQuery {
	const sorted = Object.fromEntries(
		valueFieldNames.map((field) => [field, [...new Set(query.filters[field])].sort()]),
	) as Record<ValueField, string[]>;
	return { ...query, filters: { ...query.filters, ...sorted }, sort: emptyQuery.sort };
}

/** Addresses, handles, and what is written so that programs do not see the address. */
const emailLike = /\S\s*@|@\s*\S|\S\s*\(at\)\s*\S/iu;
/** Seven digits or more, whatever stands between them. */
const phoneLike = /\d(?:[\s().+/–-]*\d){6}/u;

/** Whether a text holds an e-mail address or a phone number, or looks too much like one. */
export function leadsToPerson(text: string): boolean {
	const plain = plainSigns(text);
	return emailLike.test(plain) || phoneLike.test(plain);
}

/** The query behind a stored demand. */
export function queryOfDemand({ query, filters }: SearchDemand): ResumeQuery {
	return { ...parseResumeQuery(new URLSearchParams(filters)), search: query };
}

/**
 * How a query follows from the one of the page on which it was asked.
 * - "same": only the order is another one, or the page was loaded again
 * - "further": it was still being typed or put together; what stood there is no search of its own
 * - "new": anything else
 */
export function stepBetween(before: ResumeQuery, now: ResumeQuery): "same" | "further" | "new" {
	const [first, second] = [sortedFilters(before), sortedFilters(now)];
	const isSameText = textOf(first) === textOf(second);
	const isSameFilters = filtersOf(first) === filtersOf(second);
	if (isSameText && isSameFilters) return "same";
	if (isUnfiltered(before)) return "new";
	if (isSameFilters) {
		const [a, b] = [textOf(first), textOf(second)];
		return a && b && (a.startsWith(b) || b.startsWith(a)) ? "further" : "new";
	}
	return isSameText && isSubset(first, second) ? "further" : "new";
}

const textOf = ({ search }: ResumeQuery): string => searchWords(search).join(" ");
const filtersOf = (query: ResumeQuery): string =>
	writeResumeQuery({ ...query, search: "" }).toString();

/** Whether one choice of filters holds all of the other. */
function isSubset(first: ResumeQuery, second: ResumeQuery): boolean {
	const chosen = (query: ResumeQuery) =>
		[...writeResumeQuery({ ...query, search: "" })].map((pair) => pair.join("="));
	const [a, b] = [chosen(first), chosen(second)];
	const holds = (all: string[], part: string[]) => part.every((value) => all.includes(value));
	return holds(a, b) || holds(b, a);
}
