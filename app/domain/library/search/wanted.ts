import type { ResumeFilters, ValueField } from "#app/domain/library/resume-query.ts";
import { foldWords, joinedWords, typedWords } from "./fold.ts";
import type { Synonym, Synonyms } from "./synonyms.ts";

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
};

/** Words that say nothing of a resume, unless there is nothing else. */
const emptyWords = new Set(
	"a an and any becoming ex former formerly previously turned into anyone as at be best by do does example examples beginner beginners break breaking explain explaining find fluent fluency for from get getting good got had has have help hired how i im in into is it job jobs land like look looking major majored majoring me my need of on or out people person please position resume resumes role roles sample samples show some somebody someone speaker speakers that the their they this tips to was way ways what where which who with work worked working want you your cv".split(
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
	const isFree = ({ field }: Meant) => !understood.some((other) => other.field === field);
	const isChosen = ({ field }: Meant) => field !== "visa" && filters[field].length > 0;
	for (let at = 0; at < pieces.length; ) {
		const found = longestSynonym(pieces, at, synonyms);
		if (!found) {
			const piece = pieces[at++] as Piece;
			wanted.push(wantedBy(piece));
			typedParts.push(piece.typed);
			continue;
		}
		const end = at + found.count;
		const taken = pieces.slice(at, end);
		const typed = taken.map((piece) => piece.typed).join(" ");
		const words = taken.flatMap((piece) => piece.words);
		const meant = filtersOf(found.entry, words.join(" "), isFormer(pieces, at, end));
		if (meant.length > 0 && meant.every(isFree)) {
			const others = [...pieces.slice(0, at), ...pieces.slice(end)];
			const rest = others.map((piece) => piece.typed).join(" ");
			for (const filter of meant) {
				understood.push({ ...filter, typed, rest, ...(isChosen(filter) && { isReplaced: true }) });
			}
			if (!meant.every(isChosen)) typedParts.push(typed);
		} else {
			const ways = waysOf(words, found.entry);
			wanted.push({ typed, words, ways, isTyped: words.length === 1 });
			typedParts.push(typed);
		}
		at = end;
	}
	const telling = wanted.filter(({ words }) => !words.every((word) => emptyWords.has(word)));
	const kept = telling.length > 0 || understood.length > 0 ? telling : wanted;
	const empty = new Set(wanted.filter((each) => !kept.includes(each)).map(({ typed }) => typed));
	return {
		wanted: once(kept, ({ ways }) => ways).slice(0, wantedAtMost),
		understood,
		telling: [...new Set(typedParts)]
			.filter((typed) => !empty.has(typed))
			.slice(0, wantedAtMost + understood.length),
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

/** "former teacher", "from nurse", "teacher to product manager": what a person was, and is no more. */
function isFormer(pieces: readonly Piece[], at: number, end: number): boolean {
	const before = pieces[at - 1]?.words.at(-1) ?? "";
	const after = pieces[end]?.words[0] ?? "";
	return formerWords.has(before) || (end < pieces.length - 1 && towardsWords.has(after));
}

const formerWords = new Set(["former", "formerly", "ex", "previously", "from"]);
const towardsWords = new Set(["to", "into", "turned", "becoming"]);

function longestSynonym(pieces: readonly Piece[], at: number, { entries, longest }: Synonyms) {
	for (let count = Math.min(longest, pieces.length - at); count > 0; count--) {
		const taken = pieces.slice(at, at + count);
		if (taken.some(({ isQuoted }) => isQuoted)) continue;
		const entry =
			entries.get(taken.map(({ typed }) => typed.toLowerCase()).join(" ")) ??
			entries.get(taken.flatMap(({ words }) => words).join(" ")) ??
			entries.get(taken.map(({ words, joined }) => joined ?? words.join(" ")).join(" "));
		if (entry) return { entry, count };
	}
	return null;
}

/** The filters that a synonym means, or that its words mean as what a person was before. */
function filtersOf(entry: Synonym, typed: string, isFormer: boolean): Meant[] {
	if ("means" in entry) return [];
	const { role, visa, ...others } = entry.filter;
	const former = isFormer && role ? { previousRole: [typed] } : { role };
	return [
		...Object.entries({ ...former, ...others }).flatMap(([field, values]) =>
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

function wantedBy({ typed, words, whole, joined, isQuoted }: Piece): Wanted {
	// Of "p&g" the letters alone say nothing.
	const areWords = whole.every((word) => word.length > 1);
	const ways = [...(joined ? [[joined]] : []), ...(!joined || areWords ? [[...whole]] : [])];
	return { typed, words, ways, isTyped: words.length === 1 && !isQuoted };
}

function once<T>(items: readonly T[], sameBy: (item: T) => unknown = (item) => item): T[] {
	const seen = new Set<string>();
	return items.filter((item) => {
		const key = JSON.stringify(sameBy(item));
		return !seen.has(key) && seen.add(key) !== undefined;
	});
}
