import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { partFormer, type Understood } from "./wanted.ts";

/**
 * What to search for instead of what found nothing: without its misspellings, by its letters, or for fewer words.
 * Each is a search that the person could have typed.
 */

export type OtherSearch = { search: string; why: "spelling" | "letters" | "fewer" };

/** A filter that finds something, where what was asked finds nothing. */
export type OfferedFilter = {
	field: "company" | "location";
	value: string;
	query: ResumeQuery;
	resumes: number;
};

/** A role at a company that a search names and no resume has, with what is nearest to it. */
export type MissingPair = {
	/** As filters: what to save to hear of the first one. */
	query: ResumeQuery;
	/** The company with its other roles, and the role elsewhere; only what finds something. */
	nearest: readonly { values: readonly string[]; query: ResumeQuery; resumes: number }[];
};

/** A word that finds nothing by itself, perhaps of another language. */
export type UnknownWord = { typed: string; mayBeForeign: boolean };

/** A search that found nothing, looked at word by word. */
export type Examined = {
	/**
	 * What was not understood as a filter, and how many resumes have it at most; 0 for a word that is not known.
	 * `isInside`: no word is it or begins with it, others have it further inside.
	 */
	words: readonly { typed: string; resumes: number; isInside?: boolean }[];
	understood: readonly Understood[];
	/** The words that say something of a resume, with those that were understood, as they were typed. */
	telling: readonly string[];
};

const letters = "abcdefghijklmnopqrstuvwxyz";
/** Shorter words have too many neighbors. */
const correctedMinimumLength = 4;
/** No longer word is in use, and each letter makes some fifty others. */
const correctedMaximumLength = 30;

/** Everything that a slip of one letter makes of a folded word: one more, one less, another one, two exchanged. A number is none. */
export function oneSlipAway(word: string): string[] {
	const isLong = word.length > correctedMaximumLength;
	if (word.length < correctedMinimumLength || isLong || /\d/u.test(word)) return [];
	const made = new Set<string>();
	for (let at = 0; at <= word.length; at++) {
		const before = word.slice(0, at);
		const [first = "", second = ""] = word.slice(at);
		const after = word.slice(at + 1);
		for (const letter of letters) {
			made.add(before + letter + first + after);
			if (first) made.add(before + letter + after);
		}
		if (first) made.add(before + after);
		if (second) made.add(before + second + first + word.slice(at + 2));
	}
	made.delete(word);
	return [...made];
}

/** The search with its slips corrected; null when there is none, or when an unknown word cannot be corrected. */
export function corrected(
	search: string,
	{ words }: Examined,
	corrections: ReadonlyMap<string, string>,
): OtherSearch | null {
	const unknown = words.filter(({ resumes }) => resumes === 0);
	if (corrections.size === 0 || !unknown.every(({ typed }) => corrections.has(typed))) return null;
	const text = partFormer(search)
		.split(" ")
		.map((word) => corrections.get(word) ?? word)
		.join(" ");
	return { search: text, why: "spelling" };
}

/** What to try when all words are known and no resume has all of them, in this order. */
export function widened(search: string, { words, understood, telling }: Examined): OtherSearch[] {
	if (words.some(({ resumes }) => resumes === 0)) return [];
	const asked = partFormer(search);
	const literal = understood.reduce((text, { typed }) => text.replace(typed, `"${typed}"`), asked);
	const known = new Map(words.map(({ typed, resumes }) => [typed, resumes]));
	// The word that most resumes have says least.
	const byRarity = telling.toSorted((a, b) => (known.get(b) ?? 0) - (known.get(a) ?? 0));
	const without = (left: readonly string[]) =>
		telling.filter((typed) => !left.includes(typed)).join(" ");
	const fewer = [
		...byRarity.map((typed) => without([typed])),
		...byRarity.map((_, count) => without(byRarity.slice(0, count + 2))),
	];
	return [
		...(literal === asked ? [] : [{ search: literal, why: "letters" as const }]),
		...[...new Set(fewer)].filter(Boolean).map((text) => ({ search: text, why: "fewer" as const })),
	];
}

/** The search without one of its words, for each of them; to be offered with what it finds. */
export function withoutOneWord({ telling }: Examined): string[] {
	if (telling.length < 2) return [];
	return telling.map((_, index) => telling.toSpliced(index, 1).join(" "));
}
