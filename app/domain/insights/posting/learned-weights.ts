import learned from "./learned-weights.json" with { type: "json" };
import { openWeights, type Weights } from "./weights.ts";

/** What labeled postings teach: what a name is, and what a part tells. */
export type LearnedWeights = Record<"clauses" | "names" | "parts", Weights>;

const kept: Partial<LearnedWeights> = {};

/** What `npm run learn:postings` has learned, opened once; it stops before each, so that the caller can pause. */
export function* learnedInSteps(): Generator<void, LearnedWeights, void> {
	const open = (name: keyof LearnedWeights) => (kept[name] ??= openWeights(learned[name]));
	yield;
	const clauses = open("clauses");
	yield;
	const names = open("names");
	yield;
	return { clauses, names, parts: open("parts") };
}
