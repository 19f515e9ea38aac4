import {
	featureBits,
	letterOfZero,
	numberOf,
} from "#app/domain/insights/posting/feature-number.ts";
import type { PackedWeights } from "#app/domain/insights/posting/weights.ts";
import { packNumbers } from "./pack-numbers.ts";

/** Something whose kind is known, by its number, and the field that it is of. */
export type LabeledRow = { field: string; features: readonly string[]; kind: number };

export type Learning = {
	rounds: number;
	rate: number;
	shrink: number;
	/** So much more a missed one counts than one too many; the first kind is "none". */
	missed: number;
	/** What fewer fields have is not learned: the words of one field are no dictionary here. */
	leastFields: number;
};

/** Learns by gradients, each with a step of its own (AdaGrad), how much each feature speaks for each of three kinds. */
export function learnWeights(
	labeled: readonly LabeledRow[],
	{ rounds, rate, shrink, missed, leastFields }: Learning,
): Map<string, readonly number[]> {
	const fieldsOf = new Map<string, Set<string>>();
	for (const { field, features } of labeled) {
		for (const feature of features) {
			const fields = fieldsOf.get(feature) ?? new Set();
			fieldsOf.set(feature, fields.add(field));
		}
	}
	const weights = new Map<string, number[]>();
	const squares = new Map<string, number[]>();
	for (const [feature, fields] of fieldsOf) {
		if (fields.size < leastFields) continue;
		weights.set(feature, [0, 0, 0]);
		squares.set(feature, [1e-6, 1e-6, 1e-6]);
	}
	const rows = labeled.map(({ features, kind }) => {
		const own = features.flatMap((feature) => {
			const [weight, square] = [weights.get(feature), squares.get(feature)];
			return weight && square ? [{ weight, square }] : [];
		});
		return { own, right: kind };
	});
	for (let round = 0; round < rounds; round++) {
		for (const { own, right } of rows) {
			for (const [kind, chance] of likelihoods(own).entries()) {
				const miss = (chance - (kind === right ? 1 : 0)) * (right > 0 ? missed : 1);
				for (const { weight, square } of own) {
					const slope = miss + shrink * (weight[kind] ?? 0);
					square[kind] = (square[kind] ?? 0) + slope ** 2;
					weight[kind] = (weight[kind] ?? 0) - (rate * slope) / Math.sqrt(square[kind] ?? 1);
				}
			}
		}
	}
	return weights;
}

function likelihoods(rows: readonly { weight: readonly number[] }[]): number[] {
	const scores = [0, 1, 2].map((kind) =>
		rows.reduce((sum, { weight }) => sum + (weight[kind] ?? 0), 0),
	);
	const most = Math.max(...scores);
	const shares = scores.map((score) => Math.exp(score - most));
	const all = shares.reduce((sum, share) => sum + share, 0);
	return shares.map((share) => share / all);
}

/** A letter is so many steps from that of zero, at most. */
const furthest = 47;
/** Of a weight of one. */
const stepsOfOne = 15;
/** What speaks for no kind by so many, decides nothing. */
const leastSteps = 2;

/** As the site keeps them; of two features of one number the first is kept. */
export function packWeights(weights: ReadonlyMap<string, readonly number[]>): PackedWeights {
	const rows = new Map<number, number[]>();
	for (const [feature, [first = 0, ...others]] of weights) {
		const number = numberOf(feature, featureBits);
		const steps = others.map((weight) => Math.round((weight - first) * stepsOfOne));
		const isTelling = steps.some((step) => Math.abs(step) >= leastSteps);
		if (isTelling && !rows.has(number)) rows.set(number, steps);
	}
	const sorted = [...rows].sort(([a], [b]) => a - b);
	const letterOf = (step = 0) =>
		String.fromCharCode(letterOfZero + Math.max(-furthest, Math.min(furthest, step)));
	return {
		numbers: packNumbers([...rows.keys()]),
		kinds: [0, 1].map((kind) => sorted.map(([, steps]) => letterOf(steps[kind])).join("")),
	};
}
