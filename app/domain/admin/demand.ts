import { shownValue } from "#app/domain/library/provenance.ts";
import type { ResumeName } from "#app/domain/library/resume.ts";
import {
	cleanText,
	emptyQuery,
	expandFilterValue,
	type FilterField,
	filterFieldNames,
	filterFields,
	offeredValues,
	parseResumeQuery,
	type ResumeQuery,
	type ValueField,
	valueFieldNames,
	valueFields,
	writeResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { readSavedQuery } from "#app/domain/library/saved-search.ts";
import { demandOf, queryOfDemand, type SearchDemand } from "#app/domain/library/search-demand.ts";

/** What an address can fill in; how far a resume was checked is never filled in. */
const filledFields = valueFieldNames.filter((field) => field !== "provenance");

/* What people search for, compared with what the library has: where another resume would be read. */

export const demandPeriods = [7, 28, 90] as const;
export type DemandPeriod = (typeof demandPeriods)[number];

/** The period that an address asks for; four weeks when it asks for none of them. */
export function readDemandPeriod(text: string | null): DemandPeriod {
	return demandPeriods.find((days) => String(days) === text) ?? 28;
}

/** As many lines as each list shows, and as many combinations of filters as are looked at. */
export const demandLimits = { lines: 20, combinations: 2_000 } as const;

/** A saved search is shown when this many people have it: of fewer, it could say who they are. */
export const savedByAtLeast = 5;

/** As much of a value as an address fills in. */
const filledLength = 100;

/** From this many resumes on, a filter value has enough. */
export const suppliedCount = 10;

export type FilterDemand = { field: FilterField; value: string; searches: number };

/** How often each value of each filter was used, the most used first. */
export function filterDemand(
	uses: readonly { filters: string; searches: number }[],
): FilterDemand[] {
	const byValue = new Map<string, FilterDemand>();
	for (const { filters, searches } of uses) {
		const query = parseResumeQuery(new URLSearchParams(filters));
		for (const field of filterFieldNames) {
			for (const value of query.filters[field]) {
				if (field === "experienceLevel" && !offeredValues[field].includes(value)) continue;
				// What was typed by hand comes in any letters.
				const key = `${field} ${value.toLowerCase()}`;
				const known = byValue.get(key);
				if (known) known.searches += searches;
				else byValue.set(key, { field, value, searches });
			}
		}
	}
	return [...byValue.values()].sort(
		(a, b) => b.searches - a.searches || (a.value < b.value ? -1 : 1),
	);
}

/** A value of a filter that people choose, and how many resumes it finds: fewer than would be enough. */
export type ScarceFilter = FilterDemand & { supply: number };

/** How many resumes the library has of each value of a field. */
export type Stock = ReadonlyMap<FilterField, readonly { value: string; count: number }[]>;

/**
 * The first values that find fewer resumes than would be enough. A large library has very many values:
 * whatever finds enough is settled by the first few of them.
 */
export function scarceFilters(
	demand: readonly FilterDemand[],
	stock: Stock,
	limit: number,
): ScarceFilter[] {
	const compared = new Map(
		[...stock].map(([field, values]) => [
			field,
			values.map(({ value, count }) => ({ value: comparable(field, value), count })),
		]),
	);
	const scarce: ScarceFilter[] = [];
	for (const wanted of demand) {
		if (scarce.length === limit) break;
		const supply = supplyOf(wanted, compared.get(wanted.field) ?? []);
		if (supply < suppliedCount) scarce.push({ ...wanted, supply });
	}
	return scarce;
}

/** A level is found by its name, anything else in any letters. */
const comparable = (field: FilterField, value: string): string =>
	field === "experienceLevel" ? value : value.toLowerCase();

/** Counted until there are enough. */
function supplyOf(
	{ field, value }: FilterDemand,
	stock: readonly { value: string; count: number }[],
): number {
	const texts = expandFilterValue(field, value).map((text) => comparable(field, text));
	let supply = 0;
	for (const { value: actual, count } of stock) {
		const isFound =
			field === "experienceLevel"
				? texts.includes(actual)
				: texts.some((text) => actual.includes(text));
		if (isFound) supply += count;
		if (supply >= suppliedCount) break;
	}
	return supply;
}

export type SearchedWords = { query: string; searches: number; foundNothing: number };
/** Words and filters that found nothing, and the last day on which they did. */
export type FruitlessSearch = SearchDemand & { foundNothing: number; lastDay: string };

/** A search as it is saved, by how many people, and how many of them want emails about it. */
export type SavedDemand = { query: string; people: number; withEmails: number };

export type MostOpened = ResumeName & { opens: number };

/** The address of the list for what was looked for. */
export function searchAddress(query: ResumeQuery): string {
	return `/resumes?${writeResumeQuery(query)}`;
}

/** The list under one value of a filter. */
export function filterAddress({ field, value }: Pick<FilterDemand, "field" | "value">): string {
	return searchAddress({ ...emptyQuery, filters: { ...emptyQuery.filters, [field]: [value] } });
}

/** What was looked for, in words: "ledgers · Company: Stripe, Google · Featured". */
export function describeDemand(demand: SearchDemand): string {
	const { search, filters } = queryOfDemand(demand);
	return [
		search,
		...valueFieldNames
			.filter((field) => filters[field].length > 0)
			.map(
				(field) =>
					`${valueFields[field].label}: ${filters[field].map((value) => shownValue(field, value)).join(", ")}`,
			),
		filters.featured ? "Featured" : "",
		filters.visa ? "Visa sponsored" : "",
	]
		.filter(Boolean)
		.join(" · ");
}

/** The same for a search that members save, by its text. */
export const describeSaved = (query: string): string =>
	describeDemand(demandOf(readSavedQuery(query)) ?? { query: "", filters: "" });

/**
 * The form for a new resume, with what would be found filled in: the first value of each filter, the visa, and what
 * the words name of the values that are always offered. Other words become the title.
 */
export function newResumeAddress(demand: SearchDemand): string {
	const { search, filters } = queryOfDemand(demand);
	const words = ` ${search.toLowerCase()} `;
	const parameters = new URLSearchParams();
	const offered: Partial<Record<ValueField, readonly string[]>> = offeredValues;
	for (const field of filledFields) {
		const named = offered[field]?.find((value) => words.includes(` ${value.toLowerCase()} `));
		const value = filters[field][0] ?? named;
		if (value) parameters.set(valueFields[field].parameter, value);
	}
	if (filters.visa) parameters.set("visa", "true");
	if (parameters.size === 0 && search) parameters.set("title", search);
	return `/admin/resumes/new${parameters.size > 0 ? `?${parameters}` : ""}`;
}

/** What such an address fills in: the fields of the form by their names. */
export function readNewResume(
	parameters: URLSearchParams,
): Partial<Record<ValueField | "title" | "visaSponsored", string>> {
	const named = filledFields.map((field) => [field, valueFields[field].parameter] as const);
	const filled = Object.fromEntries(
		[...named, ["title", "title"] as const].flatMap(([field, parameter]) => {
			const value = cleanText(parameters.get(parameter) ?? "", filledLength);
			return value ? [[field, value]] : [];
		}),
	);
	return parameters.get("visa") === "true" ? { ...filled, visaSponsored: "true" } : filled;
}

/** The same for one value of a filter. */
export function newResumeWith({ field, value }: Pick<FilterDemand, "field" | "value">): string {
	return `/admin/resumes/new?${new URLSearchParams({ [filterFields[field].parameter]: value })}`;
}
