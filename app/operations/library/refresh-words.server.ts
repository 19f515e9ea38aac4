import type { Database } from "#app/data/base/database.server.ts";
import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import { countTerms, refreshVocabulary } from "#app/data/library/search/vocabulary.server.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";

/** Up to this size the terms are counted after a change, which takes seconds; a larger library has the nights. */
const countedAfterChange = 50_000;

/**
 * Brings the words up to date that misspelt and begun ones are compared with, and how rare each is. New words are
 * found from the moment their resume is; how rare they are only decides how a search is done.
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
