import { type SectionKind, sectionKindOf } from "#app/domain/insights/section-names.ts";
import { jobsBeside } from "./jobs-beside.ts";
import { hasYear, type PlacedText } from "./placed-line.ts";

/**
 * Some programs write what stands side by side line by line, across all columns. Here columns are found by the
 * white between them, and read one after the other.
 */

/** A text and where it stands. */
type Placed = Pick<PlacedText, "text" | "x" | "baseline" | "width" | "size" | "angle">;

/** Texts on one baseline. */
type Row = { baseline: number; size: number; texts: Placed[] };
/** Rows side by side, apart at x. */
type Columns = { from: number; until: number; x: number };

/** White that parts two columns, in points. */
const gutter = 9;
/** Fewer lines side by side are a table or a line with a date. */
const fewestLines = 5;

/** A page with more is no resume, and would take long. */
const mostTexts = 5_000;

/** The texts of a page in reading order: theirs in the file, unless it goes to and fro between columns. */
export const inReadingOrder = <Text extends Placed>(texts: readonly Text[]): Text[] =>
	ordered(texts) as Text[];

function ordered(texts: readonly Placed[]): Placed[] {
	if (texts.length > mostTexts) return [...texts];
	const upright = texts.filter(({ angle }) => angle === 0);
	const rows = rowsOf(upright);
	const columns = columnsOf(rows, texts);
	if (!columns) return withoutJumps(texts);
	const { from, x } = columns;
	const until = endOfColumns(rows, columns);
	const part = (some: readonly Row[]) => some.flatMap((row) => row.texts);
	const beside = part(rows.slice(from, until));
	const left = beside.filter((text) => text.x < x);
	const right = beside.filter((text) => text.x >= x);
	const jobs = jobsBeside(rowsOf(left), rowsOf(right));
	if (jobs) {
		const askew = texts.filter(({ angle }) => angle !== 0);
		return [
			ordered(part(rows.slice(0, from))),
			jobs,
			ordered(part(rows.slice(until))),
			askew,
		].flat();
	}
	// Work in the wide column may go on over the page: it comes last.
	const isSideRight = widthOf(right) < widthOf(left) * 0.7;
	return [
		...ordered(part(rows.slice(0, from))),
		...(isSideRight ? [right, left] : [left, right]).flatMap((column) =>
			ordered(rowsOf(column).flatMap((row) => row.texts)),
		),
		...ordered(part(rows.slice(until))),
		...texts.filter(({ angle }) => angle !== 0),
	];
}

/** Below the right column a heading at the left, right above what stands across the page, begins that. */
function endOfColumns(rows: readonly Row[], { from, until, x }: Columns): number {
	if (until === rows.length) return until;
	const last = rows.findLastIndex(
		({ texts }, row) => row < until && texts.some((text) => text.x >= x),
	);
	const heading = rows.findLastIndex(
		({ texts }, row) =>
			row > last &&
			row < until &&
			row > until - 4 &&
			sectionKindOf(texts.map(({ text }) => text).join(" ")) !== null,
	);
	return heading > from ? heading : until;
}

type Piece = { texts: Placed[]; top: number; bottom: number; left: number; right: number };

/** Further down than this, something else begins. */
const jump = 40;

/** A piece that a file draws late, but that stands above what came before in the same column, comes before it. */
function withoutJumps(texts: readonly Placed[]): Placed[] {
	const found: Piece[] = [];
	for (const piece of piecesOf(texts)) {
		const below = found.findIndex(
			(other) => other.top > piece.bottom && other.left < piece.right && other.right > piece.left,
		);
		found.splice(below < 0 ? found.length : below, 0, piece);
	}
	return found.flatMap((piece) => piece.texts);
}

/** What a file draws in one go: it leaps neither up beyond its beginning nor far down. */
function piecesOf(texts: readonly Placed[]): Piece[] {
	const pieces: Piece[] = [];
	for (const text of texts) {
		const { x: left, baseline } = text;
		const right = rightOf(text);
		const last = pieces.at(-1);
		if (last && baseline > last.top - text.size && baseline < last.bottom + jump) {
			last.texts.push(text);
			last.bottom = Math.max(last.bottom, baseline);
			last.left = Math.min(last.left, left);
			last.right = Math.max(last.right, right);
		} else pieces.push({ texts: [text], top: baseline, bottom: baseline, left, right });
	}
	return pieces;
}

/** From the top down, each from left to right. */
function rowsOf(texts: readonly Placed[]): Row[] {
	const rows: Row[] = [];
	for (const text of texts.toSorted((a, b) => a.baseline - b.baseline)) {
		const row = rows.at(-1);
		if (row && text.baseline - row.baseline < Math.min(row.size, text.size) * 0.4) {
			row.texts.push(text);
			row.size = Math.max(row.size, text.size);
		} else rows.push({ baseline: text.baseline, size: text.size, texts: [text] });
	}
	for (const row of rows) row.texts.sort((a, b) => a.x - b.x);
	return rows;
}

const rightOf = (text: Placed): number => text.x + text.width;
const widthOf = (texts: readonly Placed[]): number =>
	Math.max(...texts.map(rightOf)) - Math.min(...texts.map(({ x }) => x));

/** The longest run of rows with a column that begins at one place, and that the file mixes with its neighbor. */
function columnsOf(rows: readonly Row[], inFile: readonly Placed[]): Columns | null {
	const sizes = rows.map(({ size }) => size).sort((a, b) => a - b);
	const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
	const order = new Map(inFile.map((text, index) => [text, index]));
	const kinds = new Map<string, SectionKind | null>();
	const kindOf = (line: string) => {
		const known = kinds.get(line);
		const kind = known === undefined ? sectionKindOf(line) : known;
		kinds.set(line, kind);
		return kind;
	};
	const found = [...beginningsOf(rows), ...gapsOf(rows)].flatMap((x) =>
		runsApartAt(rows, x, usual).filter((run) =>
			areColumns(rows.slice(run.from, run.until), x, kindOf),
		),
	);
	// Where one of them is mixed, the longest is parted first: what is mixed may be a part of its side.
	if (!found.some(({ from, until, x }) => isMixed(rows.slice(from, until), x, order))) return null;
	const lengthOf = ({ from, until }: Columns) => until - from;
	return found.reduce<Columns | null>(
		(best, run) => (best && lengthOf(best) >= lengthOf(run) ? best : run),
		null,
	);
}

/** Where several lines begin that have something to their left on the page. */
function beginningsOf(rows: readonly Row[]): number[] {
	const counts = new Map<number, number>();
	for (const { texts } of rows) {
		for (const [index, text] of texts.entries()) {
			const before = texts[index - 1];
			if (before && text.x - rightOf(before) < gutter) continue;
			const x = Math.round(text.x);
			counts.set(x, (counts.get(x) ?? 0) + 1);
		}
	}
	const leftmost = Math.min(...counts.keys());
	return [...counts].flatMap(([x, count]) =>
		count >= fewestLines && x > leftmost + 40 ? [x - 1] : [],
	);
}

/** Where white goes down the page between two columns, of which the right one may begin in many places. */
function gapsOf(rows: readonly Row[]): number[] {
	const texts = rows.flatMap((row) => row.texts);
	const left = Math.floor(Math.min(...texts.map(({ x }) => x)));
	const width = Math.min(mostPoints, Math.ceil(Math.max(...texts.map(rightOf))) - left);
	const changes = new Map<number, number>();
	const change = (at: number, by: number) =>
		changes.set(Math.round(at) - left, (changes.get(Math.round(at) - left) ?? 0) + by);
	for (const text of texts) {
		change(text.x, 1);
		change(rightOf(text), -1);
	}
	const gaps: number[] = [];
	let [count, since] = [0, -1];
	for (let at = 0; at <= width; at++) {
		count += changes.get(at) ?? 0;
		const isWhite = count <= Math.max(2, rows.length * 0.05);
		if (isWhite && since < 0) since = at;
		if (isWhite || since < 0) continue;
		if (at - since > gutter && since > width * 0.15 && at < width * 0.85) gaps.push(left + at - 1);
		since = -1;
	}
	return gaps.slice(0, mostGaps);
}
const mostPoints = 10_000;
const mostGaps = 6;

/** Runs of rows in which nothing stands in the white left of x; a line in large letters is a heading over both. */
function runsApartAt(rows: readonly Row[], x: number, usual: number): Columns[] {
	const runs: Columns[] = [];
	let from = 0;
	for (let row = 0; row <= rows.length; row++) {
		const { texts = [], size = 0 } = rows[row] ?? {};
		const isOver =
			row === rows.length ||
			(size > usual * 1.5 && isOverBoth(rows, row, x, usual * 1.5)) ||
			texts.some((text) => text.x < x && rightOf(text) > x - gutter);
		if (!isOver) continue;
		if (row > from) runs.push({ from, until: row, x });
		from = row + 1;
	}
	return runs;
}

/**
 * Whether a line in large letters is a heading over both columns. It is one of its own column where that is the right
 * one, where the other has one beside it, or where the lines of the other go on past it.
 */
function isOverBoth(rows: readonly Row[], at: number, x: number, large: number): boolean {
	const { texts = [], baseline = 0, size = 0 } = rows[at] ?? {};
	const isRight = (text: Placed) => text.x >= x;
	const [right, left] = [texts.filter(isRight), texts.filter((text) => !isRight(text))];
	const isLarge = (text: Placed) => text.size > large;
	if (!left.some(isLarge) || right.some(isLarge)) return false;
	const goesOn = (step: 1 | -1) => {
		for (let row = at + step; ; row += step) {
			const next = rows[row];
			if (!next || Math.abs(row - at) > mostNear || Math.abs(next.baseline - baseline) > size * 1.4)
				return false;
			if (next.texts.some(isRight)) return true;
		}
	};
	return !(goesOn(-1) && goesOn(1));
}

const mostNear = 40;

/** Two columns of lines below each other. Dates and labels beside what they belong to stand apart from each other. */
function areColumns(rows: readonly Row[], x: number, kindOf: KindOf): boolean {
	const sides = [
		rows.flatMap(({ texts }) => linesOfSide(texts.filter((text) => text.x < x))),
		rows.flatMap(({ texts }) => linesOfSide(texts.filter((text) => text.x >= x))),
	];
	return sides.every(isColumn) && !isTable(rows, x, kindOf);
}

/**
 * A table has what it tells beside each of its labels, and headings at the left alone. The right one of two columns has
 * headings of its own.
 */
function isTable(rows: readonly Row[], x: number, kindOf: KindOf): boolean {
	let [headings, labels, told] = [0, 0, 0];
	for (const { texts } of rows) {
		const lineOf = (some: readonly Placed[]) => some.map(({ text }) => text).join(" ");
		const left = lineOf(texts.filter((text) => text.x < x));
		const right = lineOf(texts.filter((text) => text.x >= x));
		if ((kindOf(right) ?? "other") !== "other") return false;
		if (left === "") continue;
		if (right === "" && kindOf(left) !== null) headings += 1;
		else labels += 1;
		if (left !== "" && right !== "") told += 1;
	}
	return headings > 0 && labels >= 3 && told >= labels * 0.8;
}

type KindOf = (line: string) => SectionKind | null;
type SideLine = { text: string; baseline: number; size: number };

function linesOfSide(texts: readonly Placed[]): SideLine[] {
	const [first] = texts;
	if (!first) return [];
	const text = texts.map((piece) => piece.text).join(" ");
	return [{ text, baseline: first.baseline, size: first.size }];
}

function isColumn(lines: readonly SideLine[]): boolean {
	const isNear = (one: SideLine | undefined, other: SideLine | undefined) =>
		one && other && Math.abs(one.baseline - other.baseline) < one.size * 2.2;
	const close = lines.filter(
		(line, index) => isNear(line, lines[index - 1]) || isNear(line, lines[index + 1]),
	).length;
	const dated = lines.filter(({ text }) => hasYear.test(text)).length;
	// ": Go, SQL" has its label at the left.
	const told = lines.filter(({ text }) => /^\s*:/u.test(text)).length;
	return (
		lines.length >= fewestLines &&
		close > lines.length * 0.75 &&
		dated < lines.length * 0.35 &&
		told < lines.length / 2
	);
}

/**
 * Whether the file goes to and fro, more than once for each side, by lines, or leaps up in a column. Who draws several
 * lines below each other at a time knows why.
 */
function isMixed(rows: readonly Row[], x: number, order: ReadonlyMap<Placed, number>): boolean {
	const drawn = rows
		.flatMap(({ texts }, row) => texts.map((text) => ({ text, row, at: order.get(text) ?? 0 })))
		// The sign of an item stands in no column of its own.
		.filter(({ text }) => /[\p{L}\d]/u.test(text.text))
		.sort((one, other) => one.at - other.at);
	const isLeft = (index: number) => (drawn[index]?.text.x ?? 0) < x;
	const begins = drawn.flatMap((_, index) =>
		index > 0 && isLeft(index) === isLeft(index - 1) ? [] : [index],
	);
	if (begins.length < 5) return false;
	const lines = begins.filter((begin, index) =>
		drawn.slice(begin, begins[index + 1]).every(({ row }) => row === drawn[begin]?.row),
	);
	const leaps = drawn.filter(({ text, row }, index) => {
		const last = drawn[index - 1];
		return last && last.row > row && text.x < rightOf(last.text) && rightOf(text) > last.text.x;
	});
	return lines.length > 2 || leaps.length > 2;
}
