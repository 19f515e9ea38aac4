import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import { wideKindOf } from "#app/domain/insights/posting/wide-names.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";
import {
	corrected,
	type Examined,
	type OtherSearch,
} from "#app/domain/library/search/other-searches.ts";
import { oneSlipAway, slipsBetween } from "#app/domain/library/search/slips.ts";
import { synonyms } from "#app/domain/library/search/synonyms.ts";
import { isAbbreviation } from "#app/domain/library/search/wanted.ts";
import { isEnglishWord } from "#app/integrations/english-words.server.ts";

/**
 * A search that found nothing, without its slips of a letter or a blank that can be corrected; null when there is none.
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
		const away = oneSlipAway(word);
		const near = await search.findKnownWords(away);
		// A "lawer" is sooner a lawyer than "later", whichever of the two more resumes have. "Facebook" no resume has.
		const nearest = near.find(isFilterWord) ?? away.find(isFilterWord) ?? near[0];
		const meant =
			nearest ?? (await findTwoWords(search, word)) ?? (await findByTwoSlips(search, word));
		if (meant) corrections.set(typed, meant);
	};
	const sound: [typed: string, word: string][] = [];
	for (const { typed, resumes, isInside } of examined.words) {
		const [word = "", ...others] = foldWords(typed);
		const isKnown = resumes > 0 && !isInside;
		if (isKnown || others.length > 0 || isAbbreviation(typed)) continue;
		if (await isSound(word, typed)) sound.push([typed, word]);
		else await correct(typed, word);
	}
	// Whose "produt" is a slip has hardly meant a "manger".
	if (corrections.size > 0) for (const [typed, word] of sound) await correct(typed, word);
	return corrected(text, corrections);
}

const halfMinimumLength = 4;

/** The two words of the library that a word is made of, where the blank is missing: "datascience". */
async function findTwoWords(search: LibrarySearch, word: string): Promise<string | null> {
	const halves = Array.from(
		{ length: Math.max(0, word.length - 2 * halfMinimumLength + 1) },
		(_, at) => [word.slice(0, halfMinimumLength + at), word.slice(halfMinimumLength + at)] as const,
	);
	if (halves.length === 0) return null;
	const found = await search.findKnownWords(halves.flat());
	const known = new Set(found.map((each) => foldWords(each).join("")));
	return halves.find((both) => both.every((half) => known.has(half)))?.join(" ") ?? null;
}

/** A shorter word is too many others by two slips. */
const twoSlipsMinimumLength = 7;

/** The word of the library that is two slips away, beginning the same: "anestesiolgist". */
async function findByTwoSlips(search: LibrarySearch, word: string): Promise<string | null> {
	if (word.length < twoSlipsMinimumLength || /\d/u.test(word)) return null;
	const alike = await search.findWordsLike(word);
	return alike.find((each) => slipsBetween(word, each.word) <= 2)?.written ?? null;
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
