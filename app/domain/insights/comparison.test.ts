import { describe, expect, test } from "vitest";
import { compareMeasures, placeOf } from "./comparison.ts";
import { emptyGroup } from "./group-statistics.ts";
import type { ComparedResume } from "./measures.ts";

const mine: ComparedResume = {
	pages: null,
	measured: {
		words: 300,
		jobs: 0,
		months: 0,
		bullets: 0,
		bulletsInJobs: 0,
		bulletsInNewestJob: 0,
		bulletsWithFigure: 0,
		wordsPerBullet: 0,
		sections: [],
		openings: {},
		skills: {},
	},
};
const summary = {
	lowest: 1,
	low: 200,
	median: 300,
	high: 400,
	highest: 600,
	resumes: 20,
	histogram: { start: 0, step: 100, counts: [20] },
};
const group = () => {
	const one = emptyGroup();
	for (const name of Object.keys(one.measures) as (keyof typeof one.measures)[]) {
		one.measures[name] = summary;
	}
	return one;
};

test("The ends of the middle half belong to it", () => {
	expect(placeOf(199, summary)).toBe("below");
	expect(placeOf(200, summary)).toBe("within");
	expect(placeOf(400, summary)).toBe("within");
	expect(placeOf(401, summary)).toBe("above");
});

describe("a resume beside a group", () => {
	test("is compared only in what can be said of it", () => {
		const names = compareMeasures(mine, group()).map(({ name }) => name);
		// No pages of a pasted text, no share of bullets that are not there.
		expect(names).toEqual(["jobs", "words", "bullets", "skills"]);
		expect(compareMeasures({ ...mine, pages: 2 }, group())[0]).toMatchObject({
			name: "pages",
			mine: 2,
			place: "below",
		});
	});

	test("is compared with nothing in a group that is not described", () => {
		expect(compareMeasures(mine, emptyGroup())).toEqual([]);
	});
});
