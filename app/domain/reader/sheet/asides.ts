import { findLoneYear, findPeriod } from "#app/domain/insights/month-ranges.ts";
import { isPlace } from "#app/domain/insights/sheet/place-names.ts";
import { bulletText, sectionNameOf } from "#app/domain/reader/sheet/line-kinds.ts";
import { columnGap, endOf, hasYear, type PlacedLine, textOfLine, year } from "./placed-line.ts";

/** More lines are a column, and longer ones too. */
const mostAside = 4;
const longestAside = 40;

const beginsWithYear = new RegExp(String.raw`^[^,;:\t]{0,20}${year}`, "u");

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

/**
 * Times that a file draws apart from the lines they stand beside, as browsers do with what floats, and places in one
 * column with them: each belongs to its line.
 */
export function withLabels(lines: readonly PlacedLine[]): PlacedLine[] {
	const times = lines.filter((line) => isTime(line) && isAlone(line, lines));
	const others = lines.filter((line) => !times.includes(line));
	const moved = new Map<PlacedLine, PlacedLine[]>();
	const move = (label: PlacedLine) => {
		const beside = lineBeside(label, others);
		if (beside) moved.set(beside, [...(moved.get(beside) ?? []), label]);
		return beside !== undefined;
	};
	const found = times.filter(move);
	const isBesideTime = (line: PlacedLine) =>
		found.some((time) => stepBetween(time, line) <= near && isInColumn(time, line));
	for (const line of found.length > 0 ? others : [])
		if (isPlaceLine(line) && isBesideTime(line) && isAlone(line, lines)) move(line);
	const gone = new Set([...moved.values()].flat());
	return lines
		.filter((line) => !gone.has(line))
		.map((line) => ({
			...line,
			texts: [line, ...(moved.get(line) ?? [])]
				.flatMap(({ texts }) => texts)
				.toSorted((one, other) => one.x - other.x),
		}));
}

/** In lines. */
const near = 2.2;
const beginOf = ({ texts }: PlacedLine): number => texts[0]?.x ?? 0;
const stepBetween = (one: PlacedLine, other: PlacedLine): number =>
	Math.abs(other.baseline - one.baseline) / one.size;
/** What is aligned at the right may begin further left. */
const isInColumn = (line: PlacedLine, other: PlacedLine): boolean => {
	const indent = beginOf(other) - beginOf(line);
	const room = Math.abs(endOf(other) - endOf(line)) < 3 ? 12 : 3;
	return other.texts.length > 0 && indent >= -room * line.size && beginOf(other) <= endOf(line);
};

function isTime(line: PlacedLine): boolean {
	const text = textOfLine(line);
	return text.length <= longestAside && beginsWithYear.test(text);
}

const isPlaceLine = (line: PlacedLine): boolean => isPlace(textOfLine(line));

/** What stands alone in its column, but for a heading, times and places: in a column of text, other lines stand close. */
const isAlone = (line: PlacedLine, lines: readonly PlacedLine[]): boolean =>
	lines.every((other) => {
		const step = stepBetween(line, other);
		if (other === line || step > near || !isInColumn(line, other)) return true;
		if (hasYear.test(textOfLine(other)))
			return step > 1.7 || !isTime(line) || !areOneTime(line, other);
		return sectionNameOf(textOfLine(other)) !== null || isPlaceLine(other);
	});

/** "May 2019 –" or "May 2019 – Nov" over "2022": a time may be broken in two. */
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

/** The nearest line at the same height, with white between; none where it has a time of its own or is listed. */
function lineBeside(label: PlacedLine, lines: readonly PlacedLine[]): PlacedLine | undefined {
	const whiteTo = (line: PlacedLine) =>
		Math.max(beginOf(line) - endOf(label), beginOf(label) - endOf(line));
	const [nearest] = lines
		.filter(
			(line) =>
				Math.abs(line.baseline - label.baseline) < line.size * 0.4 &&
				whiteTo(line) > 0 &&
				// The dot of a line of time is none.
				/[\p{L}\d]/u.test(textOfLine(line)),
		)
		.sort((one, other) => whiteTo(one) - whiteTo(other));
	const text = nearest ? textOfLine(nearest) : "";
	return hasYear.test(text) || bulletText(text) !== null ? undefined : nearest;
}
