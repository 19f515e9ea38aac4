import { sectionNameOf } from "#app/domain/reader/sheet/line-kinds.ts";
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
 * Times that a file draws apart from the lines they stand beside, as browsers do with what floats: each belongs to its
 * line.
 */
export function withLabels(lines: readonly PlacedLine[]): PlacedLine[] {
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
	if (!first || text.length > longestAside || !beginsWithYear.test(text)) return false;
	return lines.every((other) => {
		const [begin] = other.texts;
		const step = Math.abs(other.baseline - line.baseline) / line.size;
		const isElsewhere = !begin || begin.x < first.x - 3 * line.size || begin.x > endOf(line);
		if (other === line || step > 2.2 || isElsewhere) return true;
		const words = textOfLine(other);
		// A time may be broken in two; two jobs without any text stand further apart.
		return sectionNameOf(words) !== null || (hasYear.test(words) && step > 1.7);
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
