import { expect, test } from "vitest";
import { shownLibrary } from "#tests/reading-quality/posting-figures.ts";
import { readPostings } from "#tests/reading-quality/postings.ts";
import { hashOf } from "#tests/reading-quality/sheets/look.ts";
import { type Candidate, chooseFive, countShown, weightsOf } from "./choose-five.ts";
import { extractRequirements } from "./extract-requirements.ts";
import { createShownFinder } from "./shown-terms.ts";

test("The first adds most, each next one most of what is left, and it ends where nothing is added", () => {
	const candidates: Candidate[] = [
		{ id: "d", shows: [0] },
		{ id: "c", shows: [2] },
		{ id: "b", shows: [0, 1] },
		{ id: "a", shows: [1] },
	];
	expect(chooseFive(candidates, [1, 1, 1.5])).toEqual([
		{ id: "b", adds: [0, 1] },
		{ id: "c", adds: [2] },
	]);
	expect(chooseFive(candidates, [1, 1, 1.5], 1)).toHaveLength(1);
	expect(chooseFive(candidates, [0, 0, 0])).toEqual([]);
});

test("Of equal ones the first by id is taken, whatever their order", () => {
	const candidates: Candidate[] = ["c", "a", "b"].map((id) => ({ id, shows: [0] }));
	expect(chooseFive(candidates, [1])).toEqual([{ id: "a", adds: [0] }]);
	expect(chooseFive(candidates.toReversed(), [1])).toEqual([{ id: "a", adds: [0] }]);
});

test("What fewer than five show is worth nothing, what few show is worth more, and a must twice", () => {
	const weights = weightsOf([true, true, false, true], [4, 5, 5, 20], 20);
	expect(weights[0]).toBe(0);
	expect(weights[1]).toBeGreaterThan(weights[3] ?? 0);
	expect(weights[1]).toBe(2 * (weights[2] ?? 0));
});

test("In 300 cases the five cover at least nine tenths of what any five could", () => {
	const library = shownLibrary().filter((_, at) => at % 3 === 0);
	const known = new Set(library.flatMap(({ skills }) => [...skills]));
	const postings = readPostings();
	const cases = Array.from({ length: 300 }, (_, round) => {
		const posting = postings[round % postings.length];
		const requirements = extractRequirements(posting?.text ?? "", known);
		const finders = requirements.map(createShownFinder);
		const all = library.map((resume) => ({
			id: resume.id,
			shows: finders.flatMap((isShown, at) => (isShown(resume) ? [at] : [])),
		}));
		const weights = weightsOf(
			requirements.map(({ must }) => must),
			countShown(all, requirements.length),
			all.length,
		);
		const candidates = all.filter(({ id }) => hashOf(`${round} ${id}`) % 3 === 0).slice(0, 50);
		const worth = (places: Iterable<number>) =>
			[...new Set(places)].reduce((sum, at) => sum + (weights[at] ?? 0), 0);
		const greedy = worth(chooseFive(candidates, weights).flatMap(({ adds }) => adds));
		const exact = bestOfAnyFive(candidates, weights);
		const whole = worth(candidates.flatMap(({ shows }) => shows));
		return { share: exact === 0 ? 1 : greedy / exact, isHard: exact < whole };
	});
	const shares = cases.map(({ share }) => share);
	const hard = cases.filter(({ isHard }) => isHard).length;
	// Where five cover everything there is, any way of choosing would do.
	expect(hard).toBeGreaterThan(10);
	const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
	console.log(
		`least ${Math.min(...shares).toFixed(4)}, mean ${mean.toFixed(4)}, ${hard} where five cannot cover all`,
	);
	expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.9);
});

/** Every five, each by what it covers; what a candidate shows and another shows too is left out at once. */
function bestOfAnyFive(all: readonly Candidate[], weights: readonly number[]): number {
	const worthOf = (covered: bigint) =>
		weights.reduce((sum, weight, at) => sum + ((covered >> BigInt(at)) & 1n ? weight : 0), 0);
	const masks = [
		...new Set(
			all.map(({ shows }) =>
				shows.reduce((mask, at) => ((weights[at] ?? 0) > 0 ? mask | (1n << BigInt(at)) : mask), 0n),
			),
		),
	];
	const useful = masks.filter(
		(mask) => !masks.some((other) => other !== mask && (other | mask) === other),
	);
	let covers = new Set([0n]);
	for (let round = 0; round < 5; round++) {
		covers = new Set([...covers].flatMap((cover) => useful.map((mask) => cover | mask)));
	}
	return Math.max(...[...covers].map(worthOf));
}
