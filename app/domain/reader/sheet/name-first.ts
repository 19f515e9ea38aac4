import { sectionKindOf } from "#app/domain/insights/section-names.ts";
import { endOf, type PlacedLine, textOfLine } from "./placed-line.ts";

/** Letters so much larger than the usual ones are those of a name. */
const large = 1.4;
/** In points: further down, something else begins. */
const jump = 40;
const mostLines = 6;

/**
 * The lines of a first page with the name, and what stands right below it, before all others: a side column that a
 * file draws first would take them for its end.
 */
export function withNameFirst(lines: readonly PlacedLine[], height: number): PlacedLine[] {
	const sizes = lines.map(({ size }) => size).sort((one, other) => one - other);
	const usual = sizes[sizes.length >> 1] ?? 0;
	const largest = sizes.at(-1) ?? 0;
	const from = lines.findIndex(({ size }) => size === largest);
	const name = lines[from];
	if (!name || from === 0 || largest < usual * large || name.baseline > height / 4)
		return [...lines];
	const beginOf = ({ texts }: PlacedLine) => texts[0]?.x ?? 0;
	const isOver = (line: PlacedLine) =>
		line.baseline < name.baseline && beginOf(line) < endOf(name) && endOf(line) > beginOf(name);
	const isHeading = (line: PlacedLine) => sectionKindOf(textOfLine(line)) !== null;
	// A side column has a heading above what would be its end.
	const before = lines.slice(0, from);
	if (isHeading(name) || before.some(isOver) || !before.some(isHeading)) return [...lines];
	let to = from + 1;
	for (let next = lines[to]; next && to < from + mostLines; next = lines[++to]) {
		const step = next.baseline - (lines[to - 1]?.baseline ?? 0);
		if (step < 0 || step > jump || isHeading(next)) break;
	}
	return [...lines.slice(from, to), ...before, ...lines.slice(to)];
}
