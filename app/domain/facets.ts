import type { FacetOption, Facets } from "./resume.ts";
import {
	expandFilterValue,
	type FilterField,
	filterFieldNames,
	offeredValues,
	type ResumeQuery,
} from "./resume-query.ts";

/** How many resumes hold one combination of filter values. A library has a few thousand at most. */
export type Cell = Record<FilterField, string> & { isFeatured: boolean; count: number };

/**
 * The options of every filter with what choosing them would find, beside the other fields' choices.
 * @param cells all resumes that the search text finds, by combination
 * @param query the choices made so far; a field does not narrow its own options
 */
export function buildFacets(cells: readonly Cell[], query: ResumeQuery): Facets {
	const passes = (cell: Cell, except: FilterField | "featured" | null) =>
		(except === "featured" || !query.filters.featured || cell.isFeatured) &&
		filterFieldNames.every(
			(field) => field === except || matchesFilter(field, query.filters[field], cell[field]),
		);
	const sum = (chosen: readonly Cell[]) => chosen.reduce((total, cell) => total + cell.count, 0);
	const options = (field: FilterField) =>
		buildOptions(
			field,
			cells.filter((cell) => passes(cell, field)),
			cells,
			query.filters[field],
		);
	return {
		company: options("company"),
		role: options("role"),
		industry: options("industry"),
		experienceLevel: options("experienceLevel"),
		featured: sum(cells.filter((cell) => cell.isFeatured && passes(cell, "featured"))),
		total: sum(cells.filter((cell) => passes(cell, null))),
	};
}

/** True when a resume's value is found by any of the chosen values, or when none is chosen. */
export function matchesFilter(
	field: FilterField,
	chosen: readonly string[],
	actual: string,
): boolean {
	return chosen.length === 0 || chosen.some((value) => matchesValue(field, value, actual));
}

function matchesValue(field: FilterField, value: string, actual: string): boolean {
	const texts = expandFilterValue(field, value);
	if (field === "experienceLevel") return texts.includes(actual);
	const lower = actual.toLowerCase();
	return texts.some((text) => lower.includes(text.toLowerCase()));
}

/** The offered values in their order, then what else the data hold by name, then what was typed by hand. */
function buildOptions(
	field: FilterField,
	found: readonly Cell[],
	all: readonly Cell[],
	chosen: readonly string[],
): FacetOption[] {
	const counts = new Map<string, number>();
	for (const cell of found) counts.set(cell[field], (counts.get(cell[field]) ?? 0) + cell.count);
	const offered = offeredValues[field];
	const others = [...new Set(all.map((cell) => cell[field]))]
		.filter((value) => value !== "" && !offered.includes(value))
		.sort((a, b) => a.localeCompare(b, "en"));
	const known = [...offered, ...others];
	const typed = chosen.filter((value) => !known.includes(value));
	return [...known, ...typed].map((value) => ({
		value,
		count: [...counts].reduce(
			(total, [actual, count]) => total + (matchesValue(field, value, actual) ? count : 0),
			0,
		),
	}));
}
