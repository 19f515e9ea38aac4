import { allOf, anyOf, anyTerm, beginsWith } from "./term-query.ts";
import type { Wanted } from "./wanted.ts";

/**
 * What the words of a search stand for in the index of terms. How many resumes have which term comes in, queries go
 * out. The letters of the terms stand beside the function `resume_terms` of the database.
 */

/** A word of a document is searched when this many resumes have it: a rarer one would tell whose it is. */
export const sharedByAtLeast = 5;
/** Inside of other words only a word of this length is looked for, and by its beginning beside whole finds. */
export const partialMinimumLength = 4;

/** The words of the library in which a typed word is. */
export type Partial = {
	/** How many begin with it, all of them where they are few, and how many resumes have one of these at most. */
	begins: number;
	begun: readonly string[] | null;
	beginsResumes: number;
	/** Those that have it further inside. */
	inside: readonly string[];
	insideResumes: number;
};

export type TermFacts = {
	/** How many resumes have a term; 0 for one that none has. */
	count(term: string): number;
	/** Of a word that was typed; null when it is only looked for as a whole. */
	partial(word: string): Partial | null;
};

/** One of the things that a search wants, as queries to the index of terms. */
export type WantedTerms = {
	/** Null when no resume can have it. */
	query: string | null;
	/** The same in what everybody may read. */
	openQuery: string | null;
	/** The same in title, company and role alone, as whole words. */
	nameQuery: string | null;
	/** How many resumes have it, and in their names; at most. */
	resumes: number;
	nameResumes: number;
	/** How many terms the query asks for. */
	terms: number;
	/** How many entries the lists of these terms have, and of those in names: what reading them costs. */
	entries: number;
	nameEntries: number;
	typed: string;
	words: readonly string[];
	/** Phrases that mean it, and those of them that may be looked for in documents. */
	phrases: readonly string[];
	documentPhrases: readonly string[];
	/** The beginning that may be looked for in names, or null. */
	beginning: string | null;
	/** Found only further inside of other words: perhaps a slip. */
	isInside: boolean;
};

/** Of more words than this their beginning is asked for. */
export const begunAtMost = 64;
/** To read the lists of all words that begin so costs more: they are put together before anything else. */
const begunEntry = 4;

/** The words that are taken for the same: with and without the "s" of several. A number has none. */
export function variantsOf(word: string): readonly string[] {
	if (word.length < 3 || /^\d+$|\d\.\d/u.test(word)) return [word];
	if (word.endsWith("ies") && word.length > 4) return [word, `${word.slice(0, -3)}y`];
	if (word.endsWith("ss")) return [word];
	if (word.endsWith("s")) return word.length > 3 ? [word, word.slice(0, -1)] : [word];
	if (/[^aeiou]y$/u.test(word)) return [word, `${word.slice(0, -1)}ies`];
	return [word, `${word}s`];
}

/** Every term whose count is needed to know what these wants stand for. */
export function termsToCount(wanted: readonly Wanted[]): string[] {
	const words = wanted.flatMap(({ ways }) => ways.flat()).flatMap(variantsOf);
	return [...new Set(words)].flatMap((word) => [word, ` b${word}`, ` n${word}`]);
}

export function wantedTerms(wanted: Wanted, facts: TermFacts): WantedTerms {
	const ways = wanted.ways.map((way) => wayTerms(way, wanted, facts));
	const possible = ways.filter(({ query }) => query !== null);
	const open = ways.filter(({ openQuery }) => openQuery !== null);
	const named = ways.filter(({ nameQuery }) => nameQuery !== null);
	const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
	return {
		query: possible.length > 0 ? anyOf(possible.map(({ query }) => query as string)) : null,
		openQuery: open.length > 0 ? anyOf(open.map(({ openQuery }) => openQuery as string)) : null,
		nameQuery: named.length > 0 ? anyOf(named.map(({ nameQuery }) => nameQuery as string)) : null,
		resumes: sum(possible.map(({ resumes }) => resumes)),
		nameResumes: sum(named.map(({ nameResumes }) => nameResumes)),
		terms: sum(ways.map(({ terms }) => terms)),
		entries: sum(ways.map(({ entries }) => entries)),
		nameEntries: sum(ways.map(({ nameEntries }) => nameEntries)),
		typed: wanted.typed,
		words: wanted.words,
		phrases: wanted.ways.flatMap(phrasesOf),
		documentPhrases: wanted.ways
			.flatMap(phrasesOf)
			.filter((phrase) =>
				phrase.split(" ").every((word) => facts.count(` b${word}`) >= sharedByAtLeast),
			),
		beginning:
			wanted.isTyped && wanted.words[0] && facts.partial(wanted.words[0]) ? wanted.words[0] : null,
		isInside: possible.length > 0 && possible.every(({ isInside }) => isInside),
	};
}

function wayTerms(way: readonly string[], wanted: Wanted, facts: TermFacts) {
	const isTyped = wanted.isTyped && way.length === 1 && way[0] === wanted.words[0];
	const words = way.map((word) => wordTerms(word, isTyped, facts));
	const isPossible = words.every(({ query }) => query !== null);
	const isOpen = words.every(({ openQuery }) => openQuery !== null);
	const isNamed = words.every(({ nameTerms }) => nameTerms.length > 0);
	return {
		query: isPossible ? allOf(words.map(({ query }) => query as string)) : null,
		openQuery: isOpen ? allOf(words.map(({ openQuery }) => openQuery as string)) : null,
		nameQuery: isNamed ? allOf(words.map(({ nameTerms }) => anyTerm(nameTerms))) : null,
		resumes: Math.min(...words.map(({ resumes }) => resumes)),
		nameResumes: Math.min(...words.map(({ nameResumes }) => nameResumes)),
		terms: words.reduce((sum, { terms }) => sum + terms, 0),
		entries: words.reduce((sum, { entries }) => sum + entries, 0),
		nameEntries: words.reduce((sum, { nameResumes }) => sum + nameResumes, 0),
		isInside: words.some(({ isInside }) => isInside),
	};
}

function wordTerms(word: string, isTyped: boolean, facts: TermFacts) {
	const counted = (letter: string, least: number) => {
		const terms = variantsOf(word)
			.map((variant) => letter + variant)
			.filter((term) => facts.count(term) >= least);
		return { terms, resumes: terms.reduce((sum, term) => sum + facts.count(term), 0) };
	};
	const open = counted("", 1);
	const document = counted(" b", sharedByAtLeast);
	const names = counted(" n", 1);
	const partial = isTyped ? facts.partial(word) : null;
	const partials = [...(partial?.begun ?? []), ...(partial?.inside ?? [])];
	const openTerms = [...new Set([...open.terms, ...partials])];
	const terms = [...openTerms, ...document.terms];
	const isBegunByMany = partial !== null && partial.begins > 0 && !partial.begun;
	const begun = isBegunByMany ? [beginsWith(word)] : [];
	const queryOf = (terms: readonly string[]): string | null => {
		const queries = [...(terms.length > 0 ? [anyTerm(terms)] : []), ...begun];
		return queries.length > 0 ? anyOf(queries) : null;
	};
	return {
		query: queryOf(terms),
		openQuery: queryOf(openTerms),
		nameTerms: names.terms,
		nameResumes: names.resumes,
		isInside: open.terms.length + document.terms.length + (partial?.begins ?? 0) === 0,
		// A word of the card mostly stands in the document as well.
		resumes:
			Math.max(open.resumes, document.resumes) +
			(partial ? partial.beginsResumes + partial.insideResumes : 0),
		terms: terms.length + (isBegunByMany ? partial.begins : 0),
		entries:
			open.resumes +
			document.resumes +
			(partial
				? partial.insideResumes + partial.beginsResumes * (isBegunByMany ? begunEntry : 1)
				: 0),
	};
}

function phrasesOf(way: readonly string[]): string[] {
	const before = way.slice(0, -1);
	return variantsOf(way.at(-1) ?? "").map((last) => [...before, last].join(" "));
}

/** What a find of a word counts, by how rare the word is: 1 for one in ten resumes, 4 for one in a thousand. */
export function rarityOf({ resumes }: Pick<WantedTerms, "resumes">, all: number): number {
	const share = resumes / Math.max(1, all);
	if (share >= 0.1) return 1;
	if (share >= 0.01) return 2;
	return share >= 0.001 ? 3 : 4;
}

/** A word that so many resumes have in their title, company or role, and one in so many, is one that jobs are named by. */
const namesAtLeast = 5;
const namesOneIn = 50;
/** So is a phrase, or it is as good as one. */
const namingWorth = 3;

/**
 * How much a word says of a resume, where not all of a search can be had: more the rarer it is, and more where jobs are
 * named by it ("engineer") or it is a phrase; little for what is only
 * inside of other words, and 0 for a word that no resume has.
 * @param all how many resumes there are
 */
export function worthOf(wanted: WantedTerms, all: number): number {
	if (wanted.query === null) return 0;
	if (wanted.isInside) return 1;
	const isNaming = wanted.nameResumes >= Math.max(namesAtLeast, all / namesOneIn);
	return rarityOf(wanted, all) + (isNaming || wanted.words.length > 1 ? namingWorth : 0);
}
