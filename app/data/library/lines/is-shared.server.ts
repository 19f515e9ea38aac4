import { type SQL, sql } from "drizzle-orm";
import { resumeLines } from "#app/data/base/schema/search.server.ts";
import { looksFor } from "#app/domain/library/lines/compile.ts";
import type { SampleLevel } from "#app/domain/library/search/plan.ts";
import { inSample } from "#app/domain/library/search/term-query.ts";
import { sharedByAtLeast } from "#app/domain/library/search/word-terms.ts";
import { type AskedInputs, askedQueries, hasLineTerms } from "./asked-inputs.server.ts";

/** Of resumes with many such lines more are not looked at. */
const linesLookedAt = sql`limit 2000`;

/**
 * Whether at least five published resumes each have a line with all that is asked, whatever the filters. Below that
 * no locked resume is an answer: the rule of five, for combinations as for single words. Of common words only a
 * sample is looked at: a yes is always true, a no may be wrong for what hardly any of the resumes say together.
 */
export async function isShared(inputs: AskedInputs): Promise<boolean> {
	const queries = [...inputs.words.shared, ...inputs.verb.shared, ...askedQueries(inputs.asked)];
	if (queries.length === 0) return true;
	const fewest = Math.min(inputs.cube.resumes, ...inputs.words.resumes, ...inputs.verb.resumes);
	const [first = null, ...second] = looksFor(fewest);
	if (await hasFive(inputs, [...queries, ...sampleOf(first)], linesLookedAt)) return true;
	const [level] = second;
	// Few are found now. With a limit Postgres would expect many, and read line by line.
	return level !== undefined && hasFive(inputs, [...queries, ...sampleOf(level)], sql``);
}

const sampleOf = (level: SampleLevel | null) => (level ? [inSample(level)] : []);

async function hasFive(
	{ database }: AskedInputs,
	queries: readonly string[],
	limit: SQL,
): Promise<boolean> {
	const { rows } = await database.execute<{ enough: boolean }>(sql`
		select count(distinct resume_id) >= ${sharedByAtLeast}::int as enough from (
			select resume_id from ${resumeLines} where ${hasLineTerms(queries)} ${limit}
		) as found`);
	return rows[0]?.enough === true;
}
