import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import { wideKindOf } from "#app/domain/insights/posting/wide-names.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";
import {
	corrected,
	type Examined,
	type OtherSearch,
	oneSlipAway,
} from "#app/domain/library/search/other-searches.ts";
import { synonyms } from "#app/domain/library/search/synonyms.ts";
import { isEnglishWord } from "#app/integrations/english-words.server.ts";

/**
 * A search that found nothing, without its slips of one letter; null when that cannot be had.
 * @param examined its words, as the search of resumes knows them
 * @param isSound whether a word that the library does not have is no misspelling of one that it has
 */
export async function correctSlips(
	search: LibrarySearch,
	text: string,
	examined: Examined,
	isSound: (word: string, typed: string) => Promise<boolean> | boolean = isSoundWord,
): Promise<OtherSearch | null> {
	const corrections = new Map<string, string>();
	const correct = async (typed: string, word: string) => {
		const near = await search.findKnownWords(oneSlipAway(word));
		// A "lawer" is sooner a lawyer than "later", whichever of the two more resumes have.
		const nearest = near.find(isFilterWord) ?? near[0];
		if (nearest) corrections.set(typed, nearest);
	};
	const sound: [typed: string, word: string][] = [];
	for (const { typed, resumes, isInside } of examined.words) {
		const [word = "", ...others] = foldWords(typed);
		const isKnown = resumes > 0 && !isInside;
		if (isKnown || others.length > 0) continue;
		if (await isSound(word, typed)) sound.push([typed, word]);
		else await correct(typed, word);
	}
	// Whose "produt" is a slip has hardly meant a "manger".
	if (corrections.size > 0) for (const [typed, word] of sound) await correct(typed, word);
	return corrected(text, examined, corrections);
}

function isFilterWord(word: string): boolean {
	const entry = synonyms.entries.get(word);
	return entry !== undefined && "filter" in entry;
}

/** Whether it is an English word, or a name that is widely known, as it is typed or in capitals: "leed" is no lead. */
export function isSoundWord(word: string, typed: string): Promise<boolean> | boolean {
	const isName = [typed, typed.toUpperCase()].some((name) => wideKindOf(name) !== "none");
	return isName || isEnglishWord(word);
}
