import type { ResumeFilters } from "#app/domain/library/resume-query.ts";
import type { Selection } from "./cube.ts";

/**
 * Queries to the index of terms, in the text form of a Postgres tsquery. What the terms mean stands beside the
 * function `resume_terms` of the database.
 */

const fieldLetters = { company: "c", role: "r", industry: "i", experienceLevel: "x" } as const;
type NarrowedField = keyof typeof fieldLetters;

/** The letter of a kind of term that is typed in part; words have none. */
export const backgroundLetters = {
	location: "l",
	education: "e",
	previousRole: "p",
	provenance: "o",
} as const;

/** A term of no kind, which no resume has. */
const nobodyHas = " -";

/** Any of these terms; of none, what nothing meets. */
export function anyTerm(terms: readonly string[]): string {
	return `(${(terms.length > 0 ? terms : [nobodyHas]).map(quoteTerm).join(" | ")})`;
}

/** A question to the index of terms, and how many resumes it finds. */
type FilterList = { query: string; resumes: number };

/** Whatever the filters find, one question a filter. */
export function filterLists({ values, alone }: Selection, filters: ResumeFilters): FilterList[] {
	const fields = (Object.keys(fieldLetters) as NarrowedField[]).flatMap((field) => {
		const found = values[field];
		if (!found) return [];
		const query = anyTerm(found.map((value) => ` ${fieldLetters[field]}${value}`));
		return [{ query, resumes: alone[field] ?? 0 }];
	});
	return [
		...fields,
		...(filters.featured ? [{ query: quoteTerm(" f"), resumes: alone.featured ?? 0 }] : []),
		...(filters.visa ? [{ query: quoteTerm(" v"), resumes: alone.visa ?? 0 }] : []),
	];
}

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
