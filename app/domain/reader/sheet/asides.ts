import { findLoneYear, findPeriod } from "#app/domain/insights/month-ranges.ts";
import { isPlace } from "#app/domain/insights/sheet/place-names.ts";
import { titleScore } from "#app/domain/insights/title-words.ts";
import { bulletText, sectionNameOf } from "#app/domain/reader/sheet/line-kinds.ts";
import { columnGap, endOf, hasYear, type PlacedLine, textOfLine, year } from "./placed-line.ts";

/** More lines are a column, and longer ones too. */
const mostAside = 4;
const longestAside = 40;

/** A place may stand before it: "Tulsa, OK / Oct 2022". */
const beginsWithYear = new RegExp(
	String.raw`^(?:[^,;:\t]{2,24}, [A-Z]{2} ?[|/\u00b7\u2022\u2013-] ?)?[^,;:\t]{0,20}${year}`,
	"u",
);
const longestTime = 60;

/**
 * A place and a time at the right of what they belong to, which a file draws after all of that: they belong to its
 * first line, and not to what follows.
 */
export function withAsides(lines: readonly PlacedLine[]): PlacedLine[] {
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
	// The nearest: letters of another size may stand on another baseline.
	const awayOf = ({ baseline }: PlacedLine) => Math.abs(baseline - line.baseline);
	const head = found.reduce(
		(best, one, index) => (awayOf(one) <= awayOf(found[best] as PlacedLine) ? index : best),
		0,
	);
	const beside = found[head];
	const isBeside =
		beside && awayOf(beside) < line.size * 0.6 && first.x > endOf(beside) + columnGap * line.size;
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
	// A part of the sheet, or a job with its title, stands in a column of its own.
	const isOther =
		sectionNameOf(texts[0] ?? "") !== null ||
		(Math.abs(endOf(lines[end - 1] as PlacedLine) - endOf(first)) >= 3 &&
			texts.some((text) => titleScore(text) >= 3));
	const isAside =
		!isOther &&
		(!behind || (behind.baseline > bottom && (behind.texts[0]?.x ?? 0) < left)) &&
		texts.length <= mostAside &&
		texts.every((text) => text.length <= longestAside) &&
		texts.some((text) => hasYear.test(text));
	return isAside ? lines.slice(from, end) : [];
}

/**
 * Times that a file draws apart from the lines they stand beside, as browsers do with what floats, and places in one
 * column with them: each belongs to its line.
 */
export function withLabels(lines: readonly PlacedLine[]): PlacedLine[] {
	const labels = labelsOf(lines);
	const apart = new Set(labels.flat());
	const others = lines.filter((line) => !apart.has(line));
	const besides = new Map(
		labels.map((label) => [label, sides.map((side) => linesBeside(label, others, side))]),
	);
	const moved = new Map<PlacedLine, PlacedLine[]>();
	const move = (label: readonly PlacedLine[], beside: readonly PlacedLine[]) => {
		for (const [index, line] of beside.entries())
			moved.set(line, [...(moved.get(line) ?? []), ...label.slice(index, index + 1)]);
	};
	for (const label of labels) {
		// Beside another column lines stand at the same height by chance: most times of a column tell on which side theirs are.
		const column = labels.filter(([time]) => areAligned(time, label[0]));
		const [right, left] = sides.map((_, side) => {
			const found = column.flatMap((one) => besides.get(one)?.[side] ?? []);
			const white = column.reduce(
				(sum, one) => sum + whiteTo(one[0], besides.get(one)?.[side]?.[0]),
				0,
			);
			return { count: found.length, white };
		}) as [Beside, Beside];
		const isLeft =
			left.count > right.count || (left.count === right.count && left.white < right.white);
		const side = isLeft ? 1 : 0;
		const beside = besides.get(label)?.[side] ?? [];
		move(label, beside);
		if (beside.length === 0) continue;
		for (const line of others) {
			const isNear = stepBetween(label[0], line) <= near && isInColumn(label[0], line);
			if (isNear && isPlaceLine(line) && isAlone(line, lines))
				move([line], linesBeside([line], others, sides[side] as Side));
		}
	}
	const gone = new Set([...moved.values()].flat());
	return lines
		.filter((line) => !gone.has(line))
		.map((line) => ({
			...line,
			texts: [...new Set([line, ...(moved.get(line) ?? [])])]
				.flatMap(({ texts }) => texts)
				.toSorted((one, other) => one.x - other.x),
		}));
}

/** A time in a line, or in two. */
type Label = [PlacedLine, ...PlacedLine[]];
type Beside = { count: number; white: number };
type Side = (label: PlacedLine, line: PlacedLine) => number;
/** The white to a line at the right, and to one at the left. */
const sides: readonly Side[] = [
	(label, line) => beginOf(line) - endOf(label),
	(label, line) => beginOf(label) - endOf(line),
];

/** In lines. */
const near = 2.2;
const beginOf = ({ texts }: PlacedLine): number => texts[0]?.x ?? 0;
const stepBetween = (one: PlacedLine, other: PlacedLine): number =>
	Math.abs(other.baseline - one.baseline) / one.size;
const areAligned = (one: PlacedLine, other: PlacedLine): boolean =>
	Math.abs(beginOf(one) - beginOf(other)) < 3 || Math.abs(endOf(one) - endOf(other)) < 3;
const whiteTo = (label: PlacedLine, line: PlacedLine | undefined): number =>
	line ? Math.max(...sides.map((side) => side(label, line))) : 0;
/** What is aligned at the right may begin further left. */
const isInColumn = (line: PlacedLine, other: PlacedLine): boolean => {
	const indent = beginOf(other) - beginOf(line);
	const room = Math.abs(endOf(other) - endOf(line)) < 3 ? 12 : 3;
	return other.texts.length > 0 && indent >= -room * line.size && beginOf(other) <= endOf(line);
};

/** A page with more is no resume, and would take long. */
const mostTimes = 200;

/** The times that stand alone in their column. */
function labelsOf(lines: readonly PlacedLine[]): Label[] {
	const times = lines.filter(isTime);
	if (times.length > mostTimes) return [];
	const ends = new Set<PlacedLine>();
	const labels: Label[] = [];
	for (const time of times) {
		if (ends.has(time)) continue;
		const end = lines.find((line) => isEndOf(time, line));
		const label: Label = end ? [time, end] : [time];
		const rest = end ? lines.filter((line) => line !== time && line !== end) : lines;
		if (!label.every((line) => isAlone(line, rest))) continue;
		labels.push(label);
		if (end) ends.add(end);
	}
	return labels;
}

function isTime(line: PlacedLine): boolean {
	const text = textOfLine(line);
	return text.length <= longestTime && beginsWithYear.test(text);
}

const isPlaceLine = (line: PlacedLine): boolean => isPlace(textOfLine(line));

/** "Present" right below "May 2019 –": a narrow column breaks a time in two. */
function isEndOf(time: PlacedLine, line: PlacedLine): boolean {
	const step = (line.baseline - time.baseline) / time.size;
	if (step <= 0 || step > 1.7 || !areAligned(time, line)) return false;
	const [above, below] = [textOfLine(time).trim(), textOfLine(line).trim()];
	const whole = `${above} ${below}`;
	const found = /[-–—]$/u.test(above) && below.length < 20 ? findPeriod(whole) : null;
	return found !== null && found.start === 0 && found.end === whole.length;
}

/** What stands alone in its column, but for a heading, times and places: in a column of text, other lines stand close. */
const isAlone = (line: PlacedLine, lines: readonly PlacedLine[]): boolean =>
	lines.every((other) => {
		const step = stepBetween(line, other);
		if (other === line || step > near || !isInColumn(line, other)) return true;
		if (hasYear.test(textOfLine(other)))
			return step > 1.7 || !isTime(line) || !areOneTime(line, other);
		return (
			sectionNameOf(textOfLine(other)) !== null ||
			(isPlaceLine(other) && !lines.some((head) => isHeadOver(other, head)))
		);
	});

/** A house or a title right above a place: what stands below is of its job. */
const isHeadOver = (place: PlacedLine, head: PlacedLine): boolean => {
	const step = (place.baseline - head.baseline) / place.size;
	return (
		step > 0.5 &&
		step < 1.7 &&
		isInColumn(place, head) &&
		!isTime(head) &&
		!isPlaceLine(head) &&
		sectionNameOf(textOfLine(head)) === null
	);
};

/** "May 2019 – Nov" over "2022": a time may be broken anywhere. */
function areOneTime(one: PlacedLine, other: PlacedLine): boolean {
	const [above = "", below = ""] = [one, other]
		.toSorted((a, b) => a.baseline - b.baseline)
		.map(textOfLine);
	const found = findPeriod(above) ?? findLoneYear(above);
	const isWhole = found !== null && found.end >= above.length - 1;
	return (
		!isWhole || /^\s*[-–—]/u.test(below) || (/[-–—]\s*$/u.test(above) && !/\d\s*[-–—]/u.test(below))
	);
}

/** The nearest line of a side at the height of each part, with white between; none where one has a time or is listed. */
function linesBeside(
	label: readonly PlacedLine[],
	lines: readonly PlacedLine[],
	side: Side,
): PlacedLine[] {
	// What stands in two lines is put together again at the left alone.
	if (label.length > 1 && side !== sides[0]) return [];
	const beside = label.flatMap((part) => {
		const [nearest] = lines
			.filter(
				(line) =>
					Math.abs(line.baseline - part.baseline) < line.size * 0.4 &&
					side(part, line) > 0 &&
					// The dot of a line of time is none.
					/[\p{L}\d]/u.test(textOfLine(line)),
			)
			.sort((one, other) => side(part, one) - side(part, other));
		const text = nearest ? textOfLine(nearest) : "";
		return !nearest || hasYear.test(text) || bulletText(text) !== null ? [] : [nearest];
	});
	return beside.length === label.length ? beside : [];
}
