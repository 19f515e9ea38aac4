import { sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { searchTerms } from "#app/data/base/schema/search.server.ts";
import { containsPattern } from "#app/data/library/resume-conditions.server.ts";
import { backgroundLetters } from "#app/domain/library/search/term-query.ts";
import { sharedByAtLeast } from "#app/domain/library/search/word-terms.ts";
import { countTerms, isByPart } from "./text-terms.server.ts";

/** Which of these folded words the library has, those of most resumes first, each as most resumes write it. */
export async function findKnownWords(
	connection: Connection,
	words: readonly string[],
): Promise<string[]> {
	const document = words.map((word) => ` b${word}`);
	const { rows } = await connection.execute<{ word: string }>(sql`
		with known as (
			select regexp_replace(term, '^ b', '') as folded, max(resumes) as resumes
			from (${countTerms([...words, ...document])}) as counted
			where resumes >= case when left(term, 2) = ' b' then ${sharedByAtLeast}::int else 1 end
			group by 1
		)
		select coalesce(vocabulary.written, folded) as word
		from known left join search_vocabulary as vocabulary on vocabulary.word collate "C" = folded
		order by known.resumes desc, folded`);
	return rows.map(({ word }) => word);
}

/**
 * The words of the library that begin as a folded word does and are at most two letters longer or shorter, those of
 * most resumes first, folded and as most resumes write them.
 */
export async function findWordsLike(
	connection: Connection,
	word: string,
): Promise<{ word: string; written: string }[]> {
	const beginning = word.slice(0, 2);
	const { rows } = await connection.execute<{ word: string; written: string }>(sql`
		select word, written from search_vocabulary
		where word collate "C" >= ${beginning}::text
			and word collate "C" < ${beginning}::text || ${lastCharacter}::text
			and length(word) between ${word.length - 2}::int and ${word.length + 2}::int
		order by resumes desc, word`);
	return rows;
}

/** The last character there is: behind every word that goes on from the same beginning. */
export const lastCharacter = "\u{10ffff}";

/** Which of these texts are a place of a resume, or the city or state of one, in the order in which they were given. */
export async function findPlaces(
	connection: Connection,
	texts: readonly string[],
): Promise<string[]> {
	if (texts.length === 0) return [];
	const patterns = texts.map((text) => ` ${backgroundLetters.location}${containsPattern(text)}`);
	const { rows } = await connection.execute<{ text: string }>(sql`
		select text from unnest(${sql.param(texts)}::text[], ${sql.param(patterns)}::text[])
			with ordinality as typed(text, pattern, nth)
		where exists (select from ${searchTerms}
			where term like lower(pattern) and ${isByPart}
				and fold_text(text) in (
					select fold_text(part)
					from regexp_split_to_table(substr(term, 3), ',') as part
					union all select fold_text(substr(term, 3))
				))
		order by nth`);
	return rows.map(({ text }) => text);
}

/** Adds up how many resumes have each word, and makes the list again that unfinished words are completed from. */
export async function refreshVocabulary(connection: Connection): Promise<void> {
	await connection.transaction(async (transaction) => {
		await transaction.execute(sql`set local statement_timeout = '10min'`);
		await transaction.execute(sql`select add_up_search_terms()`);
		await transaction.execute(sql`refresh materialized view concurrently search_vocabulary`);
	});
}
