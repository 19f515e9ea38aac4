import { foldWords } from "./fold.ts";
import { slipsBetween } from "./slips.ts";

/** Names that are much like what was typed, to be offered where it found nothing. */

/** How many letters two words must have in common at their beginning, and which part of the longer one. */
const alikeLetters = 4;
const alikeShare = 0.6;
const offeredAtMost = 3;
/** Two slips in a shorter word make another one of it. */
const twoSlipLetters = 7;
const alikeByTwoSlips = 0.8;

/**
 * Names of which the first word or the whole is a slip or two away from a text, or begins as it does; the nearest
 * first, then those that most resumes have.
 * @param names each with how many resumes have it
 */
export function nearNames(typed: string, names: ReadonlyMap<string, number>): string[] {
	const text = foldWords(typed).join("");
	return [...names]
		.filter(([, resumes]) => resumes > 0)
		.map(([name, resumes]) => {
			const [first = "", ...others] = foldWords(name);
			const likeness = [first, first + others.join("")].map((each) =>
				Math.max(likenessBySlips(text, each), shareAlike(text, each)),
			);
			return { name, resumes, likeness: Math.max(...likeness) };
		})
		.filter(({ likeness }) => likeness >= alikeShare)
		.sort((a, b) => b.likeness - a.likeness || b.resumes - a.resumes || (a.name < b.name ? -1 : 1))
		.slice(0, offeredAtMost)
		.map(({ name }) => name);
}

/** 1 for one slip of a letter, less for two in a long word, else 0. */
function likenessBySlips(one: string, other: string): number {
	const length = Math.min(one.length, other.length);
	if (length < alikeLetters || Math.abs(one.length - other.length) > 2) return 0;
	const slips = slipsBetween(one, other);
	if (slips <= 1) return 1;
	return slips === 2 && length >= twoSlipLetters ? alikeByTwoSlips : 0;
}

/** Which part of the longer text the beginning is that both have; 0 when it is short. */
function shareAlike(one: string, other: string): number {
	let alike = 0;
	while (alike < one.length && one[alike] === other[alike]) alike++;
	return alike < alikeLetters ? 0 : alike / Math.max(one.length, other.length);
}

/** The longest name of a place that is looked for, in words. */
const placeWordsAtMost = 3;

/** Every one to three words of a search that stand together, as they were typed, the longest first. */
export function phrasesIn(search: string): string[] {
	const words = search.replaceAll('"', "").split(" ").filter(Boolean);
	const phrases: string[] = [];
	for (let count = placeWordsAtMost; count > 0; count--) {
		for (let at = 0; at + count <= words.length; at++) {
			phrases.push(words.slice(at, at + count).join(" "));
		}
	}
	return phrases.filter((phrase) => phrase.length >= alikeLetters);
}
