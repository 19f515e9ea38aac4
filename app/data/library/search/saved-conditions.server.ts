import { and, inArray } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeSearch } from "#app/data/base/schema/search.server.ts";
import { showsTerms } from "#app/data/library/resume-conditions.server.ts";
import { emptyQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";
import {
	type ArrivedResume,
	choosePin,
	conditionsOf,
	fitsFilters,
} from "#app/domain/library/search/alert-keys.ts";
import { synonyms } from "#app/domain/library/search/synonyms.ts";
import { readSearch, withUnderstood } from "#app/domain/library/search/wanted.ts";
import type { PlanInputs } from "./plan-inputs.server.ts";
import { findTerms } from "./text-terms.server.ts";

/** The keys that a saved search is found by: those of its rarest condition, by the library of today. */
export function keysOf({ query: { filters }, cube, text, read }: PlanInputs): readonly string[] {
	const { inText, others } = conditionsOf(read.wanted, filters);
	return choosePin([
		...inText.map((keys, at) => ({ keys, resumes: text?.conditions[at]?.resumes ?? 0 })),
		...others.map(({ keys, only }) => ({
			keys,
			resumes: cube.select({ ...emptyQuery.filters, ...only }).resumes,
		})),
	]);
}

/** Which of some published resumes a search finds. @returns their ids */
export async function findAmong(
	connection: Connection,
	asked: ResumeQuery,
	resumes: readonly ArrivedResume[],
): Promise<string[]> {
	const { wanted, understood } = readSearch(asked.search, synonyms, asked.filters);
	const filters = withUnderstood(asked.filters, understood);
	const ids = resumes.filter((resume) => fitsFilters(filters, resume)).map(({ id }) => id);
	if (ids.length === 0 || wanted.length === 0) return ids;
	const text = await findTerms(connection, wanted, emptyQuery.filters);
	if (!text || text.queries.length === 0) return [];
	const rows = await connection
		.select({ id: resumeSearch.resumeId })
		.from(resumeSearch)
		.where(and(inArray(resumeSearch.resumeId, ids), showsTerms(text.queries)));
	return rows.map(({ id }) => id);
}
