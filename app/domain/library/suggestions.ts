import type { FacetOption, Facets } from "./resume.ts";
import { cleanSearch, cleanText, type ResumeQuery, searchMaximumLength } from "./resume-query.ts";
import { foldWords, typedWords } from "./search/fold.ts";

/**
 * What the search offers while a person types: companies and roles, which become filters, and words of the
 * library, which complete the text.
 */

/** The kinds in the order in which they are shown, with the heading of their group. */
export const suggestionKinds = { company: "Companies", role: "Roles", word: "Words" } as const;
export type SuggestionKind = keyof typeof suggestionKinds;

export type Suggestion = {
	kind: SuggestionKind;
	value: string;
	/** How many resumes of the whole library the filter finds; null for a word. */
	resumes: number | null;
	/** What was typed before the part that it completes; it stays as text. */
	before: string;
	/** The part of the value that was typed, in UTF-16 units; `to` is the first one after it. */
	typed: { from: number; to: number };
};

/** A word of the library as it is searched and as most resumes write it, and in how many it stands. */
export type VocabularyWord = { word: string; written: string; resumes: number };

/** The words of a text that is being typed. The last one is finished when a space follows it. */
export type TypedText = { words: readonly string[]; isFinished: boolean };

/** How many suggestions are offered at most. */
export const suggestionsMaximum = 8;
/** How many of each kind are offered at least, if there are any; the rest is filled in this order. */
const shares: Record<SuggestionKind, number> = { company: 3, role: 2, word: 3 };
/** A name is compared with this many of the last typed words. */
const longestPhrase = 6;
/** With a single letter nearly every word of the library would be meant. */
const shortestPrefix = 2;

/** Reads the text of the search box, cleaned and cut as the search itself does. */
export function readTyped(text: string): TypedText {
	const words = cleanText(text, searchMaximumLength).split(" ").filter(Boolean);
	return { words, isFinished: /\s$/u.test(text) };
}

/** The beginning of the word that is being typed, if words of the library can complete it; else null. */
export function prefixOf({ words, isFinished }: TypedText): string | null {
	// What stands together by signs is one word of the vocabulary.
	const last = typedWords(words.at(-1) ?? "").join("");
	return isFinished || [...last].length < shortestPrefix ? null : last;
}

/**
 * The suggestions for a text, by kind and within a kind the best first: a name that begins as was typed
 * before one with a later word that does, then the one with more resumes. When a name completes several of
 * the typed words ("software eng"), those that complete fewer are not meant. Nothing is offered under two
 * kinds.
 * @param names the companies and roles of the library with their counts; those without resumes are left out
 * @param vocabulary words that begin as the last typed one does
 */
export function suggest(
	typed: TypedText,
	names: Pick<Facets, "company" | "role">,
	vocabulary: readonly VocabularyWord[],
): Suggestion[] {
	if (typed.words.length === 0) return [];
	const completed = phrasesOf(typed).find(({ letters }) =>
		[names.company, names.role].some((options) =>
			foldedNames(options).some((name) => startOf(letters, name) !== undefined),
		),
	);
	const complete = (kind: "company" | "role") =>
		completed ? completeNames(kind, names[kind], typed, completed) : [];
	const taken = new Set<string>();
	const isNew = ({ value }: Suggestion) => {
		const { letters } = fold(value);
		return !taken.has(letters) && taken.add(letters) !== undefined;
	};
	const company = complete("company").filter(isNew);
	const role = complete("role").filter(isNew);
	const word = completeWords(vocabulary, typed).filter(isNew);
	return share({ company, role, word });
}

/** The query after a suggestion was chosen: a filter more beside the text before it, or the completed text. */
export function applySuggestion(query: ResumeQuery, chosen: Suggestion): ResumeQuery {
	const { kind, value, before } = chosen;
	if (kind === "word") {
		return { ...query, search: cleanSearch(`${before} ${value}`) };
	}
	const values = query.filters[kind];
	return {
		...query,
		search: cleanSearch(before),
		filters: {
			...query.filters,
			[kind]: values.includes(value) ? values : [...values, value],
		},
	};
}

/** The last words that were typed, as many as `count`, as a name would have to continue them. */
type Phrase = { letters: string; count: number };

/** Those that a name is compared with, the longest first. */
function phrasesOf({ words, isFinished }: TypedText): Phrase[] {
	const counts = Array.from({ length: Math.min(longestPhrase, words.length) }, (_, at) => at + 1);
	return counts.reverse().map((count) => ({
		letters: fold(words.slice(-count).join(" ")).letters + (isFinished ? " " : ""),
		count,
	}));
}

/** Where the first word of a name stands that continues some letters. */
function startOf(letters: string, name: FoldedName): number | undefined {
	return name.starts.find((at) => name.letters.startsWith(letters, at));
}

function completeNames(
	kind: "company" | "role",
	options: readonly FacetOption[],
	{ words }: TypedText,
	{ letters, count }: Phrase,
): Suggestion[] {
	return foldedNames(options)
		.flatMap((name) => {
			const start = startOf(letters, name);
			return start === undefined ? [] : [{ ...name, start }];
		})
		.sort(
			(a, b) =>
				Number(a.start > 0) - Number(b.start > 0) ||
				b.resumes - a.resumes ||
				(a.value < b.value ? -1 : 1),
		)
		.map(({ value, resumes, places, start }) => ({
			kind,
			value,
			resumes,
			before: words.slice(0, -count).join(" "),
			typed: { from: places[start] ?? 0, to: places[start + letters.length] ?? value.length },
		}));
}

function completeWords(vocabulary: readonly VocabularyWord[], typed: TypedText): Suggestion[] {
	const prefix = prefixOf(typed);
	if (prefix === null) return [];
	return vocabulary
		.filter(({ word }) => word !== prefix && word.startsWith(prefix))
		.toSorted((a, b) => b.resumes - a.resumes || (a.word < b.word ? -1 : 1))
		.map(({ written }) => ({
			kind: "word",
			value: written,
			resumes: null,
			before: typed.words.slice(0, -1).join(" "),
			typed: { from: 0, to: typedIn(written, prefix) },
		}));
}

/** Where the part of a written word ends that folded letters begin: its signs are not among them. */
function typedIn(written: string, letters: string): number {
	let found = 0;
	let at = 0;
	for (const sign of written) {
		if (found >= letters.length) break;
		found += foldWords(sign).join("").length;
		at += sign.length;
	}
	return at;
}

function share(found: Record<SuggestionKind, readonly Suggestion[]>): Suggestion[] {
	const kinds = Object.keys(suggestionKinds) as SuggestionKind[];
	const given = Object.fromEntries(
		kinds.map((kind) => [kind, Math.min(shares[kind], found[kind].length)]),
	) as Record<SuggestionKind, number>;
	let left = suggestionsMaximum - kinds.reduce((sum, kind) => sum + given[kind], 0);
	for (const kind of kinds) {
		const more = Math.min(left, found[kind].length - given[kind]);
		given[kind] += more;
		left -= more;
	}
	return kinds.flatMap((kind) => found[kind].slice(0, given[kind]));
}

type FoldedName = Folded & { value: string; resumes: number; starts: readonly number[] };

// The names change with the library and are compared at every keystroke.
const folded = new WeakMap<readonly FacetOption[], readonly FoldedName[]>();

function foldedNames(options: readonly FacetOption[]): readonly FoldedName[] {
	const known = folded.get(options);
	if (known) return known;
	const names = options
		.filter(({ value, count }) => value !== "" && count > 0)
		.map(({ value, count }) => {
			const { letters, places } = fold(value);
			const starts = [...letters.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(
				({ index }) => index,
			);
			// The space stands for the end of the name, when the whole name and a space were typed.
			return { value, resumes: count, letters: `${letters} `, places, starts };
		});
	folded.set(options, names);
	return names;
}

/** A text without case and accents, and for each of its letters the place that it has in the text. */
type Folded = { letters: string; places: readonly number[] };

function fold(text: string): Folded {
	let letters = "";
	const places: number[] = [];
	let at = 0;
	for (const sign of text) {
		const plain = sign.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
		letters += plain;
		for (let unit = 0; unit < plain.length; unit++) places.push(at);
		at += sign.length;
	}
	return { letters, places: [...places, text.length] };
}
