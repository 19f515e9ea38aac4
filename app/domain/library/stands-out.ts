import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";

/** With fewer, nothing stands out. */
const comparedAtLeast = 3;

type Measure = { of: (facts: SheetFacts) => number; words: string };

/** In the order in which they are worth saying; a measure says something of the one that is above all others. */
const measures: readonly Measure[] = [
	{
		of: ({ bullets, bulletsWithFigure }) => (bullets > 0 ? bulletsWithFigure / bullets : 0),
		words: "the most numbers of these",
	},
	{ of: ({ pages }) => -pages, words: "the fewest pages of these" },
	{ of: ({ jobs }) => jobs, words: "the most jobs of these" },
	{ of: ({ words }) => -words, words: "the shortest of these" },
];

/**
 * What is special about a resume beside others, by its public facts alone.
 * @param all the facts of those that are shown together, its own among them
 * @returns "the most numbers of these"; null where it is like the others, or they are fewer than three
 */
export function standsOut(facts: SheetFacts, all: readonly SheetFacts[]): string | null {
	if (all.length < comparedAtLeast) return null;
	const others = all.filter((other) => other !== facts);
	const first = measures.find(({ of }) => others.every((other) => of(facts) > of(other)));
	return first?.words ?? null;
}
