import type { ResumeFilters } from "#app/domain/library/resume-query.ts";
import type { FieldPair, Selection } from "./cube.ts";

/**
 * Queries to the index of terms, in the text form of a Postgres tsquery. What the terms mean stands beside the
 * function `resume_terms` of the database.
 */

const fieldLetters = { company: "c", role: "r", industry: "i", experienceLevel: "x" } as const;
type NarrowedField = keyof typeof fieldLetters;
const fieldNames = Object.keys(fieldLetters) as NarrowedField[];

/** The letter of a kind of term that is typed in part; words have none. */
export const backgroundLetters = {
	location: "l",
	education: "e",
	previousRole: "p",
	provenance: "o",
} as const;

/** The term of those that are featured. */
export const featuredTerm = " f";

/** A term of no kind, which no resume has. */
const nobodyHas = " -";

/** Any of these terms; of none, what nothing meets. */
export function anyTerm(terms: readonly string[]): string {
	return `(${(terms.length > 0 ? terms : [nobodyHas]).map(quoteTerm).join(" | ")})`;
}

/** A question to the index of terms, and how many resumes it finds. */
export type FilterList = { query: string; resumes: number };

/** Whatever the filters find, one question a filter. */
export function filterLists(selection: Selection, filters: ResumeFilters): FilterList[] {
	return [
		...fieldNames.flatMap((field) => fieldLists(selection, field)),
		...switchLists(selection, filters),
	];
}

/** More values than these are not asked for by two. */
const pairsAtMost = 24;

/** Whatever all filters together find, in as few lists and as short ones as there are: of two filters at a time. */
export function narrowLists(selection: Selection, filters: ResumeFilters): FilterList[] {
	const left = new Set(fieldNames);
	const lists: FilterList[] = [];
	for (const { fields, resumes } of selection.pairs.toSorted((a, b) => a.resumes - b.resumes)) {
		const terms = pairTerms(selection, fields);
		if (!fields.every((field) => left.has(field)) || terms.length > pairsAtMost) continue;
		for (const field of fields) left.delete(field);
		lists.push({ query: anyTerm(terms), resumes });
	}
	return [
		...lists,
		...[...left].flatMap((field) => fieldLists(selection, field)),
		...switchLists(selection, filters),
	];
}

function pairTerms({ values }: Selection, [first, second]: FieldPair): string[] {
	const kind = ` q${fieldLetters[first]}${fieldLetters[second]}`;
	return (values[first] ?? []).flatMap((one) =>
		(values[second] ?? []).map((other) => `${kind}${one}|${other}`),
	);
}

function fieldLists({ values, alone }: Selection, field: NarrowedField): FilterList[] {
	const found = values[field];
	if (!found) return [];
	const query = anyTerm(found.map((value) => ` ${fieldLetters[field]}${value}`));
	return [{ query, resumes: alone[field] ?? 0 }];
}

const switchLists = ({ alone }: Selection, filters: ResumeFilters): FilterList[] => [
	...(filters.featured ? [{ query: quoteTerm(featuredTerm), resumes: alone.featured ?? 0 }] : []),
	...(filters.visa ? [{ query: quoteTerm(" v"), resumes: alone.visa ?? 0 }] : []),
];

/** What every one of the questions finds, or all but one of them; null when that is everything. */
export function allButOne(questions: readonly string[]): string | null {
	if (questions.length < 2) return null;
	const ways = questions.map((_, left) => `(${questions.toSpliced(left, 1).join(" & ")})`);
	return `(${ways.join(" | ")})`;
}

/** All of these queries. */
export const allOf = (queries: readonly string[]): string => joinBy(" & ", queries);

/** Any of these queries; at least one. */
export const anyOf = (queries: readonly string[]): string => joinBy(" | ", queries);

const joinBy = (sign: string, [first = "", ...others]: readonly string[]): string =>
	others.length === 0 ? first : `(${[first, ...others].join(sign)})`;

/** Any term that begins so. */
export const beginsWith = (text: string): string => `${quoteTerm(text)}:*`;

function quoteTerm(term: string): string {
	return `'${term.replace(/['\\]/gu, (character) => character + character)}'`;
}
