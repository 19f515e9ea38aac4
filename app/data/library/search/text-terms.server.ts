import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { searchTerms } from "#app/data/base/schema/search.server.ts";
import { containsPattern } from "#app/data/library/resume-conditions.server.ts";
import {
	backgroundFieldNames,
	type ResumeQuery,
	searchWords,
} from "#app/domain/library/resume-query.ts";
import { anyTerm, backgroundLetters } from "#app/domain/library/search/term-query.ts";

/** What the words and the background of a query stand for in the index of terms. */
export type TextTerms = {
	/** How many terms there are; null when they are too many to ask for. */
	terms: number | null;
	/** For each condition how many resumes meet it at most, as of the last count. */
	resumes: readonly number[];
	/** One for each condition, all of which must be met; empty when `terms` is null or 0. */
	queries: readonly string[];
};

/** For a condition that more terms meet, the index is not asked: two letters stand in thousands of words. */
const termsAtMost = 400;

/** One condition: any of its patterns is in a term. */
type Condition = { patterns: readonly string[]; isWord: boolean };

/** Looks up the terms that meet the words and the background of a query; null when it has neither. */
export async function findTerms(
	connection: Connection,
	query: ResumeQuery,
): Promise<TextTerms | null> {
	const conditions = conditionsOf(query);
	if (conditions.length === 0) return null;
	const { rows } = await connection.execute<{
		count: number;
		resumes: number;
		terms: string[] | null;
	}>(sql.join(conditions.map(lookUp), sql` union all `));
	const resumes = rows.map((row) => row.resumes);
	if (rows.some(({ count }) => count === 0)) return { terms: 0, resumes, queries: [] };
	const found = rows.flatMap(({ terms }) => (terms ? [terms] : []));
	if (found.length < rows.length) return { terms: null, resumes, queries: [] };
	return { terms: found.flat().length, resumes, queries: found.map(anyTerm) };
}

function conditionsOf({ search, filters }: ResumeQuery): Condition[] {
	const words = searchWords(search).map((word) => ({
		patterns: [containsPattern(word)],
		isWord: true,
	}));
	const background = backgroundFieldNames
		.filter((field) => filters[field].length > 0)
		.map((field) => ({
			patterns: filters[field].map(
				(value) => ` ${backgroundLetters[field]}${containsPattern(value)}`,
			),
			isWord: false,
		}));
	return [...words, ...background];
}

function lookUp({ patterns, isWord }: Condition): SQL {
	const isAny = sql.join(
		patterns.map((pattern) => sql`${searchTerms.term} like lower(${pattern})`),
		sql` or `,
	);
	// Other terms than words begin with a space.
	const isOfKind = isWord ? sql`and left(${searchTerms.term}, 1) <> ' '` : sql``;
	return sql`(
		select count(*)::int as count, coalesce(sum(${searchTerms.resumes}), 0)::float8 as resumes,
			case when count(*) <= ${termsAtMost} then array_agg(${searchTerms.term}) end as terms
		from ${searchTerms} where (${isAny}) ${isOfKind})`;
}
