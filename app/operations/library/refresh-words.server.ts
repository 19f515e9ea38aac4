import type { Database } from "#app/data/base/database.server.ts";
import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import { countTerms, refreshVocabulary } from "#app/data/library/search/vocabulary.server.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";

/** Up to this size the terms are counted after a change, which takes seconds; a larger library has the nights. */
const countedAfterChange = 50_000;

/**
 * Updates the words that misspelled and unfinished words are compared with, and how rare each is. A new word is
 * found as soon as its resume is; its rarity only decides the query plan.
 * @param when at night all is counted, whatever the size
 */
export async function refreshWords(
	{ database, search }: { database: Database; search: LibrarySearch },
	when: "changed" | "night",
): Promise<void> {
	const { total } = await search.countFacets(emptyQuery);
	if (when === "night" || total <= countedAfterChange) await countTerms(database);
	await refreshVocabulary(database);
}
