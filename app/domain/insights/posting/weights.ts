import { letterOfZero, numberOf } from "./feature-number.ts";

/** How much a feature speaks for each kind, in the order of the kinds. */
export type Weights = { get: (feature: string) => readonly number[] | undefined };

/** The kind that the features speak for most; the first where nothing speaks for any. */
export function likeliest<Kind>(
	kinds: readonly [Kind, ...Kind[]],
	features: readonly string[],
	weights: Weights,
): Kind {
	const rows = features.flatMap((feature) => {
		const row = weights.get(feature);
		return row ? [row] : [];
	});
	const scores = kinds.map((_, kind) => rows.reduce((sum, row) => sum + (row[kind] ?? 0), 0));
	return kinds[scores.indexOf(Math.max(...scores))] ?? kinds[0];
}

/**
 * Weights as the site keeps them: features by their numbers, which are a third as long as their words. Each number as
 * its distance from the one before, and for each kind but the first a letter, in fifths beside the first kind.
 */
export type PackedWeights = { numbers: string; kinds: readonly string[] };

export function openWeights({ numbers, kinds }: PackedWeights): Weights {
	const rows = new Map<number, readonly number[]>();
	let number = 0;
	for (const [at, distance] of numbers.split(" ").entries()) {
		number += Number.parseInt(distance, 36);
		rows.set(number, [0, ...kinds.map((letters) => letters.charCodeAt(at) - letterOfZero)]);
	}
	return { get: (feature) => rows.get(numberOf(feature)) };
}
