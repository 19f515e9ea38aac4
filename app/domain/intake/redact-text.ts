import { type PlainText, plainSigns, toPlainText } from "#app/domain/base/plain-signs.ts";

/** The words that the owner wants out of a file, and where they stand in a text. */

/** Parts texts that are searched as one: it stands for no letter, and nothing that is looked for goes over it. */
export const textEnd = "\ufdd0";

/** Texts as one that is searched; each keeps its length. */
export const joinTexts = (texts: readonly string[]): string =>
	texts.map((text) => text.replaceAll(textEnd, " ")).join(textEnd);

/** Letters of what is looked for only as a whole word, if at all. */
export const shortestRemoval = 2;

/**
 * Removals as they can be used: in plain signs, trimmed, each once, the longest first. Too short ones would eat other
 * words; a part of a name such as "Li" stays, for it is only taken as a whole word with its capital.
 */
export function tidyRemovals(removals: readonly string[]): string[] {
	const tidied = removals
		.map((text) => plainSigns(text).replace(/\s+/gu, " ").trim())
		.filter((text) => text.length > shortestRemoval || /^\p{Lu}\p{Ll}$/u.test(text));
	return [...new Set(tidied)].toSorted((one, other) => other.length - one.length);
}

/** The first removal that is too short to be used, as it was typed: nothing else tells that it stays. */
export const tooShortOf = (removals: readonly string[]): string | undefined =>
	removals.find((removal) => removal.trim() !== "" && tidyRemovals([removal]).length === 0)?.trim();

/**
 * Where any of the removals stands, however it is written: in any case, in any signs, with other white space or none (a
 * PDF sets words in pieces, a line's end may part them), with other dashes, and a number with other punctuation.
 * Words made of letters only are found as whole words; one word with a capital only with a capital, because
 * "Grace", "Mark" and "Will" are words as well.
 * @returns offsets [start, end), in order, none overlapping
 */
export function redactSpans(text: string, removals: readonly string[]): [number, number][] {
	const plain = plainOf(text);
	const spans: [number, number][] = [];
	for (const pattern of patternsOf(removals)) {
		for (const match of plain.text.matchAll(pattern)) {
			spans.push(plain.written(match.index, match.index + match[0].length));
		}
	}
	spans.sort(([one], [other]) => one - other);
	const merged: [number, number][] = [];
	for (const span of spans) {
		const last = merged.at(-1);
		if (last && span[0] <= last[1]) last[1] = Math.max(last[1], span[1]);
		else merged.push([...span]);
	}
	return merged;
}

/** Where a text stands as a whole word, sign by sign: for names that are too short to be looked for otherwise. */
export function wordSpans(text: string, word: string): [number, number][] {
	const said = plainSigns(word);
	if (said === "") return [];
	const plain = plainOf(text);
	const signs = said.replace(special, "\\$&");
	const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${signs}(?![\\p{L}\\p{N}])`, "gu");
	return [...plain.text.matchAll(pattern)].map(({ index }) =>
		plain.written(index, index + said.length),
	);
}

/** The same removals are looked for in each text of a document. */
const patterns = new WeakMap<readonly string[], RegExp[]>();

function patternsOf(removals: readonly string[]): RegExp[] {
	const made = patterns.get(removals) ?? tidyRemovals(removals).map(patternOf);
	patterns.set(removals, made);
	return made;
}

/** The last one: names are looked for in one text after the other. */
let last: { text: string; plain: PlainText } | undefined;

function plainOf(text: string): PlainText {
	if (last?.text !== text) last = { text, plain: toPlainText(text) };
	return last.plain;
}

const special = /[\\^$.*+?()[\]{}|/]/gu;
const dashes = "–-";

function patternOf(removal: string): RegExp {
	const digits = removal.replace(/\D/gu, "");
	const isNumber = digits.length >= 7 && /^[+\d\s()./–-]+$/u.test(removal);
	if (isNumber) {
		const signs = `[\\s().\\/${dashes}]{0,3}`;
		return new RegExp(`(?:\\+|\\()?(?<!\\d)${[...digits].join(signs)}(?!\\d)`, "gu");
	}
	const letters = [...removal].filter((letter) => !/\s/u.test(letter));
	const isWord = /^[\p{L}\p{M}\s]+$/u.test(removal);
	if (!isWord) {
		// A house number is no part of a larger one.
		const before = /^\d/u.test(removal) ? "(?<!\\d)" : "";
		const after = /\d$/u.test(removal) ? "(?!\\d)" : "";
		return new RegExp(before + letters.map(patternOfLetter).join("\\s*") + after, "giu");
	}
	const isName = /^\p{Lu}[\p{L}\p{M}]*$/u.test(removal);
	const gap = isName ? "(?:-?\\n)?" : "(?:-\\n|\\s)*";
	// Whole words as they begin, and all of them in capitals.
	const small = letters.map(patternOfLetter).join(gap);
	const large = letters.map((letter) => letter.toUpperCase()).join(gap);
	const pattern =
		isName && removal.length > 2 ? `(?:${small}|${large}|${spacedOut(removal)})` : small;
	return new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, isName ? "gu" : "giu");
}

/** "M A R K", and not the beginning of "M A R K E T". */
function spacedOut(name: string): string {
	const signs = [...name].map((letter) => `[${letter}${letter.toUpperCase()}]`);
	return `(?<!(?<!\\p{L})\\p{L} )${signs.join("\\s")}(?! \\p{L}(?!\\p{L}))`;
}

function patternOfLetter(letter: string): string {
	if (/[–-]/u.test(letter)) return `[${dashes}]`;
	if (/['’‘]/u.test(letter)) return "['’‘]";
	return letter.replace(special, "\\$&");
}
