import { expect, test } from "vitest";
import { chooseSimilar } from "#app/domain/library/similar.ts";
import { findDisagreements, readComparables, readPairs } from "./judge.ts";

const pairs = readPairs();
const library = readComparables();

test("There are a hundred pairs, each with its reason, of resumes that the library has", () => {
	expect(pairs).toHaveLength(100);
	expect(new Set(pairs.map(({ liked, better, other }) => `${liked} ${better} ${other}`)).size).toBe(
		100,
	);
	for (const { liked, better, other, why } of pairs) {
		expect(new Set([liked, better, other]).size).toBe(3);
		expect(why.length).toBeGreaterThan(10);
	}
});

test("The rule agrees with a person in four of five pairs", () => {
	expect(pairs.length - findDisagreements(pairs, library).length).toBeGreaterThanOrEqual(80);
});

test("Every resume of the library has three similar ones, each with a reason of a few words", () => {
	const all = [...library.values()];
	for (const liked of all.filter((_, index) => index % 60 === 0)) {
		const similar = chooseSimilar(liked, all);
		expect(similar).toHaveLength(3);
		expect(similar.map(({ resume }) => resume.id)).not.toContain(liked.id);
		for (const { reason } of similar) expect(reason.split(" ").length).toBeLessThan(14);
	}
});
