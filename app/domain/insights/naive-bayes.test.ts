import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finish } from "#tests/helpers/finish.ts";
import {
	classify,
	createClassifier,
	type Example,
	emptyCounts,
	learn,
	mostTelling,
	probabilitiesOf,
	strongestTerms,
} from "./naive-bayes.ts";

const labels = ["cook", "sailor", "tailor"];

/** A corpus with a known answer: each class has words of its own, and all share some. */
function teach(examples: readonly Example[]) {
	const counts = emptyCounts(labels);
	for (const example of examples) learn(counts, example);
	return counts;
}
const corpus: Example[] = Array.from({ length: 60 }, (_, index) => {
	const label = labels[index % 3] ?? "";
	return { label, terms: ["worked", "years", `${label}ing`, `${label}-${index % 4}`] };
});
const classifier = createClassifier(finish(mostTelling(teach(corpus), 3, 100)), 2);

const anyTerms = fc.array(
	fc.oneof(fc.string(), fc.constantFrom("cooking", "sailing", "constructor", "__proto__")),
	{ maxLength: 30 },
);

describe("the classifier", () => {
	test("knows the class of what it has learned, with what it was trained on left out or not", () => {
		for (const label of labels) {
			const [first] = classify(classifier, ["worked", `${label}ing`]);
			expect(first?.label).toBe(label);
			expect(first?.probability).toBeGreaterThan(0.5);
		}
	});

	test("gives probabilities that are none below zero and together one, for any words", () => {
		fc.assert(
			fc.property(anyTerms, (terms) => {
				const classes = classify(classifier, terms);
				const sum = classes.reduce((total, { probability }) => total + probability, 0);
				expect(sum).toBeCloseTo(1, 9);
				expect(classes.every(({ probability }) => probability >= 0)).toBe(true);
				expect(classes.map(({ label }) => label).sort()).toEqual([...labels].sort());
			}),
		);
	});

	test("is not moved by words that it does not know, however many", () => {
		const known = ["worked", "sailoring"];
		const unknown = Array.from({ length: 500 }, (_, index) => `xyzzy${index}`);
		expect(classify(classifier, [...known, ...unknown, "__proto__", "constructor"])).toEqual(
			classify(classifier, known),
		);
	});

	test("knows nothing of an empty resume: every class is as likely", () => {
		for (const { probability } of classify(classifier, [])) expect(probability).toBeCloseTo(1 / 3);
	});

	test("is not led by how many resumes a class has", () => {
		const many = Array.from({ length: 900 }, () => ({
			label: "cook",
			terms: ["worked", "cooking"],
		}));
		const uneven = createClassifier(teach([...corpus, ...many]));
		expect(classify(uneven, ["worked", "sailoring"])[0]?.label).toBe("sailor");
	});

	test("says which words spoke", () => {
		const [first, ...others] = strongestTerms(
			classifier,
			["worked", "tailoring", "other"],
			"tailor",
		);
		expect(first?.term).toBe("tailoring");
		expect(others.map(({ term }) => term)).not.toContain("other");
		expect(first?.weight).toBeGreaterThan(1);
		expect(strongestTerms(classifier, ["tailoring"], "nobody")).toEqual([]);
	});
});

describe("what has been learned", () => {
	test("is as before when an example is taken back", () => {
		const example = { label: "cook", terms: ["cooking", "worked", "salt", "salt"] };
		const counts = teach(corpus);
		const before = structuredClone(counts);
		learn(counts, example);
		learn(counts, example, -1);
		expect(counts.resumes).toEqual(before.resumes);
		expect(finish(mostTelling(counts, 1, 99))).toEqual(finish(mostTelling(before, 1, 99)));
	});

	test("is nothing of a class that is not asked about", () => {
		const counts = emptyCounts(labels);
		learn(counts, { label: "baker", terms: ["bread"] });
		expect(counts.terms.size).toBe(0);
	});

	test("keeps the terms that tell the classes apart, and none that few resumes have", () => {
		const kept = [...finish(mostTelling(teach(corpus), 6, 3)).terms.keys()];
		expect(kept.sort()).toEqual(["cooking", "sailoring", "tailoring"]);
		expect([...finish(mostTelling(teach(corpus), 6, 99)).terms.keys()]).not.toContain("cook-1");
	});
});

test("A warmer answer is less sure, and scores of any size are no obstacle", () => {
	const scores = [-4_000, -3_990, -4_020];
	expect(probabilitiesOf(scores, 1)[1]).toBeGreaterThan(0.99);
	expect(probabilitiesOf(scores, 100)[1]).toBeLessThan(0.4);
});
