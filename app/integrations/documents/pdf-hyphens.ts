import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Operators } from "./pdf-marks.ts";

/** A piece of a page's text, or the beginning or the end of a mark. */
type Item = { str: string; hasEOL: boolean } | { type: string };

const soft = "\u00ad";
/** Parts the pieces of a page. */
const part = "\0";

/**
 * Many files name each hyphen a soft one, and each dash between two dates. pdf.js leaves these out of its text, because
 * a soft hyphen shows nowhere; on a page it is drawn.
 * @param items of a page, as pdf.js has them
 * @returns their texts with the hyphens that the page draws, up to where the two go apart
 */
export function textsWithHyphens(items: readonly Item[], operators: Operators): string[] {
	// Macintoshes name one hyphen by three signs.
	const texts = items.map((item) =>
		"str" in item ? item.str.replace(/-?\u00ad\u2010?/gu, "-") : "",
	);
	const { letters, hyphens } = lettersOf(operators);
	if (hyphens.size === 0) return texts;
	const isLast = (item: Item | undefined) => item && "hasEOL" in item && item.hasEOL;
	const whole = texts.map((text, index) => (isLast(items[index]) ? `${text}\n` : text)).join(part);
	let made = "";
	let count = 0;
	let isAlike = true;
	for (const sign of whole) {
		const isLetter = sign !== part && sign.trim() !== "";
		const begins = isLetter && isAlike ? hyphens.get(count) : undefined;
		if (begins) {
			const white = /[\s\0]*$/u.exec(made)?.[0] ?? "";
			const isLineEnd = white.includes("\n");
			const isApart = white.includes(" ");
			const before = made.slice(0, made.length - white.length);
			if (begins === "line" && (isLineEnd || made === white)) made += "-";
			else made = `${before}${isApart && !isLineEnd ? " -" : "-"}${white}`;
		}
		if (isLetter) isAlike &&= sign === letters[count++];
		made += sign;
	}
	return made.replaceAll("\n", "").split(part);
}

/** The letters that a page draws, in its order, and before which of them hyphens stand: in a word, or first in its line. */
function lettersOf({ fnArray, argsArray }: Operators) {
	const letters: string[] = [];
	const hyphens = new Map<number, "word" | "line">();
	for (let index = 0; index < fnArray.length; index++) {
		if (fnArray[index] !== OPS.showText) continue;
		const [glyphs] = argsArray[index] as [({ unicode: string } | number)[]];
		for (const [at, glyph] of glyphs.entries()) {
			if (typeof glyph === "number") continue;
			if (glyph.unicode === soft) hyphens.set(letters.length, at === 0 ? "line" : "word");
			else letters.push(...glyph.unicode.normalize("NFKC").replace(/[\s\p{Cf}]/gu, ""));
		}
	}
	return { letters, hyphens };
}
