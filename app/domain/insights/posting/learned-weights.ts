import learned from "./learned-weights.json" with { type: "json" };
import { openWeights, type Weights } from "./weights.ts";

/** What labeled postings teach: what a name is, and what a part tells. */
export type LearnedWeights = Record<"clauses" | "names" | "parts", Weights>;

let kept: LearnedWeights | undefined;

/** What `npm run learn:postings` has learned, opened once. */
export function learnedWeights(): LearnedWeights {
	kept ??= {
		clauses: openWeights(learned.clauses),
		names: openWeights(learned.names),
		parts: openWeights(learned.parts),
	};
	return kept;
}
