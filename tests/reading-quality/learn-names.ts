import { cleanText } from "#app/domain/insights/posting/clean-text.ts";
import { readPosting } from "#app/domain/insights/posting/extract-requirements.ts";
import {
	type NameKind,
	type NameWeights,
	nameKinds,
} from "#app/domain/insights/posting/name-kind.ts";
import type { FoundRequirement } from "#app/domain/insights/posting/requirement.ts";
import { judgePosting } from "./judge-posting.ts";
import type { Posting } from "./postings.ts";

/** The names that rules of form find in a posting, with the kind that its labels give them. */
export type LabeledNames = { posting: Posting; names: { features: string[]; kind: NameKind }[] };

/** What fewer fields have is not learned: the words of one field are no dictionary here. */
const leastFields = 2;
const how = {
	rounds: 12,
	rate: 0.02,
	shrink: 0.03,
	/** So much more a missed name counts than one too many. */
	missed: 1.5,
};

export function labelNames(posting: Posting, known: ReadonlySet<string>): LabeledNames {
	const { text, placeOf } = cleanText(posting.text);
	const names = readPosting(text, known).flatMap((part) => part.names);
	const asKind = (kind: NameKind) => {
		const all = names.map(({ name, must }): FoundRequirement => {
			const end = placeOf(name.start + name.text.length - 1) + 1;
			return { kind: kind as "skill", text: name.text, must, start: placeOf(name.start), end };
		});
		// Each by itself: of names within each other more than one may be right.
		return all.map((one) => judgePosting(posting, [one]).matched.length > 0);
	};
	const [skills, certificates] = [asKind("skill"), asKind("certificate")];
	return {
		posting,
		names: names.map(({ features }, at) => ({
			features,
			kind: skills[at] ? "skill" : certificates[at] ? "certificate" : "none",
		})),
	};
}

/** Learns by gradients, each with a step of its own (AdaGrad), how much each feature speaks for each kind. */
export function learnNames(
	postings: readonly LabeledNames[],
	{ rounds, rate, shrink, missed } = how,
): NameWeights {
	const fieldsOf = new Map<string, Set<string>>();
	for (const { posting, names } of postings) {
		for (const feature of names.flatMap(({ features }) => features)) {
			fieldsOf.set(feature, (fieldsOf.get(feature) ?? new Set()).add(posting.field));
		}
	}
	const isKept = (feature: string) => (fieldsOf.get(feature)?.size ?? 0) >= leastFields;
	const rows = postings.flatMap(({ names }) =>
		names.map(({ features, kind }) => ({
			features: features.filter(isKept),
			kind: nameKinds.indexOf(kind),
		})),
	);
	const weights = new Map<string, number[]>();
	const squares = new Map<string, number[]>();
	const rowOf = (map: Map<string, number[]>, feature: string, start: number) => {
		const row = map.get(feature) ?? nameKinds.map(() => start);
		map.set(feature, row);
		return row;
	};
	for (let round = 0; round < rounds; round++) {
		for (const { features, kind: right } of rows) {
			const likely = likelihoods(features, weights);
			for (const feature of features) {
				const own = rowOf(weights, feature, 0);
				const square = rowOf(squares, feature, 1e-6);
				for (const [kind, chance] of likely.entries()) {
					const weight = own[kind] ?? 0;
					const slope =
						(chance - (kind === right ? 1 : 0)) * (right > 0 ? missed : 1) + shrink * weight;
					square[kind] = (square[kind] ?? 0) + slope ** 2;
					own[kind] = weight - (rate * slope) / Math.sqrt(square[kind] ?? 1);
				}
			}
		}
	}
	return weights;
}

/** As the site keeps them: in tenths, without what hardly weighs. */
export const packNames = (weights: NameWeights): string =>
	[...weights]
		.flatMap(([feature, row]) => {
			const tenths = row.map((weight) => Math.round(weight * 10));
			return tenths.every((weight) => Math.abs(weight) < 2)
				? []
				: [`${feature}\t${tenths.join(",")}`];
		})
		.sort()
		.join("\n");

function likelihoods(features: readonly string[], weights: NameWeights): number[] {
	const scores = nameKinds.map((_, kind) =>
		Math.exp(features.reduce((sum, name) => sum + (weights.get(name)?.[kind] ?? 0), 0)),
	);
	const all = scores.reduce((sum, score) => sum + score, 0);
	return scores.map((score) => score / all);
}
