/** Text as it stands on the pages of a foreign file; lengths in points from the page's top left corner. */

export type PlacedText = {
	text: string;
	x: number;
	baseline: number;
	width: number;
	size: number;
	/** Degrees, counted clockwise; 0 for nearly everything. */
	angle: number;
	family: "serif" | "sans";
	bold: boolean;
	italic: boolean;
	/** The paragraph, in a file that marks its paragraphs. */
	paragraph?: string;
};

export type PlacedPage = {
	width: number;
	height: number;
	/** In the order of the file, which is mostly the order of reading. */
	texts: PlacedText[];
};

/** Texts that stand on one baseline, in reading order. */
export type PlacedLine = { baseline: number; size: number; texts: PlacedText[] };

/** "2019", "'22", "03/22": a month of two digits, because "3/5" is a grade. */
export const year = String.raw`(?:(?:19|20)\d\d|['\u2019]\d\d(?!\d)|(?<![\d/])(?:0\d|1[0-2])/\d\d(?![\d/]))`;
export const hasYear = new RegExp(year, "u");

/** What counts as white between two texts, in parts of their size. */
export const wordGap = 0.15;
export const columnGap = 2;

/** What stands between two wide gaps of a line. */
export type Cell = { text: string; x: number; end: number; last: PlacedText };

/** White behind bold words, wider than a space: what follows is something else. */
const boldGap = 0.45;

/** The cells of a line: a gap is a space, a wide one parts two cells, as does one between bold words and others. */
export function cellsOfLine({ texts, size }: PlacedLine): Cell[] {
	const cells: Cell[] = [];
	const isSpaced = areSpacedOut(texts);
	const least = !isSpaced && areTags(texts) ? tagGap : columnGap;
	for (const placed of texts) {
		const { x, width, bold } = placed;
		const text = isSpaced ? placed.text.replace(/ /gu, "") : placed.text;
		const cell = cells.at(-1);
		const gap = x - (cell?.end ?? 0);
		const isOther =
			cell &&
			cell.last.bold !== bold &&
			// "Payments:" and what it is about are one, however far a line was stretched.
			!/:\s*$/u.test(cell.text) &&
			(gap > size * boldGap ||
				(cell.last.bold && /\s{2}$/u.test(cell.text)) ||
				isOtherHand(cell.last, placed));
		if (!cell || gap > size * least || isOther) {
			cells.push({ text, x, end: x + width, last: placed });
			continue;
		}
		cell.text += gap > size * wordGap && !/\s$/u.test(cell.text) ? ` ${text}` : text;
		cell.end = x + width;
		cell.last = placed;
	}
	return cells;
}

/** A house in bold letters before a title in slanted ones, or the other way round. */
const isOtherHand = (one: PlacedText, other: PlacedText): boolean =>
	one.italic !== other.italic &&
	one.italic === other.bold &&
	/\p{L}\.?\s*$/u.test(one.text) &&
	/^\s*\p{Lu}/u.test(other.text);

/** White between words in frames of their own: all have it, and nothing else parts them. */
const tagGap = 0.7;
const areTags = (texts: readonly PlacedText[]): boolean =>
	texts.length > 1 &&
	texts.every(({ text, x, size }, index) => {
		const before = texts[index - 1];
		const gap = before ? (x - before.x - before.width) / size : 1;
		return gap > tagGap && gap < columnGap && /^[\p{L}\d][^,;|•·]*$/u.test(text.trim());
	});

/** The words of cells, with tabs between them. */
export function textOfCells(cells: readonly Cell[]): string {
	const words = cells.map(({ text }) => text.trimEnd()).join("\t");
	const text = withAccents(words).replace(/ (?=[,;.](?:\s|$))/gu, "");
	return spacedOut.test(text) ? text.replace(/ /gu, "") : text;
}

/** The words of a line; a gap is a space, a wide one a tab. */
export const textOfLine = (line: PlacedLine): string => textOfCells(cellsOfLine(line));

/** "J¨urgen" is "Jürgen": older fonts of TeX have their accents as signs, which stand before the letter. */
const withAccents = (text: string): string =>
	text.replace(/([¨´`ˆ˜¸])(\p{L})/gu, (both, sign: string, letter: string) => {
		const mark = "\u0308\u0301\u0300\u0302\u0303\u0327"["¨´`ˆ˜¸".indexOf(sign)];
		const one = `${letter.replace("ı", "i")}${mark}`.normalize("NFC");
		return one.length === 1 ? one : both;
	});

/** "L e a d   C l e r k": words that come one by one, with white between their letters. */
function areSpacedOut(texts: readonly PlacedText[]): boolean {
	const tokens = texts.flatMap(({ text }) => text.trim().split(" "));
	const single = tokens.filter((token) => token.length === 1).length;
	return texts.length > 1 && tokens.length > 5 && single > tokens.length * 0.8;
}

/** "E D U C AT I O N": headings are often set with white between their letters. */
const spacedOut = /^(?:\p{L}{1,2} ){3,}\p{L}{1,2}$/u;

/** Where the rightmost text of a line ends. */
export const endOf = ({ texts }: PlacedLine): number =>
	Math.max(...texts.map(({ x, width }) => x + width));
