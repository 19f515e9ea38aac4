import { createContainsIndex } from "./containing-texts.ts";
import type { FacetOption, Facets } from "./resume.ts";
import {
	expandFilterValue,
	type FilterField,
	filterFieldNames,
	offeredValues,
	type ResumeQuery,
} from "./resume-query.ts";

/** How many resumes hold one combination of filter values. A library has a few thousand at most. */
export type Cell = Record<FilterField, string> & {
	isFeatured: boolean;
	visaSponsored: boolean;
	count: number;
};

/**
 * The options of every filter with what choosing them would find, beside the other fields' choices.
 * @param cells all resumes that the search text and the background find, by combination
 * @param query the choices made so far; a field does not narrow its own options
 */
export function buildFacets(cells: readonly Cell[], query: ResumeQuery): Facets {
	const passes = (cell: Cell, except: FilterField | "featured" | "visa" | null) =>
		(except === "featured" || !query.filters.featured || cell.isFeatured) &&
		(except === "visa" || !query.filters.visa || cell.visaSponsored) &&
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
		visa: sum(cells.filter((cell) => cell.visaSponsored && passes(cell, "visa"))),
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
	const actual = [...new Set(all.map((cell) => cell[field]))].sort();
	return relationOf(field, actual, chosen).map(({ value, finds }) => ({
		value,
		count: finds.reduce((total, name) => total + (counts.get(name) ?? 0), 0),
	}));
}

/** An option, and the values of the data that choosing it finds. */
type Relation = readonly { value: string; finds: readonly string[] }[];

// Which option finds which values depends on the names alone, and those hardly change; comparing hundreds of
// companies with each other for every request took longer than the database.
const relations = new Map<FilterField, { key: string; relation: Relation }>();

function relationOf(
	field: FilterField,
	actual: readonly string[],
	chosen: readonly string[],
): Relation {
	const offered = offeredValues[field];
	const typed = chosen.filter((value) => !offered.includes(value) && !actual.includes(value));
	const key = [...actual, "", ...typed].join("\u0000");
	const kept = relations.get(field);
	if (kept?.key === key) return kept.relation;
	const others = actual
		.filter((value) => value !== "" && !offered.includes(value))
		.sort((a, b) => a.localeCompare(b, "en"));
	const find = createFinder(field, actual);
	const relation = [...offered, ...others, ...typed].map((value) => ({
		value,
		finds: find(value),
	}));
	relations.set(field, { key, relation });
	return relation;
}

/** What `matchesValue` finds among the names, without asking it of each of them. */
function createFinder(
	field: FilterField,
	names: readonly string[],
): (value: string) => readonly string[] {
	if (field === "experienceLevel") {
		return (value) => names.filter((name) => matchesValue(field, value, name));
	}
	const byLower = new Map<string, string[]>();
	for (const name of names) {
		const lower = name.toLowerCase();
		byLower.set(lower, [...(byLower.get(lower) ?? []), name]);
	}
	const containing = createContainsIndex([...byLower.keys()]);
	return (value) => {
		const lowers = expandFilterValue(field, value).flatMap((text) =>
			containing(text.toLowerCase()),
		);
		return [...new Set(lowers)].flatMap((lower) => byLower.get(lower) ?? []);
	};
}
