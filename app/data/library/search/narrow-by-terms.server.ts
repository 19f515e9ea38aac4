import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { resumeSearch } from "#app/data/base/schema/search.server.ts";
import { hasTerms, matchesSearch } from "#app/data/library/resume-conditions.server.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { findTerms } from "./text-terms.server.ts";

/** Of words that more resumes have, a walk through the library soon finds enough. */
const gatheredAtMost = 20_000;

/**
 * The condition that a published resume has every word of a search, by the index of terms where that helps.
 * For lists with an order and conditions of their own.
 */
export async function narrowByTerms(
	connection: Connection,
	search: string,
): Promise<SQL | undefined> {
	const text = await findTerms(connection, { ...emptyQuery, search });
	if (!text) return undefined;
	if (text.terms === 0) return sql`false`;
	if (text.terms === null || Math.min(...text.resumes) > gatheredAtMost)
		return matchesSearch(search);
	// As a list, so that they are gathered before anything else: as a join, the planner may walk through all resumes
	// in their order for a word that hardly any has.
	return sql`${resumes.id} = any(array(
		select ${resumeSearch.resumeId} from ${resumeSearch}
		where ${hasTerms(text.queries)}))`;
}
