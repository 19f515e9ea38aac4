import { sql } from "drizzle-orm";
import { resumeLines } from "#app/data/base/schema/search.server.ts";
import { levelFor } from "#app/domain/library/lines/compile.ts";
import { inSample } from "#app/domain/library/search/term-query.ts";
import { sharedByAtLeast } from "#app/domain/library/search/word-terms.ts";
import { type AskedInputs, askedQueries, hasLineTerms } from "./asked-inputs.server.ts";

/** Of a resume with many such lines more are not looked at. */
const linesLookedAt = 2_000;

/**
 * Whether at least five published resumes each have a line with all that is asked, whatever the filters. Below that
 * no locked resume is an answer: the rule of five, for combinations as for single words.
 */
export async function isShared(inputs: AskedInputs): Promise<boolean> {
	const queries = [...inputs.words.shared, ...inputs.verb.shared, ...askedQueries(inputs.asked)];
	if (queries.length === 0) return true;
	const fewest = Math.min(inputs.cube.resumes, ...inputs.words.resumes, ...inputs.verb.resumes);
	const level = levelFor(fewest);
	// Most that many resumes have is in a sample as well; the whole is only asked where it is not.
	if (level && (await hasFive(inputs, [...queries, inSample(level)]))) return true;
	return hasFive(inputs, queries);
}

async function hasFive({ database }: AskedInputs, queries: readonly string[]): Promise<boolean> {
	const { rows } = await database.execute<{ enough: boolean }>(sql`
		select count(distinct resume_id) >= ${sharedByAtLeast}::int as enough from (
			select resume_id from ${resumeLines} where ${hasLineTerms(queries)} limit ${linesLookedAt}
		) as found`);
	return rows[0]?.enough === true;
}
