import learned from "./learned-names.json" with { type: "json" };
import type { NameWeights } from "./name-kind.ts";

let kept: NameWeights | undefined;

/** What `npm run learn:postings` has learned, opened once. */
export function learnedNames(): NameWeights {
	kept ??= new Map(
		learned.weights.split("\n").map((line) => {
			const [name = "", row = ""] = line.split("\t");
			return [name, row.split(",").map(Number)];
		}),
	);
	return kept;
}
