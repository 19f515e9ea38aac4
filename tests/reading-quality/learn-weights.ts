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
	const learned = [...fieldsOf].flatMap(([feature, { size }]) =>
		size < leastFields ? [] : [feature],
	);
	const places = new Map(learned.map((feature, at) => [feature, at * kindsOfRows]));
	const weights = new Float64Array(learned.length * kindsOfRows);
	const squares = new Float64Array(learned.length * kindsOfRows).fill(1e-6);
	const rows = labeled.map(({ features, kind }) => ({
		own: features.flatMap((feature) => places.get(feature) ?? []),
		right: kind,
	}));
	for (let round = 0; round < rounds; round++) {
		for (const { own, right } of rows) {
			for (const [kind, chance] of likelihoods(weights, own).entries()) {
				const miss = (chance - (kind === right ? 1 : 0)) * (right > 0 ? missed : 1);
				for (const place of own) {
					const at = place + kind;
					const slope = miss + shrink * (weights[at] ?? 0);
					const square = (squares[at] ?? 0) + slope ** 2;
					squares[at] = square;
					weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
				}
			}
		}
	}
	return new Map(
		[...places].map(([feature, place]) => [
			feature,
			[...weights.subarray(place, place + kindsOfRows)],
		]),
	);
}

const kindsOfRows = 3;

/** How likely each kind is, for features whose weights stand at these places. */
function likelihoods(weights: Float64Array, places: readonly number[]): number[] {
	const scores = [0, 0, 0];
	for (const place of places) {
		for (let kind = 0; kind < kindsOfRows; kind++) {
			scores[kind] = (scores[kind] ?? 0) + (weights[place + kind] ?? 0);
		}
	}
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
const leastSteps = 3;

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
