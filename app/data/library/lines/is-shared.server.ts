import { type SQL, sql } from "drizzle-orm";
import { resumeLines } from "#app/data/base/schema/search.server.ts";
import { linesExpected, looksFor } from "#app/domain/library/lines/compile.ts";
import { sharedByAtLeast } from "#app/domain/library/search/word-terms.ts";
import { type AskedInputs, askedQueries, hasLineTerms } from "./asked-inputs.server.ts";

/**
 * Whether at least five published resumes each have a line with all that is asked, whatever the filters. Below that
 * no locked resume is an answer: the rule of five, for combinations as for single words. Of common words only a
 * sample is looked at: a yes is always true, a no may be wrong for what hardly any of the resumes say together.
 */
export async function isShared(inputs: AskedInputs): Promise<boolean> {
	const queries = [...inputs.words.shared, ...inputs.verb.shared, ...askedQueries(inputs.asked)];
	if (queries.length === 0) return true;
	const found = [...inputs.words.resumes, ...inputs.verb.resumes];
	const [first = null, ...second] = looksFor(linesExpected(inputs.cube.resumes, found));
	if (await hasFive(inputs, hasLineTerms(queries, first))) return true;
	const [level] = second;
	return level !== undefined && hasFive(inputs, hasLineTerms(queries, level));
}

async function hasFive({ database }: AskedInputs, fits: SQL): Promise<boolean> {
	const { rows } = await database.execute<{ enough: boolean }>(sql`
		select count(distinct resume_id) >= ${sharedByAtLeast}::int as enough from (
			select resume_id from ${resumeLines} where ${fits}
		) as found`);
	return rows[0]?.enough === true;
}
