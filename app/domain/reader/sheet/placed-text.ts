import { groupBy } from "#app/domain/base/group-by.ts";
import { bulletText, letterSign, sectionNameOf } from "#app/domain/reader/sheet/line-kinds.ts";
import type { Headings } from "../plain-text-blocks.ts";
import { withAsides, withLabels } from "./asides.ts";
import { withNameFirst } from "./name-first.ts";
import {
	type Cell,
	cellsOfLine,
	endOf,
	type PlacedLine,
	type PlacedPage,
	type PlacedText,
	textOfCells,
	textOfLine,
	wordGap,
} from "./placed-line.ts";
import { inReadingOrder } from "./reading-order.ts";
import { headingsOf, lookOf } from "./set-headings.ts";

/** The lines of a page in reading order: a text on the same baseline, further right, goes on. */
export function linesOfPage({ texts }: PlacedPage): PlacedLine[] {
	const lines: PlacedLine[] = [];
	for (const text of inReadingOrder(texts)) {
		const line = lines.at(-1);
		const last = line?.texts.at(-1);
		const goesOn =
			line &&
			last &&
			last.angle === text.angle &&
			Math.abs(line.baseline - text.baseline) < line.size * 0.4 &&
			(text.x >= last.x + last.width - line.size || isInWhite(line, text));
		if (goesOn) {
			line.texts.push(text);
			if (text.x < last.x) line.texts.sort((one, other) => one.x - other.x);
			line.size = Math.max(line.size, text.size);
		} else {
			lines.push({ baseline: text.baseline, size: text.size, texts: [text] });
		}
	}
	return withAsides(withLabels(lines));
}

/** A sign of another font may be drawn after the words that it stands between. */
const isInWhite = (
	{ texts: [first, ...texts], size }: PlacedLine,
	{ x, width }: PlacedText,
): boolean =>
	first !== undefined &&
	x > first.x &&
	[first, ...texts].every(
		(text) => x + width < text.x + size * wordGap || x > text.x + text.width - size * wordGap,
	) &&
	texts.some((text) => text.x > x);

/** A heading in the margin, beside the first line of its section, is a line of its own. */
function withHeadingApart(text: string): string[] {
	const [first = "", ...rest] = text.split("\t");
	return rest.length > 0 && sectionNameOf(first) ? ["", first, rest.join("\t")] : [text];
}

/** A line as it is read, however often it was broken; an empty one stands where there is more white than usual. */
type ReadLine = {
	cells: Cell[];
	/** Where the words of an item begin, beside its sign. */
	item: number | null;
	/** How its letters look. */
	look: string;
};

/**
 * The lines of a file as plain text. What goes on in the next line is one; an empty one stands where there is more
 * white between two than usual. With them, which are set as headings.
 */
export function sheetOfPages(pages: readonly PlacedPage[]): {
	lines: string[];
	headings: Headings;
} {
	const read = pages
		.map((page, index) => {
			const lines = withLetterSigns(linesOfPage(page));
			return index === 0 ? withNameFirst(lines, page.height) : lines;
		})
		.flatMap(readLines);
	const texts = withWholeWords(read.map(({ cells }) => textOfCells(cells)));
	// Where headings stand above their sections, one in the margin is a label.
	const named = texts.filter((text) => sectionNameOf(text)).length;
	return {
		lines: named < fewestHeadings ? texts.flatMap(withHeadingApart) : texts,
		headings: headingsOf(read.map(({ look }, index) => ({ look, text: texts[index] ?? "" }))),
	};
}

/** The signs of Word's lists are letters of other fonts: "o", "§", "Ø". */
function withLetterSigns(lines: readonly PlacedLine[]): PlacedLine[] {
	const begin = ({ texts: [first, second] }: PlacedLine) =>
		`${first?.text.trim()} ${second?.text.trim() ?? ""}`;
	const isSigned = (line: PlacedLine) => letterSign.test(begin(line));
	if (lines.filter(isSigned).length < fewestHeadings) return [...lines];
	const withSign = ([first, ...others]: PlacedText[]) =>
		first ? [{ ...first, text: first.text.replace(/^\s*\S/u, "•") }, ...others] : [];
	return lines.map((line) => (isSigned(line) ? { ...line, texts: withSign(line.texts) } : line));
}

const fewestHeadings = 3;

/** Stands behind a hyphen at which a word was broken, until all words are known. */
const breakMark = "\u00ad";
const brokenWord = /(\p{L}{1,40})-\u00ad(\p{Ll}{1,40})/gu;
/** What only the end of a word can be. */
const ending =
	/^(?:[bcdfglmntvz]?ings?|[st]?(?:ions?|ional|ive)|t?ed|ers?|i[sz](?:e|ed|ing|ation)|at(?:e|ed|es|ing)|ment(?:s|al|ed|ing)?|ness|i?ty|ities|ly|[at]bly|[ai]ble|[ae]nc(?:e|es|y|ies)|[cnt]?al(?:ly)?|ous|tur(?:e|es|ed))$/u;

/** "trans-" over "parency" was broken at a syllable, and "high-" over "impact" at its own hyphen. */
function withWholeWords(texts: readonly string[]): string[] {
	if (!texts.some((text) => text.includes(breakMark))) return [...texts];
	const known = new Set(
		texts
			.join(" ")
			.toLowerCase()
			.match(/[\p{L}\u00ad-]+/gu),
	);
	return texts.map((text) =>
		text.replace(brokenWord, (_, begin: string, end: string) =>
			ending.test(end) || known.has(`${begin}${end}`.toLowerCase())
				? `${begin}${end}`
				: `${begin}-${end}`,
		),
	);
}

function readLines(lines: readonly PlacedLine[]): ReadLine[] {
	const edges = edgesOf(lines);
	const read: ReadLine[] = [];
	for (const [index, line] of lines.entries()) {
		const above = lines[index - 1];
		const last = read.at(-1);
		const cells = cellsOfLine(line);
		const step = above ? line.baseline - above.baseline : 0;
		const parted = above === undefined || step < 0 || step > 1.7 * Math.max(line.size, above.size);
		const broken = above && last && !parted ? brokenCell(last, above, line, edges) : undefined;
		if (broken) {
			const words = textOfCells(cells);
			// "high-" and "impact" are one word.
			const isWord = /\p{L}-$/u.test(broken.text) && /^\p{Ll}/u.test(words);
			broken.text = `${broken.text.trimEnd()}${isWord ? breakMark : " "}${words}`;
			broken.end = cells[0]?.end ?? broken.end;
			broken.last = cells.at(-1)?.last ?? broken.last;
			continue;
		}
		if (parted) read.push({ cells: [], item: null, look: "" });
		const begin = beginOf(line);
		const isItem = begin - (line.texts[0]?.x ?? begin) > 2;
		read.push({ cells, item: isItem ? begin : null, look: lookOf(line) });
	}
	return read;
}

/** Stands before an item alone; a dot or a dash may stand between two parts of a line as well. */
const listSign = /^\s*[•●○◦▪▫■□◆◇‣⁃➢➤►❖✓✔]/u;

const isBullet = (text: string): boolean => bulletText(`${text} x`) !== null;

/** Where the words of a line begin: behind its bullet sign. */
function beginOf({ texts }: PlacedLine): number {
	const [first, second] = texts;
	if (!first) return 0;
	// The sign may be a text by itself.
	const words = bulletText(`${first.text} x`)?.slice(0, -1).trimEnd();
	if (words === "" && second) return second.x;
	if (!words) return first.x;
	return first.x + first.width * (1 - words.length / first.text.length);
}

/** How far something that begins at a place goes at most, and how many go about as far. */
type Edge = { end: number; full: number };
type Edges = { lines: ReadonlyMap<number, Edge>; cells: ReadonlyMap<number, Edge> };
const placeOf = (x: number): number => Math.round(x / 3);

function edgesOf(lines: readonly PlacedLine[]): Edges {
	const edgesBy = (all: readonly { begin: number; end: number; size: number }[]) =>
		new Map(
			[...groupBy(all, ({ begin }) => placeOf(begin))].map(([place, group]) => {
				const end = Math.max(...group.map((one) => one.end));
				const full = group.filter((one) => one.end > end - 5 * one.size).length;
				return [place, { end, full }] as const;
			}),
		);
	return {
		lines: edgesBy(
			lines.map((line) => ({ begin: beginOf(line), end: endOf(line), size: line.size })),
		),
		cells: edgesBy(
			lines.flatMap((line) =>
				cellsOfLine(line)
					.slice(-1)
					.map(({ x, end }) => ({ begin: x, end, size: line.size })),
			),
		),
	};
}

/** The cell that a line goes on in: it is of the same paragraph, or the next word had no room there. */
function brokenCell(
	last: ReadLine,
	above: PlacedLine,
	line: PlacedLine,
	edges: Edges,
): Cell | undefined {
	const [first] = line.texts;
	if (!first || above.texts.length + line.texts.length > 40) return undefined;
	if (Math.abs(line.size - above.size) > 0.5) return undefined;
	const { cells } = last;
	const hasSign = isBullet(first.text);
	const beside = (cells.length > 2 ? cells.at(-2) : cells[0])?.last;
	const isMarked =
		first.paragraph !== undefined &&
		!listSign.test(first.text) &&
		beside?.paragraph === first.paragraph &&
		beside.bold === first.bold &&
		beside.italic === first.italic;
	const begin = last.item ?? cells[0]?.x ?? 0;
	if (cells.length === 1)
		return (isMarked && Math.abs(first.x - begin) <= 2) ||
			(!hasSign && goesOn(last, above, line, edges))
			? cells[0]
			: undefined;
	if (cellsOfLine(line).length > 1) return undefined;
	const begins = cells.filter(
		({ x, last: { bold, italic } }) =>
			Math.abs(x - first.x) <= 2 && bold === first.bold && italic === first.italic,
	);
	if (isMarked) return begins[0] ?? cells.at(-2);
	if (hasSign) return undefined;
	return begins.find((cell) => {
		const next = cells[cells.indexOf(cell) + 1];
		const edge = next ? next.x - line.size : edges.cells.get(placeOf(cell.x))?.end;
		const isList = /,$/u.test(cell.text.trimEnd());
		const isLong = cell.end - cell.x > 25 * line.size;
		return isList || (isLong && edge !== undefined && cell.end + roomOf(first) > edge);
	});
}

/** What the first word takes, and the space before it. */
function roomOf({ text, width }: PlacedText): number {
	const [word = ""] = text.trim().split(/\s/u);
	return (width * (word.length + 1)) / Math.max(1, text.length);
}

/** "Chesapeake Vote | Baltimore, MD | June 2022 – November 2022": the head of a job ends with its time or its place. */
const endsHead =
	/(?:(?:19|20)\d\d|present|current|now|to date|heute|aujourd['’]hui|actualidad|fecha|atual|hoje)\)?$|[|·–—]\s[^|·–—,]{2,30}, [A-Z]{2}$/iu;

/** Whether a line was broken because the next word had no room, in the middle of a sentence. */
function goesOn(
	{ item }: ReadLine,
	above: PlacedLine,
	line: PlacedLine,
	{ lines: edges }: Edges,
): boolean {
	const [first] = line.texts;
	const [last] = above.texts.slice(-1);
	if (!first || !last) return false;
	const begin = beginOf(above);
	const edge = edges.get(placeOf(begin));
	// Beside a sign only what belongs to it begins. Elsewhere several lines that are about as long tell of an edge.
	const isInItem = item !== null && Math.abs(item - begin) <= 2;
	if (!edge || (edge.full < 3 && !isInItem)) return false;
	if (Math.abs(first.x - begin) > 2 || last.bold !== first.bold) return false;
	if (endOf(above) - begin < (isInItem ? 12 : 25) * line.size) return false;
	if (/[.!?:;]["”’)]?$/u.test(last.text.trim())) return false;
	if (!isInItem && endsHead.test(textOfLine(above).trim()) && /^\p{Lu}/u.test(first.text.trim()))
		return false;
	if (isInItem && endOf(above) - begin > 0.6 * (edge.end - begin)) return true;
	return endOf(above) + roomOf(first) > edge.end && !textOfLine(above).includes("\t");
}
