import { sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { searchWords } from "#app/domain/library/resume-query.ts";

/** The words of a search, the misspelt ones replaced by the nearest of the library; null when none is. */
export async function findNearestWords(
	connection: Connection,
	search: string,
): Promise<string | null> {
	const words = searchWords(search);
	if (words.length === 0) return null;
	const { rows } = await connection.execute<{ word: string; nearest: string | null }>(sql`
		select typed.word, (
			select vocabulary.word from search_vocabulary vocabulary
			where vocabulary.word % typed.word
			order by similarity(vocabulary.word, typed.word) desc, vocabulary.resumes desc, vocabulary.word
			limit 1
		) as nearest
		from unnest(${sql.param(words)}::text[]) with ordinality as typed(word, position)
		order by typed.position`);
	const corrected = rows.map(({ word, nearest }) => nearest ?? word).join(" ");
	return corrected === words.join(" ") ? null : corrected;
}

/** Counts in how many resumes each term is: reads every one, some 60 seconds at a million. */
export async function countTerms(connection: Connection): Promise<void> {
	await patiently(connection, (transaction) =>
		transaction.execute(sql`select count_search_terms()`),
	);
}

/** Makes the list of words again, which misspelled and unfinished words are compared with. */
export async function refreshVocabulary(connection: Connection): Promise<void> {
	await patiently(connection, (transaction) =>
		transaction.execute(sql`refresh materialized view concurrently search_vocabulary`),
	);
}

async function patiently(
	connection: Connection,
	work: (transaction: Connection) => Promise<unknown>,
): Promise<void> {
	await connection.transaction(async (transaction) => {
		await transaction.execute(sql`set local statement_timeout = '10min'`);
		await work(transaction);
	});
}
