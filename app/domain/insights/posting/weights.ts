import {
	featureBits,
	letterOfZero,
	numberOf,
	openNumbers,
	type PackedNumbers,
} from "./feature-number.ts";

/** How much a feature speaks for each kind, in the order of the kinds. */
export type Weights = { get: (feature: string) => readonly number[] | undefined };

/** The kind that the features speak for most; the first where nothing speaks for any. */
export function likeliest<Kind>(
	kinds: readonly [Kind, ...Kind[]],
	features: readonly string[],
	weights: Weights,
): Kind {
	const scores = scoresOf(kinds.length, features, weights);
	return kinds[scores.indexOf(Math.max(...scores))] ?? kinds[0];
}

/** How much the features speak for each kind. */
function scoresOf(kinds: number, features: readonly string[], weights: Weights): number[] {
	const scores = Array.from({ length: kinds }, () => 0);
	for (const feature of features) {
		for (const [kind, weight] of weights.get(feature)?.entries() ?? []) {
			scores[kind] = (scores[kind] ?? 0) + weight;
		}
	}
	return scores;
}

const mostWays = 3;

/**
 * The likeliest kinds of things that follow each other, where what is known of each depends on the kinds before it.
 * @param featuresOf of the next one
 */
export function likeliestInTurn<Kind>(
	kinds: readonly [Kind, ...Kind[]],
	count: number,
	featuresOf: (before: readonly Kind[]) => readonly string[],
	weights: Weights,
): readonly Kind[] {
	let ways: { row: readonly Kind[]; chance: number }[] = [{ row: [], chance: 0 }];
	for (let at = 0; at < count; at++) {
		const next = ways.flatMap(({ row, chance }) => {
			const scores = scoresOf(kinds.length, featuresOf(row), weights);
			const most = Math.max(...scores);
			const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
			const rest = chance - most - Math.log(all);
			return kinds.map((kind, at) => ({
				row: [...row, kind],
				chance: rest + (scores[at] ?? 0),
			}));
		});
		ways = next.sort((a, b) => b.chance - a.chance).slice(0, mostWays);
	}
	return ways[0]?.row ?? [];
}

/**
 * Weights as the site keeps them: features by their numbers, which are a third as long as their words, and for each
 * kind but the first a letter: how far it is above the first kind, in steps.
 */
export type PackedWeights = { numbers: PackedNumbers; kinds: readonly string[] };

export function openWeights({ numbers, kinds }: PackedWeights): Weights {
	const rows = new Map(
		openNumbers(numbers).map((number, at) => [
			number,
			[0, ...kinds.map((letters) => letters.charCodeAt(at) - letterOfZero)],
		]),
	);
	return { get: (feature) => rows.get(numberOf(feature, featureBits)) };
}
