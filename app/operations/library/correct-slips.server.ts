import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";
import {
	corrected,
	type Examined,
	type OtherSearch,
	oneSlipAway,
} from "#app/domain/library/search/other-searches.ts";
import { isEnglishWord } from "#app/integrations/english-words.server.ts";

/**
 * A search that found nothing, without its slips of one letter; null when that cannot be had.
 * @param examined its words, as the search of resumes knows them
 */
export async function correctSlips(
	search: LibrarySearch,
	text: string,
	examined: Examined,
): Promise<OtherSearch | null> {
	const corrections = new Map<string, string>();
	for (const { typed, resumes } of examined.words) {
		const [word = "", ...others] = foldWords(typed);
		// A sound word that the library does not have is no misspelling of one that it has.
		if (resumes > 0 || others.length > 0 || (await isEnglishWord(word))) continue;
		const [nearest] = await search.findKnownWords(oneSlipAway(word));
		if (nearest) corrections.set(typed, nearest);
	}
	return corrected(text, examined, corrections);
}
