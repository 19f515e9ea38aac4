/**
 * How numbers become a drawing: round ticks, and places in a frame. Lengths are units of the drawing, with
 * the origin at its top left.
 */

/** The frame of a plot by weeks. At 320 pixels, the narrowest screen, its letters can still be read. */
export const plotFrame = {
	width: 360,
	height: 190,
	left: 44,
	right: 352,
	top: 22,
	bottom: 162,
} as const;

/** How much of its slot a column fills. */
const columnShare = 0.74;
const mostIntervals = 4;

/**
 * Round numbers from 0 to the first one that is not below the highest value, at most five: steps of 1, 2 or
 * 5 times a power of ten.
 * @param smallestStep 1 for what is counted; a dollar for money
 */
export function roundTicks(highest: number, smallestStep: number): number[] {
	const wanted = Math.max(highest / mostIntervals, smallestStep);
	const power = 10 ** Math.floor(Math.log10(wanted) + 1e-9);
	const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= wanted * (1 - 1e-9)) ?? 10;
	const step = factor * power;
	const intervals = Math.max(1, Math.ceil(highest / step - 1e-9));
	// What binary fractions cannot hold exactly is not shown either.
	return Array.from({ length: intervals + 1 }, (_, index) =>
		Number((index * step).toPrecision(12)),
	);
}

const rounded = (length: number): number => Math.round(length * 100) / 100;

/** The height at which a value stands. */
export function heightOf(value: number, top: number): number {
	const { top: upper, bottom } = plotFrame;
	return rounded(bottom - (Math.min(value, top) / top) * (bottom - upper));
}

/** The middle of the slot of the `index`th of `count` weeks. */
export function middleOf(index: number, count: number): number {
	const { left, right } = plotFrame;
	return rounded(left + ((index + 0.5) * (right - left)) / count);
}

export type Column = { x: number; y: number; width: number; height: number };

/** The column of a value; null where there is nothing to draw. */
export function columnOf(
	index: number,
	count: number,
	value: number | null,
	top: number,
): Column | null {
	if (value === null || value <= 0) return null;
	const width = ((plotFrame.right - plotFrame.left) / count) * columnShare;
	const y = heightOf(value, top);
	return {
		x: rounded(middleOf(index, count) - width / 2),
		y,
		width: rounded(width),
		height: rounded(plotFrame.bottom - y),
	};
}

/** A line through the values as a path; a week without a value interrupts it. */
export function linePath(values: readonly (number | null)[], top: number): string {
	let isDrawing = false;
	return values
		.flatMap((value, index) => {
			const command = isDrawing ? "L" : "M";
			isDrawing = value !== null;
			return value === null
				? []
				: [`${command}${middleOf(index, values.length)} ${heightOf(value, top)}`];
		})
		.join("");
}

/** Two labels closer than this many weeks would overlap. */
const labelWeeks = 5;

/**
 * Which values are written beside their marks: the highest, and that of the last full week where there is
 * room. The last value is that of a week that still runs.
 */
export function labelledWeeks(values: readonly (number | null)[]): number[] {
	const highest = Math.max(0, ...values.map((value) => value ?? 0));
	if (highest === 0) return [];
	const peak = values.indexOf(highest);
	const lastFull = values.length - 2;
	const hasRoom = Math.abs(peak - lastFull) >= labelWeeks;
	return hasRoom && (values[lastFull] ?? null) !== null ? [peak, lastFull] : [peak];
}

/** The middle of a label, moved so far that it stays inside the drawing. */
export function labelMiddle(index: number, count: number, letters: number): number {
	const half = letters * 3.2;
	return Math.min(
		Math.max(middleOf(index, count), plotFrame.left + half),
		plotFrame.width - half - 1,
	);
}
