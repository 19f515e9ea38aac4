import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/data/base/database.server.ts";
import { searchTerms } from "#app/data/base/schema/search.server.ts";
import { inSample } from "#app/data/library/resume-conditions.server.ts";
import { selectIn } from "#app/data/library/search/plan-inputs.server.ts";
import {
	type Condition,
	countTerms,
	findBackground,
} from "#app/data/library/search/text-terms.server.ts";
import type { AskedOfLine } from "#app/domain/library/lines/asked.ts";
import {
	type Begun,
	begunBy,
	type CompiledWords,
	compileWords,
	wantedVerb,
	wordsToCount,
} from "#app/domain/library/lines/compile.ts";
import { withOtherWords } from "#app/domain/library/lines/other-words.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import type { Cube, Selection } from "#app/domain/library/search/cube.ts";
import type { SampleLevel } from "#app/domain/library/search/plan.ts";
import { synonyms } from "#app/domain/library/search/synonyms.ts";
import { filterLists } from "#app/domain/library/search/term-query.ts";
import { type ReadSearch, readSearch, withUnderstood } from "#app/domain/library/search/wanted.ts";
import { begunAtMost } from "#app/domain/library/search/word-terms.ts";

/** A search of lines, read and looked up. */
export type AskedInputs = {
	database: Database;
	cube: Cube;
	/** With the filters that some words mean. */
	query: ResumeQuery;
	asked: AskedOfLine;
	read: ReadSearch;
	/** The words that were typed. */
	words: CompiledWords;
	/** The verb as a word; nothing without one. */
	verb: CompiledWords;
	selection: Selection | null;
	/** What the filters with counts find, as queries to an index of terms. */
	filters: readonly string[];
	/** The filter that finds fewest. */
	narrowest: string | null;
	/** The background, as conditions on the same terms. */
	background: readonly Condition[];
};

/** Looks up what a search of lines stands for: the same two statements for every search. */
export async function readAskedInputs(
	database: Database,
	currentCube: Promise<Cube>,
	query: ResumeQuery,
	asked: AskedOfLine,
): Promise<AskedInputs> {
	const asRead = readSearch(query.search, synonyms, query.filters);
	const near = asked.near ? withOtherWords(asRead.wanted) : null;
	const read = near ? { ...asRead, wanted: near.wanted } : asRead;
	const filters = withUnderstood(query.filters, read.understood);
	const verbs = asked.verb ? [wantedVerb(asked.verb)] : [];
	const [cube, counts, background] = await Promise.all([
		currentCube,
		countDocumentWords(
			database,
			wordsToCount([...read.wanted, ...verbs]),
			read.wanted.flatMap((each) => begunBy(each) ?? []),
		),
		findBackground(database, filters),
	]);
	const count = (word: string) => counts.get(word)?.resumes ?? 0;
	const findBegun = (word: string) => counts.get(`${word}:*`) ?? { words: [], resumes: 0 };
	const selection = selectIn(cube, filters);
	const lists = selection ? filterLists(selection, filters) : [];
	return {
		database,
		cube,
		query: { ...query, filters },
		asked: near?.hasAmount ? { ...asked, number: true } : asked,
		read,
		words: compileWords(read.wanted, count, findBegun),
		verb: compileWords(verbs, count, findBegun),
		selection,
		filters: lists.map(({ query }) => query),
		narrowest: lists.toSorted((a, b) => a.resumes - b.resumes)[0]?.query ?? null,
		background,
	};
}

/** How many documents have each of some words, exactly; and the words that begin so, as `word:*`. */
async function countDocumentWords(
	database: Database,
	words: readonly string[],
	begun: readonly string[],
): Promise<ReadonlyMap<string, Begun>> {
	const { rows } = await database.execute<{
		term: string;
		words: string[] | null;
		resumes: number;
	}>(
		sql`
		select term, null::text[] as words, resumes from (
			${countTerms(words.map((word) => ` b${word}`))}) as counted
		union all select begun || ':*', found.* from unnest(${sql.param(begun.map((word) => ` b${word}`))}::text[]) as begun
		cross join lateral (
			select case when count(*) <= ${begunAtMost} then coalesce(array_agg(substr(term, 3)), '{}') end,
				coalesce(sum(resumes), 0)::int
			from ${searchTerms} where term >= begun and term < begun || chr(1114111)
		) as found`,
	);
	return new Map(rows.map(({ term, words, resumes }) => [term.slice(2), { words, resumes }]));
}

/** Queries of the background; one that nothing meets where a value has no term. */
export const backgroundQueries = ({ background }: AskedInputs): string[] =>
	background.map(({ query }) => query ?? "' -'");

/** Every one of the queries to the terms of lines, and what else is asked of them; in a sample or, without a level, in all. */
export function hasLineTerms(
	queries: readonly string[],
	{ verb, number }: AskedOfLine,
	level: SampleLevel | null,
): SQL {
	const asked = [...queries, ...(verb ? [`' w${verb}'`] : [])];
	// Nearly all lines have a number: beside other terms it is cheaper to look than to read the list of these lines.
	const measures =
		asked.length > 0 ? sql`has_number` : sql`resume_lines.terms @@ ${"' #'"}::tsquery`;
	return sql.join(
		[
			...asked.map((query) => sql`resume_lines.terms @@ ${query}::tsquery`),
			...(number ? [measures] : []),
			...(level ? [inSample(level)] : []),
		],
		sql` and `,
	);
}
