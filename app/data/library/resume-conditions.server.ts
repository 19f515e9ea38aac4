import { and, type Column, isNull, type SQL, sql } from "drizzle-orm";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { resumeSearch } from "#app/data/base/schema/search.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import {
	backgroundFieldNames,
	type ResumeFilters,
	searchWords,
} from "#app/domain/library/resume-query.ts";
import type { Selection } from "#app/domain/library/search/cube.ts";
import { type SampleLevel, sharesOf } from "#app/domain/library/search/plan.ts";

/** Any text as a LIKE pattern that means "contains exactly this". */
export function containsPattern(text: string): string {
	return `%${text.replace(/[\\%_]/gu, "\\$&")}%`;
}

/** Every word of the search is contained in the resume's public text, in any order. */
export function matchesSearch(search: string): SQL | undefined {
	return and(
		...searchWords(search).map(
			(word) => sql`${resumes.searchText} like lower(${containsPattern(word)})`,
		),
	);
}

export const columns = {
	...pick(resumes, "company", "role", "industry", "experienceLevel"),
} as const;

/**
 * Every one of the queries to the index of terms. Each is a condition of its own: the index then skips from one
 * find to the next, where a single long question would make it look at every find of the rarest words.
 * @param queries at least one
 */
export function hasTerms(queries: readonly string[]): SQL {
	return sql.join(
		queries.map((question) => sql`${resumeSearch.terms} @@ ${question}::tsquery`),
		sql` and `,
	);
}

/** The same of rows that are found in another way: for what has to be "true" Postgres looks up no index. */
export const showsTerms = (queries: readonly string[]): SQL => sql`(${hasTerms(queries)}) is true`;

/** That a resume belongs to a sample, in the words of the condition of the sample's own index. */
export const inSample = (level: SampleLevel): SQL =>
	sql`resume_sample(resume_id) < ${sql.raw(String(sharesOf(level)))}`;

/** One of the combinations of filter values that were selected; nothing to ask for null. */
export function isInCells(selection: Selection | null): SQL | undefined {
	return selection
		? sql`${resumes.cell} = any(${sql.param(selection.cells.map(({ id }) => id))}::bigint[])`
		: undefined;
}

export const backgroundColumns = {
	...pick(resumes, "location", "education", "previousRole", "provenance"),
} as const;

/** The part of the filters that narrows without counts of its own. */
export function matchesBackground(filters: ResumeFilters): SQL | undefined {
	return and(
		...backgroundFieldNames.map((field) =>
			filters[field].length > 0 ? containsAny(backgroundColumns[field], filters[field]) : undefined,
		),
	);
}

function containsAny(column: Column, values: readonly string[]): SQL {
	return sql`${column} ilike any(${sql.param(values.map(containsPattern))}::text[])`;
}

export const isPublished = isNull(resumes.withdrawnAt);

/** It counts in statistics: its person agrees to it. Every figure of the library but the length of its lists asks this. */
export const isCounted = and(isPublished, sql`${resumes.inInsights}`);

/** Nothing of it can be read. Written out, so that the planner knows the index of them. */
export const isWithoutFile = sql`${resumes.availability} = 'none'`;
