import { groupBy } from "#app/domain/base/group-by.ts";
import type { PlacedPage, PlacedText } from "#app/domain/reader/sheet/placed-line.ts";
import { findLoneYear, findPeriod } from "../month-ranges.ts";
import { sectionKindOf } from "../section-names.ts";

/** What a simple program gets of a page: whatever stands at one height, from left to right. */

type Segment = { text: string; x: number; right: number };
type Row = {
	segments: Segment[];
	/** Parted at narrower gaps too, as two columns may stand. */
	pieces: Segment[];
};

/** In parts of the size: a space between words, a gap between two things, and the least one between two columns. */
const wordGap = 0.15;
const segmentGap = 2;
const columnGap = 1;

/** The rows of each page as text, a tab for each wide gap, and those rows that belong to two columns. */
export function rawRows(pages: readonly PlacedPage[]): { lines: string[]; columns: string[] } {
	const lines: string[] = [];
	const columns: string[] = [];
	// What lies on its side is text as well.
	const alike = pages.flatMap(({ texts }) => [...groupBy(texts, ({ angle }) => angle).values()]);
	for (const texts of alike) {
		const rows = rowsOf(texts.map(turned));
		lines.push(...rows.map(textOf));
		const mixed = new Set([...rowsBelowHeadings(rows), ...rowsInColumns(rows)]);
		columns.push(...[...mixed].map(textOf));
	}
	return { lines, columns };
}

const textOf = ({ segments }: Row): string => segments.map(({ text }) => text).join("\t");

/** A text where it stands once its page is turned so that it lies level. */
function turned(text: PlacedText): PlacedText {
	const angle = (text.angle * Math.PI) / 180;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const { x, baseline } = text;
	return { ...text, x: x * cos + baseline * sin, baseline: baseline * cos - x * sin };
}

function rowsOf(texts: readonly PlacedText[]): Row[] {
	const rows: PlacedText[][] = [];
	for (const text of texts.toSorted((a, b) => a.baseline - b.baseline)) {
		const row = rows.at(-1);
		const first = row?.[0];
		if (row && first && text.baseline - first.baseline < first.size * 0.4) row.push(text);
		else rows.push([text]);
	}
	return rows.map((row) => {
		const sorted = row.toSorted((a, b) => a.x - b.x);
		return { segments: segmentsOf(sorted, segmentGap), pieces: segmentsOf(sorted, columnGap) };
	});
}

function segmentsOf(texts: readonly PlacedText[], widest: number): Segment[] {
	const segments: Segment[] = [];
	for (const { text, x, width, size } of texts) {
		const last = segments.at(-1);
		const gap = last ? x - last.right : 0;
		if (!last || gap > size * widest) segments.push({ text, x, right: x + width });
		else {
			const isParted = gap > size * wordGap && !/\s$/u.test(last.text);
			last.text += isParted ? ` ${text}` : text;
			last.right = Math.max(last.right, x + width);
		}
	}
	return segments.map((segment) => ({ ...segment, text: segment.text.trim() }));
}

/** So many rows must have something that begins at the same place in their middle. */
const leastRows = 5;
const sameStart = 6;
const startOf = ({ x }: Segment): number => Math.round(x / sameStart);

/** Two headings of different sections side by side, and what stands below them at the same places. */
function rowsBelowHeadings(rows: readonly Row[]): Row[] {
	const starts = new Set<number>();
	return rows.filter(({ pieces: [left, right] }) => {
		if (!left || !right) return false;
		const start = startOf(right);
		const kind = sectionKindOf(left.text);
		const other = kind && sectionKindOf(right.text);
		// "Work" and "Experience" may be two pieces of one heading.
		if (other && other !== kind) starts.add(start);
		return starts.has(start);
	});
}

/** "2019 – 2021", "(06/2019)": a time and nothing else. */
function isDate(text: string): boolean {
	const found = findPeriod(text) ?? findLoneYear(text);
	if (!found) return false;
	return !/[\p{L}\d]/u.test(text.slice(0, found.start) + text.slice(found.end));
}

/**
 * Rows that mix two columns: the right part begins at the same place in many of them. Dates and places that
 * are set at the right margin do not: they end at the same place, or are years.
 */
function rowsInColumns(rows: readonly Row[]): Row[] {
	const starts = groupBy(
		rows.flatMap((row) => {
			const [left, right] = row.segments;
			// A heading in the margin stands beside its section, and alone; a date stands beside its job.
			const isLabel = left && (sectionKindOf(left.text) || isDate(left.text));
			return right && !isLabel ? [{ row, right }] : [];
		}),
		({ right }) => startOf(right),
	);
	return [...starts.values()].flatMap((group) => {
		const ends = group.map(({ right }) => right.right);
		const isSetRight = Math.max(...ends) - Math.min(...ends) < sameStart;
		const dated = group.filter(({ right }) => /(?:19|20)\d\d|\p{L} \d\d?$/u.test(right.text));
		const isColumn = group.length >= leastRows && !isSetRight && dated.length < group.length * 0.4;
		return isColumn ? group.map(({ row }) => row) : [];
	});
}
