import { type SQL, sql } from "drizzle-orm";
import { resumeLines } from "#app/data/base/schema/search.server.ts";
import { linesExpected, looksFor } from "#app/domain/library/lines/compile.ts";
import { sharedByAtLeast } from "#app/domain/library/search/word-terms.ts";
import { type AskedInputs, hasLineTerms } from "./asked-inputs.server.ts";

/**
 * Whether at least five published resumes each have a line with all that is asked, whatever the filters. Below that
 * no locked resume is an answer: the rule of five, for combinations as for single words. Of common words only a
 * sample is looked at: a yes is always true, a no may be wrong for what hardly any of the resumes say together.
 */
export async function isShared(inputs: AskedInputs): Promise<boolean> {
	const queries = [...inputs.words.shared, ...inputs.verb.shared];
	const { verb, number } = inputs.asked;
	if (queries.length === 0 && !verb && !number) return true;
	const found = [...inputs.words.resumes, ...inputs.verb.resumes];
	const [first = null, ...second] = looksFor(linesExpected(inputs.cube.resumes, found));
	if (await hasFive(inputs, hasLineTerms(queries, inputs.asked, first))) return true;
	const [level] = second;
	return level !== undefined && hasFive(inputs, hasLineTerms(queries, inputs.asked, level));
}

/** So many lines mostly are of five resumes; the others are not read then. */
const linesOfFive = 200;

async function hasFive({ database }: AskedInputs, fits: SQL): Promise<boolean> {
	const isEnough = (limit: SQL) => sql`(
		select count(distinct resume_id) >= ${sharedByAtLeast}::int from (
			select resume_id from ${resumeLines} where ${fits} ${limit}
		) as found)`;
	const { rows } = await database.execute<{ enough: boolean }>(
		sql`select ${isEnough(sql`limit ${linesOfFive}`)} or ${isEnough(sql``)} as enough`,
	);
	return rows[0]?.enough === true;
}
