import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { resumeSearch, searchTerms } from "#app/data/base/schema/search.server.ts";
import { hasTerms, matchesSearch } from "#app/data/library/resume-conditions.server.ts";
import { searchWords } from "#app/domain/library/resume-query.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";
import { anyTerm } from "#app/domain/library/search/term-query.ts";
import { isWord } from "./text-terms.server.ts";

/** Of words that more resumes have, a walk through the library soon finds enough. */
const gatheredAtMost = 20_000;
const termsAtMost = 400;

/**
 * The condition that the public text of a published resume contains every word of a search, by the index of terms
 * where that helps. For lists with an order and conditions of their own.
 */
export async function narrowByTerms(
	connection: Connection,
	search: string,
): Promise<SQL | undefined> {
	const contains = matchesSearch(search);
	// The same that it contains: of hundreds of letters, each would be looked for in all terms.
	const words = [...new Set(foldWords(searchWords(search).join(" ")))];
	if (!contains || words.length === 0) return contains;
	const { rows } = await connection.execute<{ resumes: number; terms: string[] | null }>(sql`
		select held.* from unnest(${sql.param(words)}::text[]) as word cross join lateral (
			select coalesce(sum(resumes), 0)::float8 as resumes,
				case when count(*) <= ${termsAtMost} then coalesce(array_agg(term), '{}') end as terms
			from ${searchTerms} where term like '%' || word || '%' and ${isWord}
		) as held`);
	const queries = rows.flatMap(({ terms }) => (terms ? [anyTerm(terms)] : []));
	if (queries.length === 0 || Math.min(...rows.map(({ resumes }) => resumes)) > gatheredAtMost) {
		return contains;
	}
	// As a list, so that they are gathered before anything else: as a join, the planner may walk through all resumes
	// in their order for a word that hardly any has.
	return sql`(${contains} and ${resumes.id} = any(array(
		select ${resumeSearch.resumeId} from ${resumeSearch}
		where ${hasTerms(queries)})))`;
}
