import { foldWords } from "#app/domain/library/search/fold.ts";
import { hashOf } from "./line-hash.ts";

/**
 * Which words of a text stand in the library, found in the person's own browser (docs/decisions/0033). The browser
 * gets numbers in place of the library's words: exact ones for resumes that the person has opened, and for all others
 * a filter that is wrong on purpose once in eight times, so that no sentence can be guessed word by word.
 */

/** Six words in a row make one number. */
export const runWords = 6;

/** In the filter a run counts from ten words on: five numbers in a row, each there by chance once in eight times. */
export const filterRunWords = 10;

/** The most resumes that one filter is made of: 0.4 MB on the way. */
export const filterResumes = 5_000;

/** The longest text that is checked, in characters. */
export const checkMaximum = 30_000;

/** A resume that the person has opened, with the numbers of its runs of six words. */
export type OpenedMarks = { id: string; title: string; company: string; runs: readonly number[] };

/** What a browser needs to check a text. */
export type OriginalityMarks = {
	opened: readonly OpenedMarks[];
	/** Null without a paid right. */
	library: LibraryFilter | null;
};

export type LibraryFilter = {
	/** How many resumes it was made of, and how many there are of its role or in the library. */
	resumes: number;
	of: number;
	/** The bits, as base64. */
	bits: string;
};

/** The numbers of all runs of six words in a line, as whole numbers below 2^32. */
export function runsOf(line: string): number[] {
	const words = foldWords(line);
	return words.slice(runWords - 1).map((_, at) => runAt(words, at));
}

const runAt = (words: readonly string[], at: number): number =>
	hashOf(words.slice(at, at + runWords).join(" ")) % 2 ** 32;

/** The filter of many runs: one byte for each, in which one bit is set. */
export function filterOf(runs: ReadonlySet<number>): Uint8Array {
	const bits = new Uint8Array(Math.max(1, runs.size));
	for (const run of runs) {
		const place = placeOf(run, bits);
		bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
	}
	return bits;
}

/** A run of the library always has its bit; others have it about once in eight times. */
export function mayContain(bits: Uint8Array, run: number): boolean {
	const place = placeOf(run, bits);
	return (((bits[place >> 3] ?? 0) >> (place & 7)) & 1) === 1;
}

// A run below 2^32 is spread over all places.
const placeOf = (run: number, bits: Uint8Array): number =>
	Math.floor((run / 2 ** 32) * bits.length * 8);

/** A piece of the text, in its order; together the pieces are the text. */
export type CheckedPiece = {
	text: string;
	/** Where it stands: an index into the opened resumes, somewhere in the library, or nowhere. */
	found: number | "library" | null;
};

type Opened = readonly { runs: readonly number[] }[];

/**
 * Marks what stands in the library: runs of six words of an opened resume, and of ten of any other.
 * @param library the bits of the filter, or null
 */
export function checkText(
	text: string,
	opened: Opened,
	library: Uint8Array | null,
): CheckedPiece[] {
	const words = wordsWithEnds(text);
	const found: (CheckedPiece["found"] | undefined)[] = [];
	const mark = (from: number, to: number, where: number | "library") => {
		for (let at = from; at < to; at++) found[at] ??= where;
	};
	const runs = words.slice(runWords - 1).map((_, at) =>
		runAt(
			words.slice(at, at + runWords).map(({ word }) => word),
			0,
		),
	);
	const byRun = new Map(
		opened.flatMap(({ runs }, index) => runs.map((run) => [run, index] as const)),
	);
	for (const [at, run] of runs.entries()) {
		const where = byRun.get(run);
		if (where !== undefined) mark(at, at + runWords, where);
	}
	for (const { from, to } of library ? stretches(runs, (run) => mayContain(library, run)) : []) {
		const end = to + runWords - 1;
		if (end - from >= filterRunWords) mark(from, end, "library");
	}
	return cut(text, words, found);
}

/** Where neighbors fit, as [from, to). */
function stretches(runs: readonly number[], fits: (run: number) => boolean) {
	const found: { from: number; to: number }[] = [];
	for (const [at, run] of runs.entries()) {
		if (!fits(run)) continue;
		const last = found.at(-1);
		if (last?.to === at) last.to = at + 1;
		else found.push({ from: at, to: at + 1 });
	}
	return found;
}

type PlacedWord = { word: string; from: number; to: number };

/** The folded words of a text, each with where it was written. */
function wordsWithEnds(text: string): PlacedWord[] {
	return [...text.matchAll(/\S+/gu)].flatMap(({ 0: written, index: from }) =>
		foldWords(written).map((word) => ({ word, from, to: from + written.length })),
	);
}

/** Cuts the text where marks begin and end. */
function cut(
	text: string,
	words: readonly PlacedWord[],
	found: readonly (CheckedPiece["found"] | undefined)[],
): CheckedPiece[] {
	const pieces: CheckedPiece[] = [];
	let done = 0;
	const add = (end: number, where: CheckedPiece["found"]) => {
		if (end <= done) return;
		const last = pieces.at(-1);
		const piece = text.slice(done, end);
		if (last?.found === where) last.text += piece;
		else pieces.push({ text: piece, found: where });
		done = end;
	};
	for (const [at, { from, to }] of words.entries()) {
		const here = found[at] ?? null;
		// The space between two words of one run belongs to it.
		add(from, at > 0 && (found[at - 1] ?? null) === here ? here : null);
		add(to, here);
	}
	add(text.length, null);
	return pieces;
}
