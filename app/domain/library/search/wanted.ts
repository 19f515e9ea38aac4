import { once } from "#app/domain/base/once.ts";
import type { ResumeFilters, ValueField } from "#app/domain/library/resume-query.ts";
import { foldWords, joinedWords, typedWords } from "./fold.ts";
import type { Synonym, Synonyms } from "./synonyms.ts";
import { isFormer, turnOf, turnWords } from "./turn-of-work.ts";

/** What a search asks for, before the search has looked into the library. */

/** One thing that a resume must have: any of the ways, each of which is all of its words. */
export type Wanted = {
	typed: string;
	/** As it was typed, folded. */
	words: readonly string[];
	ways: readonly (readonly string[])[];
	/** A word that may also be found by its beginning or by what is inside of it. */
	isTyped: boolean;
};

/** Words of a search that were understood as a filter. */
export type Understood = {
	/** The search without these words. */
	rest: string;
	typed: string;
	field: ValueField | "visa";
	values: readonly string[];
	/** Another value of the field is chosen by hand: these words are left out. */
	isReplaced?: true;
};

type Meant = Pick<Understood, "field" | "values">;

export type ReadSearch = {
	wanted: readonly Wanted[];
	understood: readonly Understood[];
	/** All that says something, each once, in the order in which it was typed. */
	telling: readonly string[];
	/** What of it a person was, where it tells of a change: "nurse" of "nurse to product manager". */
	former: readonly string[];
};

/** Words that say nothing of a resume, unless there is nothing else. */
const emptyWords = new Set(
	"a an and any becoming ex former formerly previously turned into anyone as at be best by do does example examples beginner beginners break breaking explain explaining find fluent fluency for from get getting good got had has have help hired how i im in into is it job jobs land like look looking major majored majoring me my need of on or out people person please position resume resumes role roles sample samples show some somebody someone speaker speakers that the their they this tips to was way ways what where which who with work worked working want you your cv can could offer offers offered put should would write".split(
		" ",
	),
);

const wantedAtMost = 12;

/** A piece of a search as it was typed, with its words. What stands in quotation marks is taken by its letters. */
type Piece = {
	typed: string;
	words: readonly string[];
	/** The same with its numbers as a whole. */
	whole: readonly string[];
	joined: string | null;
	isQuoted: boolean;
};

/**
 * Reads a search. What is chosen changes nothing in how words are read, so that the counts of the options are right:
 * words that mean a field stand for what is chosen of it.
 * @param search cleaned, as it stands in the address
 * @param filters those that are chosen
 */
export function readSearch(
	search: string,
	synonyms: Synonyms,
	filters: Pick<ResumeFilters, ValueField | "visa">,
): ReadSearch {
	const pieces = piecesOf(search);
	const wanted: Wanted[] = [];
	const understood: Understood[] = [];
	const typedParts: string[] = [];
	const turn = turnOf(pieces, (at) => unitAt(pieces, at, synonyms).end);
	const [former, never] = [new Set<string>(), new Set<string>()];
	const isFree = ({ field }: Meant) => !understood.some((other) => other.field === field);
	const isChosen = ({ field }: Meant) => field !== "visa" && filters[field].length > 0;
	for (let at = 0; at < pieces.length; ) {
		const first = unitAt(pieces, at, synonyms);
		const others = alternativesTo(first, pieces, synonyms);
		const units = [first, ...others];
		const end = units.at(-1)?.end ?? at + 1;
		const typed = typedIn(pieces.slice(at, end));
		const meant = meantByAny(units, pieces);
		(turn && turn.from < end && end <= turn.to ? former : never).add(typed);
		if (meant.length > 0 && meant.every(isFree)) {
			const rest = typedIn([...pieces.slice(0, at), ...pieces.slice(end)]);
			for (const filter of meant) {
				understood.push({ ...filter, typed, rest, ...(isChosen(filter) && { isReplaced: true }) });
			}
			if (!meant.every(isChosen)) typedParts.push(typed);
		} else {
			wanted.push(wantedByAny(units, typed));
			typedParts.push(typed);
		}
		at = end;
	}
	const saysNothing = (word: string) => emptyWords.has(word) || (turn && turnWords.has(word));
	const telling = wanted.filter(({ words }) => !words.every(saysNothing));
	const kept = telling.length > 0 || understood.length > 0 ? telling : wanted;
	const empty = new Set(wanted.filter((each) => !kept.includes(each)).map(({ typed }) => typed));
	const told = [...new Set(typedParts)]
		.filter((typed) => !empty.has(typed))
		.slice(0, wantedAtMost + understood.length);
	return {
		wanted: once(kept, ({ ways }) => ways).slice(0, wantedAtMost),
		understood,
		telling: told,
		former: told.filter((typed) => former.has(typed) && !never.has(typed)),
	};
}

/** The filters with those that some words of the search mean, where no other is chosen. */
export function withUnderstood(
	filters: ResumeFilters,
	understood: readonly Understood[],
): ResumeFilters {
	const meant = understood
		.filter(({ isReplaced }) => !isReplaced)
		.map(({ field, values }) => [field, field === "visa" ? true : values]);
	return { ...filters, ...Object.fromEntries(meant) };
}

/** The search with "ex-Google" as two words: what a person was is looked for without the word that says so. */
export function partFormer(search: string): string {
	return search.replace(
		/(?<![^\s("])(ex|former)[-‐-―](?=[\p{L}\p{N}])/giu,
		(_, word) => `${word} `,
	);
}

function piecesOf(search: string): Piece[] {
	return [...partFormer(search).matchAll(/"([^"]*)"|(\S+)/gu)].flatMap(([typed, quoted, plain]) => {
		const words = foldWords(quoted ?? plain ?? "");
		if (words.length === 0) return [];
		const joined = quoted === undefined ? (joinedWords(plain ?? "")[0] ?? null) : null;
		const whole = typedWords(quoted ?? plain ?? "");
		return [{ typed, words, whole, joined, isQuoted: quoted !== undefined }];
	});
}

/** A synonym, or a piece that is none; `end` is the place behind it. */
type Unit = { at: number; end: number; pieces: readonly Piece[]; entry: Synonym | null };

function unitAt(pieces: readonly Piece[], at: number, { entries, longest }: Synonyms): Unit {
	for (let count = Math.min(longest, pieces.length - at); count > 0; count--) {
		const taken = pieces.slice(at, at + count);
		if (taken.some(({ isQuoted }) => isQuoted)) continue;
		const entry =
			entries.get(taken.map(({ typed }) => typed.toLowerCase()).join(" ")) ??
			entries.get(taken.flatMap(({ words }) => words).join(" ")) ??
			entries.get(taken.map(({ words, joined }) => joined ?? words.join(" ")).join(" "));
		if (entry) return { at, end: at + count, pieces: taken, entry };
	}
	return { at, end: at + 1, pieces: pieces.slice(at, at + 1), entry: null };
}

/** What "or" joins to it: "google or meta". */
function alternativesTo(first: Unit, pieces: readonly Piece[], synonyms: Synonyms): Unit[] {
	const units: Unit[] = [];
	for (let last = first; isSaying(last) && isOr(pieces[last.end]); ) {
		// "ICU and OR nurse": a room, where what stands behind it says so.
		const isRoom = pieces[last.end]?.typed === "OR" && unitAt(pieces, last.end, synonyms).entry;
		if (isRoom) break;
		if (last.end + 1 >= pieces.length) break;
		last = unitAt(pieces, last.end + 1, synonyms);
		if (!isSaying(last)) break;
		units.push(last);
	}
	return units;
}

const isOr = (piece: Piece | undefined) => piece?.typed.toLowerCase() === "or";

const isSaying = ({ pieces }: Unit) =>
	pieces.some(({ words }) => !words.every((word) => emptyWords.has(word)));

const typedIn = (pieces: readonly Piece[]) => pieces.map(({ typed }) => typed).join(" ");

const wordsIn = ({ pieces }: Unit) => pieces.flatMap(({ words }) => words);

/** The filters that all of the units mean: values of one field, where there are several units. */
function meantByAny(units: readonly Unit[], pieces: readonly Piece[]): Meant[] {
	const [first = [], ...others] = units.map((unit) =>
		unit.entry
			? filtersOf(unit.entry, wordsIn(unit).join(" "), isFormer(pieces, unit.at, unit.end))
			: [],
	);
	if (others.length === 0) return first;
	const all = [first, ...others];
	const [field] = first.map((one) => one.field);
	const isOne = all.every((meant) => meant.length === 1 && meant[0]?.field === field);
	if (!isOne || !field) return [];
	return [{ field, values: all.flatMap((meant) => [...(meant[0]?.values ?? [])]) }];
}

function wantedByAny(units: readonly Unit[], typed: string): Wanted {
	const each = units.map(({ entry, pieces }) => {
		const [piece] = pieces;
		if (!entry && piece) return wantedBy(piece);
		const words = pieces.flatMap((one) => one.words);
		const ways = entry ? waysOf(words, entry) : [];
		return { typed, words, ways, isTyped: words.length === 1 };
	});
	const [only] = each;
	if (only && each.length === 1) return only;
	const words = each.flatMap((one) => one.words);
	return { typed, words, ways: once(each.flatMap(({ ways }) => ways)), isTyped: false };
}

/** The filters that a synonym means, or that its words mean as what a person was before. */
function filtersOf(entry: Synonym, typed: string, isFormer: boolean): Meant[] {
	if ("means" in entry) return [];
	const { visa, ...filter } = entry.filter;
	const { role, company, industry } = filter;
	if (isFormer && role) return [{ field: "previousRole", values: [typed] }];
	// The company of a resume is the one that hired last.
	if (isFormer && (company ?? industry)) return [];
	return [
		...Object.entries(filter).flatMap(([field, values]) =>
			values ? [{ field: field as ValueField, values }] : [],
		),
		...(visa ? [{ field: "visa" as const, values: [] }] : []),
	];
}

/** What was typed, and the other ways to write it. */
function waysOf(words: readonly string[], entry: Synonym): string[][] {
	const others =
		"means" in entry
			? [...(entry.both ? entry.says : []), ...entry.means]
			: filtersOf(entry, "", false).flatMap(({ values }) => values);
	return once([[...words], ...others.map(foldWords)]);
}

/** Whether it is looked for as it is: "UN" is no beginning of "undergraduate", and "GOOG" is no misspelled "good". */
export const isAbbreviation = (typed: string): boolean => /^\p{Lu}{2,4}$/u.test(typed);

function wantedBy({ typed, words, whole, joined, isQuoted }: Piece): Wanted {
	// Of "p&g" the letters alone say nothing.
	const areWords = whole.every((word) => word.length > 1);
	const ways = [...(joined ? [[joined]] : []), ...(!joined || areWords ? [[...whole]] : [])];
	const isTyped = words.length === 1 && !isQuoted && !isAbbreviation(typed);
	return { typed, words, ways, isTyped };
}
