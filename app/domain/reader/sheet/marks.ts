import { barTones, type GreekedPage } from "./greek.ts";

/** A place on a greeked page that is worth a note in its margin. In whole points, like the page. */
export type SheetMark = {
	/**
	 * `line` a bar that has its line for itself · `bullets` the longest run of bullets without a heading in it ·
	 * `figure` the last tick on the line that has the most · `end` the last bar of the page
	 */
	kind: "line" | "bullets" | "figure" | "end";
	/** What is meant: the end of a bar, the middle of a tick; of a run the end of its longest line, half-way down. */
	x: number;
	y: number;
	/** Where the line ends on which it stands: there a note's own line may begin. */
	right: number;
	/** Height of a run's first and last line; both are `y` where it is one line. */
	top: number;
	bottom: number;
	/** How many bullets, or ticks; 1 for the others. */
	count: number;
};

type Line = { y: number; right: number; ticks: number[]; bars: number; longest: number };

/** The next line of a bullet is at most this far below; the next bullet of its run may be further. */
const lineGap = 15;
const bulletGap = 30;
/** A bar that is too short does not look like a line. */
const leastLine = 120;

/**
 * Finds what a note can point at, from top to bottom; each kind at most once, and on a line of its own.
 * @returns an empty list for an empty page
 */
export function markSheet(page: GreekedPage): SheetMark[] {
	const lines = linesOf(page);
	const last = lines.at(-1);
	if (!last) return [];
	const taken = new Set<number>([last.y]);
	const marks: SheetMark[] = [markOf("end", last)];
	const run = longestRun(page, lines);
	if (run) {
		marks.push(run);
		for (const { y } of lines) if (y >= run.top && y <= run.bottom) taken.add(y);
	}
	// A figure that stands in the run is better than none.
	const figure = mostTicks(lines.filter(({ y }) => !taken.has(y))) ?? mostTicks(lines);
	if (figure) {
		marks.push(figure);
		taken.add(figure.y);
	}
	const whole = lines.filter(
		({ y, ticks, bars, longest }) =>
			bars === 1 && ticks.length === 0 && longest >= leastLine && !taken.has(y),
	);
	// What is explained first stands first, where that can be had.
	const line = whole.find(({ y }) => run && y < run.top) ?? whole[0];
	if (line) marks.push(markOf("line", line));
	return marks.sort((one, other) => one.y - other.y);
}

/**
 * Moves heights apart until none is closer to the next than `gap`, as little as that takes, and keeps their
 * order and the last of them above `end`.
 */
export function spreadApart(heights: readonly number[], gap: number, end: number): number[] {
	const spread: number[] = [];
	for (const height of heights) {
		spread.push(Math.max(height, (spread.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
	}
	let limit = end;
	return spread
		.toReversed()
		.map((height) => {
			const moved = Math.min(height, limit);
			limit = moved - gap;
			return moved;
		})
		.toReversed();
}

function linesOf({ bars, ticks }: GreekedPage): Line[] {
	const lines = new Map<number, Line>();
	for (const tone of barTones) {
		for (const [x = 0, y = 0, width = 0] of groupsOf(bars[tone], 3)) {
			const line = lines.get(y) ?? { y, right: 0, ticks: [], bars: 0, longest: 0 };
			line.right = Math.max(line.right, x + width);
			line.bars += 1;
			// A name does not count as a line.
			if (tone !== "name") line.longest = Math.max(line.longest, width);
			lines.set(y, line);
		}
	}
	for (const [x = 0, y = 0] of groupsOf(ticks, 2)) lines.get(y)?.ticks.push(x);
	return [...lines.values()].sort((one, other) => one.y - other.y);
}

/** The first of the longest rows of bullets without a heading between them. */
function longestRun(page: GreekedPage, lines: readonly Line[]): SheetMark | null {
	const heads = new Set(groupsOf(page.bars.strong, 3).map(([, y]) => y));
	const dots = new Set(groupsOf(page.dots, 2).map(([, y]) => y));
	let best: Line[][] = [];
	let run: Line[][] = [];
	let bottom = 0;
	for (const line of lines) {
		const gap = line.y - bottom;
		if (dots.has(line.y)) {
			if (gap > bulletGap) run = [];
			run.push([line]);
			bottom = line.y;
		} else if (run.length > 0 && gap <= lineGap && !heads.has(line.y)) {
			run.at(-1)?.push(line);
			bottom = line.y;
		} else {
			run = [];
		}
		if (run.length > best.length) best = run;
	}
	const shown = best.flat();
	const [first] = shown;
	const last = shown.at(-1);
	if (!first || !last || best.length < 2) return null;
	const right = Math.max(...shown.map((line) => line.right));
	const middle = Math.round((first.y + last.y) / 2);
	return {
		...markOf("bullets", { y: middle, right }, best.length),
		top: first.y,
		bottom: last.y,
	};
}

function mostTicks(lines: readonly Line[]): SheetMark | null {
	const most = lines.reduce((largest, { ticks }) => Math.max(largest, ticks.length), 1);
	const line = lines.find(({ ticks }) => ticks.length === most);
	return line ? { ...markOf("figure", line, most), x: Math.max(...line.ticks) } : null;
}

const markOf = (
	kind: SheetMark["kind"],
	{ y, right }: Pick<Line, "y" | "right">,
	count = 1,
): SheetMark => ({ kind, x: right, y, right, top: y, bottom: y, count });

function groupsOf(values: readonly number[], size: number): number[][] {
	const groups = [];
	for (let index = 0; index < values.length; index += size) {
		groups.push(values.slice(index, index + size));
	}
	return groups;
}
