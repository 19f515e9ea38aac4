/** Summaries of many numbers, and where one stands among them. */

/** The middle half of some numbers lies between `low` and `high`. */
export type Quartiles = { low: number; median: number; high: number };

/**
 * A quantile, between two values where none lies on it (the definition that spreadsheets use).
 * @param sorted in rising order, at least one
 * @param share from 0 to 1
 */
export function quantileOf(sorted: readonly number[], share: number): number {
	const place = share * (sorted.length - 1);
	const below = sorted[Math.floor(place)] ?? 0;
	const above = sorted[Math.ceil(place)] ?? below;
	return below + (above - below) * (place - Math.floor(place));
}

/**
 * The value that stands at a share of the way, as it is: one and a quarter pages are no answer.
 * @param sorted in rising order, at least one
 * @param share from 0 to 1
 */
export const valueAt = (sorted: readonly number[], share: number): number =>
	sorted[Math.round(share * (sorted.length - 1))] ?? 0;

const inOrder = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Null of nothing. */
export function medianOf(values: readonly number[]): number | null {
	return values.length === 0 ? null : quantileOf(inOrder(values), 0.5);
}

/** How many values lie in each step; the last one takes what is larger. */
export type Histogram = { start: number; step: number; counts: number[] };

/**
 * Counts values by steps.
 * @param frame where the first step begins, how wide each is, and how many there are
 */
export function histogramOf(
	values: readonly number[],
	{ start, step, bins }: { start: number; step: number; bins: number },
): Histogram {
	const counts = new Array<number>(bins).fill(0);
	for (const value of values) {
		// What binary fractions cannot hold exactly must not fall below its own edge.
		const bin = Math.floor((value - start) / step + 1e-9);
		const place = Math.min(Math.max(bin, 0), bins - 1);
		counts[place] = (counts[place] ?? 0) + 1;
	}
	return { start, step, counts };
}
