import { type SampleLevel, sampleLevels } from "#app/domain/library/search/plan.ts";
import { allOf, anyOf, anyTerm, beginsWith } from "#app/domain/library/search/term-query.ts";
import type { Wanted } from "#app/domain/library/search/wanted.ts";
import {
	partialMinimumLength,
	sharedByAtLeast,
	variantsOf,
} from "#app/domain/library/search/word-terms.ts";

/** What the words of a search of lines stand for, as queries to indexes of terms; one for each wanted thing. */
export type CompiledWords = {
	/** To the lines of resumes that the viewer may read. */
	open: readonly string[];
	/** The same to the documents of these resumes: one with such a line is a document with these words. */
	openDocuments: readonly string[];
	/** To lines, of words alone that five resumes have. Nothing meets one that has no such word. */
	shared: readonly string[];
	/** The same to the documents of resumes. */
	documents: readonly string[];
	/** For each how many resumes have it at most, and how many terms it asks for. */
	resumes: readonly number[];
	terms: readonly number[];
	/** For each how many resumes have it in a line at most, by its beginning too. */
	openResumes: readonly number[];
};

/** The words that begin with a typed one, all of them where they are few, and about how many resumes have one. */
export type Begun = { words: readonly string[] | null; resumes: number };

/** The word that a wanted thing is also found by as a beginning, in lines in words; or null. */
export const begunBy = ({ words: [typed = ""], isTyped }: Wanted): string | null =>
	isTyped && typed.length >= partialMinimumLength ? typed : null;

/** @param count how many documents have a word, exactly and of this moment: the rule of five rests on it */
export function compileWords(
	wanted: readonly Wanted[],
	count: (word: string) => number,
	findBegun: (word: string) => Begun,
): CompiledWords {
	const shared = (word: string) =>
		variantsOf(word).filter((each) => count(each) >= sharedByAtLeast);
	const resumesWith = ({ ways }: Wanted, variants: (word: string) => readonly string[]) =>
		ways.reduce((sum, way) => {
			const each = way.map((word) =>
				variants(word).reduce((total, variant) => total + count(variant), 0),
			);
			return sum + Math.min(...each);
		}, 0);
	const everyWord = (way: readonly string[], query: (word: string) => string) =>
		allOf(way.map(query));
	const openIn = (letter: string) =>
		wanted.map((each) => {
			const term = (word: string) => letter + word;
			const whole = each.ways.map((way) =>
				everyWord(way, (word) => anyTerm(variantsOf(word).map(term))),
			);
			const begun = begunBy(each);
			return anyOf([...whole, ...(begun ? queryOfBegun(begun, findBegun(begun), term) : [])]);
		});
	return {
		open: openIn(""),
		openDocuments: openIn(" b"),
		shared: wanted.map(({ ways }) =>
			anyOf(ways.map((way) => everyWord(way, (word) => anyTerm(shared(word))))),
		),
		documents: wanted.map(({ ways }) =>
			anyOf(
				ways.map((way) =>
					everyWord(way, (word) => anyTerm(shared(word).map((each) => ` b${each}`))),
				),
			),
		),
		resumes: wanted.map((each) => resumesWith(each, shared)),
		openResumes: wanted.map((each) => {
			const begun = begunBy(each);
			return resumesWith(each, variantsOf) + (begun ? findBegun(begun).resumes : 0);
		}),
		terms: wanted.map(({ ways }) => ways.flat().flatMap(variantsOf).length),
	};
}

function queryOfBegun(word: string, { words }: Begun, term: (word: string) => string): string[] {
	if (!words) return [beginsWith(term(word))];
	return words.length > 0 ? [anyTerm(words.map(term))] : [];
}

/** The words whose counts are needed to compile these. */
export const wordsToCount = (wanted: readonly Wanted[]): string[] => [
	...new Set(wanted.flatMap(({ ways }) => ways.flat()).flatMap(variantsOf)),
];

/** A verb is looked for in a locked resume as any word is: where it stands in a line is not told. */
export const wantedVerb = (verb: string): Wanted => ({
	typed: verb,
	words: [verb],
	ways: [[verb]],
	isTyped: false,
});

/** Lines of so many resumes are looked at one by one; of more, those of a sample. */
const lookedAtMost = 3_000;
const linesOfResume = 12;

/**
 * About how many lines may be found: few resumes say a word twice, and all of them have numbers.
 * @param found how many resumes have each of the words
 */
export function linesExpected(resumes: number, found: readonly number[]): number {
	const least = Math.min(resumes, ...found);
	return found.length > 0 || least <= lookedAtMost ? least : least * linesOfResume;
}

/**
 * The sample that is expected to hold enough of this many; null for all of them.
 * @param sampled how many of a sample are looked at
 */
export function levelFor(resumes: number, sampled = lookedAtMost): SampleLevel | null {
	if (resumes <= lookedAtMost) return null;
	return sampleLevels.find((level) => resumes / 4 ** level <= sampled) ?? 5;
}

const secondLook = 16;

/** A page of lines, and the counts beside it, are found in a sample of so many. */
const shownFrom = 1_200;
/** Of the lists of words, as many entries are read for a larger sample: some 5 ms. */
const entriesAtMost = 500_000;

/** Which sample is looked at for lines to show. */
export const lookForPage = (lines: number): SampleLevel | null => levelFor(lines, shownFrom);

/**
 * The larger sample that is looked at where a first one does not fill the page: words stand in one line together, or
 * with a filter, less often than chance has it.
 * @param found how many lines the first one has
 * @param entries how many resumes have each of the words, added up
 * @returns null for all lines, and `first` where nothing larger may be looked at
 */
export function secondLookForPage(
	first: SampleLevel,
	found: number,
	entries: number,
): SampleLevel | null {
	const isFit = (level: number) =>
		Math.max(1, found) * 4 ** (first - level) <= shownFrom && entries / 4 ** level <= entriesAtMost;
	if (isFit(0)) return null;
	return sampleLevels.find((level) => level === first || isFit(level)) ?? first;
}

/**
 * Which samples are looked at, one after the other, for five resumes that say something in one line: the second is
 * sixteen times the first. Up to 48,000 resumes it is all of them; never more are looked at, at any size.
 */
export function looksFor(resumes: number): (SampleLevel | null)[] {
	const first = levelFor(resumes);
	return first === null ? [null] : [first, levelFor(resumes / secondLook)];
}
