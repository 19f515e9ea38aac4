/** The words that the owner wants out of a file, and where they stand in a text. */

export const redactionLimits = { removals: 300, letters: 300, shortest: 3 } as const;

/** Removals as they can be used: trimmed, each once, the longest first; too short ones would eat other words. */
export function tidyRemovals(removals: readonly string[]): string[] {
	const tidied = removals
		.map((text) => text.replace(/\s+/gu, " ").trim())
		.filter((text) => text.replace(/\s/gu, "").length >= redactionLimits.shortest)
		.map((text) => text.slice(0, redactionLimits.letters));
	return [...new Set(tidied)]
		.toSorted((one, other) => other.length - one.length)
		.slice(0, redactionLimits.removals);
}

/**
 * Where any of the removals stands, however it is written: in any case, with other white space or none (a
 * PDF sets words in pieces), with other dashes, and a number with other punctuation. Words made of letters
 * only are found as whole words.
 * @returns offsets [start, end), in order, none overlapping
 */
export function redactSpans(text: string, removals: readonly string[]): [number, number][] {
	const spans: [number, number][] = [];
	for (const removal of tidyRemovals(removals)) {
		for (const match of text.matchAll(patternOf(removal))) {
			spans.push([match.index, match.index + match[0].length]);
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

const dashes = "-\u2010-\u2015\u2212";

function patternOf(removal: string): RegExp {
	const digits = removal.replace(/\D/gu, "");
	const isNumber =
		digits.length >= 7 && /^[+\d\s()./-]+$/u.test(removal.replace(/[\u2010-\u2015]/gu, "-"));
	if (isNumber) {
		const signs = `[\\s().\\/${dashes}]{0,3}`;
		return new RegExp(`(?:\\+|\\()?(?<!\\d)${[...digits].join(signs)}(?!\\d)`, "gu");
	}
	const letters = [...removal].filter((letter) => !/\s/u.test(letter)).map(patternOfLetter);
	const pattern = letters.join("\\s*");
	const isWord = /^[\p{L}\s]+$/u.test(removal);
	return isWord
		? new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, "giu")
		: new RegExp(pattern, "giu");
}

function patternOfLetter(letter: string): string {
	if (/[-\u2010-\u2015\u2212]/u.test(letter)) return `[${dashes}]`;
	if (/['’‘]/u.test(letter)) return "['’‘]";
	return letter.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}
