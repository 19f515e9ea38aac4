import { bulletText, sectionNameOf } from "#app/domain/reader/sheet/line-kinds.ts";
import { inReadingOrder } from "./reading-order.ts";

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

/** What counts as white between two texts, in parts of their size. */
export const wordGap = 0.15;
export const columnGap = 2;

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
			text.x >= last.x + last.width - line.size;
		if (goesOn) {
			line.texts.push(text);
			line.size = Math.max(line.size, text.size);
		} else {
			lines.push({ baseline: text.baseline, size: text.size, texts: [text] });
		}
	}
	return withAsides(withLabels(lines));
}

/** Times that a file draws apart from the lines they stand beside, as browsers do with what floats: each belongs to its line. */
function withLabels(lines: readonly PlacedLine[]): PlacedLine[] {
	const labels = new Map<PlacedLine, PlacedLine[]>();
	for (const label of lines) {
		const beside = isLabel(label, lines) ? lineBeside(label, lines) : undefined;
		if (beside) labels.set(beside, [...(labels.get(beside) ?? []), label]);
	}
	const moved = new Set([...labels.values()].flat());
	return lines
		.filter((line) => !moved.has(line))
		.map((line) => ({
			...line,
			texts: [line, ...(labels.get(line) ?? [])]
				.flatMap(({ texts }) => texts)
				.toSorted((one, other) => one.x - other.x),
		}));
}

/** A time that stands alone in its column, but for a heading: in a column of text, other lines stand close to it. */
function isLabel(line: PlacedLine, lines: readonly PlacedLine[]): boolean {
	const text = textOfLine(line);
	const [first] = line.texts;
	if (!first || text.length > longestAside || !/^[^,;:\t]{0,20}(?:19|20)\d\d/u.test(text))
		return false;
	return lines.every((other) => {
		const [begin] = other.texts;
		const step = Math.abs(other.baseline - line.baseline) / line.size;
		const isElsewhere = !begin || begin.x < first.x - 3 * line.size || begin.x > endOf(line);
		const isHeading = sectionNameOf(textOfLine(other)) !== null;
		// A time may be broken in two; two jobs without any text stand further apart.
		const least = hasYear.test(textOfLine(other)) ? 1.7 : 2.2;
		return other === line || step > least || isElsewhere || isHeading;
	});
}

/** The one line at the same height, with white between; none where it has a time of its own. */
function lineBeside(label: PlacedLine, lines: readonly PlacedLine[]): PlacedLine | undefined {
	const level = lines.filter(
		(line) => line !== label && Math.abs(line.baseline - label.baseline) < line.size * 0.4,
	);
	const [line] = level;
	if (!line || level.length > 1 || hasYear.test(textOfLine(line))) return undefined;
	const beginsAt = ({ texts }: PlacedLine) => texts[0]?.x ?? 0;
	const isApart = beginsAt(line) > endOf(label) || beginsAt(label) > endOf(line);
	return isApart ? line : undefined;
}

const hasYear = /(?:19|20)\d\d/u;

/** More lines are a column, and longer ones too. */
const mostAside = 4;
const longestAside = 40;

/**
 * A place and a time at the right of what they belong to, which a file draws after all of that: they belong to its
 * first line, and not to what follows.
 */
function withAsides(lines: readonly PlacedLine[]): PlacedLine[] {
	const found: PlacedLine[] = [];
	for (let index = 0; index < lines.length; ) {
		const line = lines[index] as PlacedLine;
		const head = headBeside(found, line);
		const aside = head < 0 ? [] : asideAt(lines, index, found.at(-1)?.baseline ?? 0);
		if (aside.length === 0) found.push(line);
		else {
			const { size, baseline, texts } = found[head] as PlacedLine;
			const whole = { size, baseline, texts: [...texts, ...line.texts] };
			found.splice(head, 1, whole, ...aside.slice(1));
		}
		index += Math.max(1, aside.length);
	}
	return found;
}

/** The line above that stands beside one to which a file leaps up; -1 without any. */
function headBeside(found: readonly PlacedLine[], line: PlacedLine): number {
	const [first] = line.texts;
	const last = found.at(-1);
	if (!first || !last || last.baseline - line.baseline < line.size * 0.8) return -1;
	const head = found.findLastIndex(({ baseline }) => baseline < line.baseline + line.size * 0.4);
	const beside = found[head];
	const isBeside =
		beside &&
		line.baseline - beside.baseline < line.size * 0.4 &&
		first.x > endOf(beside) + columnGap * line.size;
	return isBeside ? head : -1;
}

/**
 * The lines from one on that stand below each other with one edge; none where they are a column or name no time.
 * @param bottom of what was drawn before: what comes behind an aside goes on below it, at the left
 */
function asideAt(lines: readonly PlacedLine[], from: number, bottom: number): PlacedLine[] {
	const first = lines[from] as PlacedLine;
	let end = from + 1;
	for (let last = first; end < lines.length; end++) {
		const next = lines[end] as PlacedLine;
		const step = next.baseline - last.baseline;
		const isAligned =
			Math.abs(endOf(next) - endOf(first)) < 3 ||
			Math.abs((next.texts[0]?.x ?? 0) - (first.texts[0]?.x ?? 0)) < 3;
		if (step <= 0 || step > next.size * 2 || !isAligned) break;
		last = next;
	}
	const texts = lines.slice(from, end).map(textOfLine);
	const [behind, left] = [lines[end], first.texts[0]?.x ?? 0];
	const isAside =
		(!behind || (behind.baseline > bottom && (behind.texts[0]?.x ?? 0) < left)) &&
		texts.length <= mostAside &&
		texts.every((text) => text.length <= longestAside) &&
		texts.some((text) => hasYear.test(text));
	return isAside ? lines.slice(from, end) : [];
}

/** What stands between two wide gaps of a line. */
type Cell = { text: string; x: number; end: number; last: PlacedText };

/** White behind bold words, wider than a space: what follows is something else. */
const boldGap = 0.45;

/** The cells of a line: a gap is a space, a wide one parts two cells, as does one between bold words and others. */
function cellsOfLine({ texts, size }: PlacedLine): Cell[] {
	const cells: Cell[] = [];
	const isSpaced = areSpacedOut(texts);
	for (const placed of texts) {
		const { x, width, bold } = placed;
		const text = isSpaced ? placed.text.replace(/ /gu, "") : placed.text;
		const cell = cells.at(-1);
		const gap = x - (cell?.end ?? 0);
		const isOther =
			cell &&
			cell.last.bold !== bold &&
			(gap > size * boldGap || (cell.last.bold && /\s{2}$/u.test(cell.text)));
		if (!cell || gap > size * columnGap || isOther) {
			cells.push({ text, x, end: x + width, last: placed });
			continue;
		}
		cell.text += gap > size * wordGap && !/\s$/u.test(cell.text) ? ` ${text}` : text;
		cell.end = x + width;
		cell.last = placed;
	}
	return cells;
}

/** The words of cells, with tabs between them. */
function textOfCells(cells: readonly Cell[]): string {
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
};

/**
 * The lines of a file as plain text. What goes on in the next line is one; an empty one stands where there is more
 * white between two than usual.
 */
export function textOfPages(pages: readonly PlacedPage[]): string[] {
	const texts = pages.flatMap(readLines).map(({ cells }) => textOfCells(cells));
	// Where headings stand above their sections, one in the margin is a label.
	const headings = texts.filter((text) => sectionNameOf(text)).length;
	return headings < fewestHeadings ? texts.flatMap(withHeadingApart) : texts;
}

const fewestHeadings = 3;

function readLines(page: PlacedPage): ReadLine[] {
	const lines = linesOfPage(page);
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
			broken.text = `${broken.text.trimEnd()}${isWord ? "" : " "}${words}`;
			broken.end = cells[0]?.end ?? broken.end;
			broken.last = cells.at(-1)?.last ?? broken.last;
			continue;
		}
		if (parted) read.push({ cells: [], item: null });
		const begin = beginOf(line);
		const isItem = begin - (line.texts[0]?.x ?? begin) > 2;
		read.push({ cells, item: isItem ? begin : null });
	}
	return read;
}

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

const endOf = ({ texts }: PlacedLine): number =>
	Math.max(...texts.map(({ x, width }) => x + width));

/** How far something that begins at a place goes at most, and how many go about as far. */
type Edge = { end: number; full: number };
type Edges = { lines: ReadonlyMap<number, Edge>; cells: ReadonlyMap<number, Edge> };
const placeOf = (x: number): number => Math.round(x / 3);

function edgesOf(lines: readonly PlacedLine[]): Edges {
	const edgesBy = (all: readonly { begin: number; end: number; size: number }[]) =>
		new Map(
			[...Map.groupBy(all, ({ begin }) => placeOf(begin))].map(([place, group]) => {
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
