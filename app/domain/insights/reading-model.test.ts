import { describe, expect, test } from "vitest";
import { finish } from "#tests/helpers/finish.ts";
import {
	type Lesson,
	leastExamples,
	openReader,
	type ReadingModel,
	readsLike,
	trainReadingModel,
} from "./reading-model.ts";

const levels = ["Intern", "Mid-level", "Staff+"];
const roles = ["Baker", "Sailor"];

/** A corpus with a known answer; `noise` of ten resumes carry the words of another role. */
function corpus(count: number, noise = 0): Lesson[] {
	return Array.from({ length: count }, (_, index) => {
		const role = roles[index % 2] ?? "";
		const level = levels[index % 3] ?? "";
		const told = index % 10 < noise ? (roles[(index + 1) % 2] ?? "") : role;
		return {
			role,
			level,
			isInvented: index % 2 === 0,
			terms: [
				"worked",
				told.toLowerCase(),
				`${told}-${index % 5}`,
				`~years:${index % 3}`,
				`only-${index}`,
			],
		};
	});
}

const train = (lessons: Lesson[]): ReadingModel | null => finish(trainReadingModel(lessons));
const trained = (lessons: Lesson[]) => {
	const model = train(lessons);
	if (!model) throw new Error("Nothing was learned");
	return model;
};

describe("what is learned from the library", () => {
	test("tells roles and levels apart where they can be told apart", () => {
		const model = trained(corpus(120));
		expect(model.role.accuracy).toBe(1);
		expect(model.level.accuracy).toBe(1);
		expect(model.level.labels).toEqual(levels);
		const { roles: found, levels: step } = readsLike(openReader(model), ["sailor", "~years:2"]);
		expect(found[0]?.label).toBe("Sailor");
		expect(step[0]?.label).toBe("Staff+");
	});

	test("is tested on what was held back: noise that nobody can learn costs accuracy", () => {
		const { accuracy } = trained(corpus(200, 2)).role;
		expect(accuracy).toBeGreaterThan(0.7);
		expect(accuracy).toBeLessThan(0.9);
	});

	test("is not tested on what it has learned: of labels drawn by lot it knows nothing", () => {
		// The same numbers every time (Lehmer).
		let seed = 20_260_615;
		const draw = (most: number) => {
			seed = (seed * 48_271) % 2_147_483_647;
			return seed % most;
		};
		const lottery = Array.from({ length: 200 }, () => ({
			role: roles[draw(2)] ?? "",
			level: levels[draw(3)] ?? "",
			isInvented: true,
			terms: Array.from({ length: 12 }, () => `term-${draw(300)}`),
		}));
		const { role, level } = trained(lottery);
		expect(role.accuracy).toBeLessThan(0.62);
		expect(level.accuracy).toBeLessThan(0.48);
		const [first] = readsLike(openReader(trained(lottery)), lottery[0]?.terms ?? []).roles;
		expect(first?.probability).toBeLessThan(0.7);
	});

	test("is as sure as it is right", () => {
		const model = trained(corpus(200, 2));
		const [first] = readsLike(openReader(model), ["worked", "baker", "Baker-0"]).roles;
		expect(first?.probability).toBeLessThan(0.93);
	});

	test("holds no word of a single resume, nor of a few", () => {
		expect(JSON.stringify(trained(corpus(120)))).not.toContain("only-");
	});

	test("says how many of its resumes are invented", () => {
		expect(trained(corpus(120)).invented).toBe(60);
	});

	test("is nothing before there are two roles with enough resumes", () => {
		expect(train([])).toBeNull();
		expect(train(corpus(120).filter(({ role }) => role === "Baker"))).toBeNull();
		const few = corpus(120).filter(
			({ role }, index) => role === "Baker" || index < 2 * leastExamples - 2,
		);
		expect(few.filter(({ role }) => role === "Sailor")).toHaveLength(leastExamples - 1);
		expect(train(few)).toBeNull();
	});

	test("is kept as plain data and is the same afterwards", () => {
		const model = trained(corpus(120));
		const copy = JSON.parse(JSON.stringify(model)) as ReadingModel;
		const terms = ["sailor", "~years:0", "unheard"];
		expect(readsLike(openReader(copy), terms)).toEqual(readsLike(openReader(model), terms));
	});

	test("names the words that spoke, and no facts among them", () => {
		const { words } = readsLike(openReader(trained(corpus(120))), ["sailor", "~years:1", "worked"]);
		expect(words).toEqual(["sailor"]);
	});
});
