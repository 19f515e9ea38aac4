import { sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { typedWords } from "#app/domain/library/search/fold.ts";
import type { VocabularyWord } from "#app/domain/library/suggestions.ts";
import { lastCharacter } from "./vocabulary.server.ts";

/**
 * Words of the library that begin with a text, those of most resumes first.
 * The beginning is a range in the order of the code points, and not a pattern: no sign of it means anything
 * but itself, and the index on (word collate "C") finds it at any size.
 * @param prefix as it was typed; the vocabulary is folded, and has how each word is written
 */
export async function findWords(
	connection: Connection,
	prefix: string,
	limit: number,
): Promise<VocabularyWord[]> {
	const [beginning, ...others] = typedWords(prefix);
	if (beginning === undefined || others.length > 0) return [];
	const { rows } = await connection.execute<VocabularyWord>(sql`
		select word, written, resumes from search_vocabulary
		where word collate "C" >= ${beginning}::text
			and word collate "C" < ${beginning}::text || ${lastCharacter}::text
		order by resumes desc, word
		limit ${limit}`);
	return rows;
}
