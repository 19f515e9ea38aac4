import type { resumes } from "#app/data/base/schema/library.server.ts";
import {
	backgroundFieldNames,
	emptyQuery,
	filterFieldNames,
	type ResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { allWords } from "#app/domain/library/search/fold.ts";
import { matchesFilter } from "#app/domain/library/search/match-filter.ts";
import { synonyms } from "#app/domain/library/search/synonyms.ts";
import { readSearch, type Wanted, withUnderstood } from "#app/domain/library/search/wanted.ts";
import { variantsOf } from "#app/domain/library/search/word-terms.ts";

type Row = typeof resumes.$inferSelect;

/** The ids that a query finds among these rows, in its order: looked at one by one, in the plainest way. */
export function findPlainly(rows: readonly Row[], query: ResumeQuery): string[] {
	const found = rows.filter(matcherOf(rows, query));
	const byId = (a: Row, b: Row) => (a.id < b.id ? 1 : -1);
	const byDate = (a: Row, b: Row) => b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b);
	const featured = (a: Row, b: Row) => Number(b.isFeatured) - Number(a.isFeatured) || byDate(a, b);
	const orders = {
		recent: byDate,
		popular: (a: Row, b: Row) => b.viewCount - a.viewCount || byId(a, b),
		featured,
		// How well each matches is another question.
		best: featured,
	};
	return found.sort(orders[query.sort]).map((row) => row.id);
}

/** How many of these rows a query finds. */
export function countPlainly(rows: readonly Row[], query: ResumeQuery): number {
	return rows.filter(matcherOf(rows, query)).length;
}

/** Whether title, company and role of a row have all the words of a search. */
export function isNamedBy(row: Row, search: string): boolean {
	const { wanted } = readSearch(search, synonyms, emptyQuery.filters);
	const names = new Set([row.title, row.company, row.role].flatMap(allWords));
	return wanted.every(({ ways }) =>
		ways.some((way) => way.every((word) => variantsOf(word).some((same) => names.has(same)))),
	);
}

/** Whether a query finds a row among these. */
export function matcherOf(rows: readonly Row[], query: ResumeQuery): (row: Row) => boolean {
	const { wanted, understood } = readSearch(query.search, synonyms, query.filters);
	const filters = withUnderstood(query.filters, understood);
	const has = wanted.map((each) => hasIn(rows, each));
	return (row) => matchesAll(row, { ...query, filters }) && has.every((hasIt) => hasIt(row));
}

/** Whole words; the beginnings of words and what is inside, where the search looks for them. */
function hasIn(rows: readonly Row[], { ways, words, isTyped }: Wanted): (row: Row) => boolean {
	const [typed = ""] = words;
	const isShort = typed.length < 4;
	const isPartial = isTyped && !(isShort && rows.some((row) => textOf(row).has(typed)));
	const sameWords = ways.map((way) => way.map(variantsOf));
	return (row) => {
		const text = textOf(row);
		return (
			sameWords.some((way) => way.every((word) => word.some((same) => text.has(same)))) ||
			(isPartial &&
				[...text].some((word) => (isShort ? word.startsWith(typed) : word.includes(typed))))
		);
	};
}

const texts = new WeakMap<Row, Set<string>>();

function textOf(row: Row): Set<string> {
	const known = texts.get(row);
	if (known) return known;
	const { title, company, role, industry, experienceLevel, description, tags } = row;
	const { location, education, previousRole } = row;
	const background = [location, education, previousRole];
	const named = [title, company, role, industry, experienceLevel, description, ...tags];
	const made = new Set([...named, ...background].flatMap((field) => allWords(field ?? "")));
	texts.set(row, made);
	return made;
}

function matchesAll(row: Row, { filters }: ResumeQuery): boolean {
	return (
		(!filters.featured || row.isFeatured) &&
		(!filters.visa || row.visaSponsored) &&
		backgroundFieldNames.every((field) => containsAny(row[field], filters[field])) &&
		filterFieldNames.every((field) => matchesFilter(field, filters[field], row[field]))
	);
}

function containsAny(actual: string | null, chosen: readonly string[]): boolean {
	const lower = actual?.toLowerCase();
	return chosen.length === 0 || chosen.some((value) => lower?.includes(value.toLowerCase()));
}
