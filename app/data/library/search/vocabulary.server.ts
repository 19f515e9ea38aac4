import { sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { searchTerms } from "#app/data/base/schema/search.server.ts";
import { containsPattern } from "#app/data/library/resume-conditions.server.ts";
import { backgroundLetters } from "#app/domain/library/search/term-query.ts";
import { sharedByAtLeast } from "#app/domain/library/search/word-terms.ts";
import { countTerms } from "./text-terms.server.ts";

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

/** Which of these texts stand as whole words in the place of a resume, in the order in which they were given. */
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
			where term like lower(pattern) and left(term, 2) not in (' n', ' b')
				and strpos(fold_text(substr(term, 3)), fold_text(text)) > 0)
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
