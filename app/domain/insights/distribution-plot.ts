import type { MeasureSummary } from "./group-statistics.ts";
import { formatMeasure, type Measure } from "./measures.ts";

/** How a distribution becomes a drawing. Lengths are units of the drawing, its origin at the top left. */

export const distributionFrame = {
	width: 320,
	height: 124,
	left: 6,
	right: 314,
	top: 8,
	bottom: 96,
	labels: 114,
} as const;

export type DistributionColumn = {
	x: number;
	y: number;
	width: number;
	height: number;
	/** In the middle half of the group. */
	isMiddle: boolean;
	/** "3", "20% to 30%", "8 or more". */
	range: string;
	share: number;
};

const columnShare = 0.82;
const rounded = (length: number): number => Math.round(length * 100) / 100;
/** What is counted in whole numbers has its name below its column; the rest has the edges between them. */
const isCounted = ({ unit, steps }: Pick<Measure, "unit" | "steps">): boolean =>
	unit !== "share" && steps.step === 1;

/** The columns of a distribution, empty ones without height. */
export function columnsOf(
	{ histogram, low, high, resumes }: MeasureSummary,
	measure: Pick<Measure, "unit" | "steps">,
): DistributionColumn[] {
	const { left, right, top, bottom } = distributionFrame;
	const { start, step, counts } = histogram;
	const highest = Math.max(1, ...counts);
	const slot = (right - left) / counts.length;
	const binOf = (value: number) =>
		Math.min(Math.max(Math.floor((value - start) / step + 1e-9), 0), counts.length - 1);
	const [first, last] = [binOf(low), binOf(high)];
	return counts.map((count, index) => {
		const height = rounded((count / highest) * (bottom - top));
		return {
			x: rounded(left + slot * (index + (1 - columnShare) / 2)),
			y: rounded(bottom - height),
			width: rounded(slot * columnShare),
			height,
			isMiddle: index >= first && index <= last,
			range: rangeOf(index, counts.length, measure),
			share: count / resumes,
		};
	});
}

function rangeOf(index: number, bins: number, measure: Pick<Measure, "unit" | "steps">): string {
	const { start, step } = measure.steps;
	const from = formatMeasure(start + index * step, measure.unit);
	if (index === bins - 1 && measure.unit !== "share") return `${from} or more`;
	if (isCounted(measure)) return from;
	return `${from} to ${formatMeasure(start + (index + 1) * step, measure.unit)}`;
}

/** The words below the columns, each with its middle; of many steps every second one. */
export function labelsOf(measure: Pick<Measure, "unit" | "steps">): { x: number; text: string }[] {
	const { left, right } = distributionFrame;
	const { start, step, bins } = measure.steps;
	const slot = (right - left) / bins;
	if (isCounted(measure)) {
		return Array.from({ length: bins }, (_, index) => ({
			x: rounded(left + slot * (index + 0.5)),
			text: `${start + index * step}${index === bins - 1 ? "+" : ""}`,
		}));
	}
	return Array.from({ length: Math.floor(bins / 2) + 1 }, (_, index) => ({
		x: rounded(left + slot * index * 2),
		text: formatMeasure(start + index * 2 * step, measure.unit),
	}));
}

/** The frame of a strip that shows one value beside the middle half of a group. */
export const stripFrame = { width: 320, height: 28, left: 10, right: 310, middle: 14 } as const;

export type Strip = { low: number; median: number; high: number; mine: number };

/** Where the values of a strip stand: the middle half with air on both sides, and the own value at its edge if it is far. */
export function stripOf(
	mine: number,
	{ low, median, high, lowest, highest }: Omit<MeasureSummary, "histogram">,
): Strip {
	const { left, right } = stripFrame;
	// Groups that are all alike have no width of their own.
	const spread = Math.max(high - low, Math.abs(median) * 0.2, 1e-9);
	const from = Math.min(lowest, low - spread);
	const to = Math.max(highest, high + spread);
	const place = (value: number) =>
		rounded(left + ((Math.min(Math.max(value, from), to) - from) / (to - from)) * (right - left));
	return { low: place(low), median: place(median), high: place(high), mine: place(mine) };
}
