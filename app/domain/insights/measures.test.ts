import { describe, expect, test } from "vitest";
import type { MeasuredResume } from "./measured-resume.ts";
import { formatMeasure, measures } from "./measures.ts";

const measured: MeasuredResume = {
	words: 400,
	jobs: 2,
	months: 30,
	bullets: 10,
	bulletsInJobs: 7,
	bulletsInNewestJob: 5,
	bulletsWithFigure: 4,
	wordsPerBullet: 18,
	sections: [],
	openings: {},
	skills: { sql: "SQL", go: "Go" },
	path: [],
};

describe("a measure", () => {
	test("is read from what was measured", () => {
		const read = Object.fromEntries(
			Object.entries(measures).map(([name, { read }]) => [name, read({ measured, pages: 1 })]),
		);
		expect(read).toEqual({
			pages: 1,
			jobs: 2,
			years: 2.5,
			bulletsPerJob: 3.5,
			figureShare: 0.4,
			wordsPerBullet: 18,
			words: 400,
			bullets: 10,
			newestJobBullets: 5,
			skills: 2,
		});
	});

	test("cannot be said where there is nothing to divide by", () => {
		const nothing = { measured: { ...measured, jobs: 0, bullets: 0, months: 0 }, pages: null };
		for (const name of [
			"pages",
			"years",
			"bulletsPerJob",
			"figureShare",
			"wordsPerBullet",
		] as const) {
			expect(measures[name].read(nothing)).toBeNull();
		}
	});
});

test.each([
	[0.824, "share", "82%"],
	[4.75, "whole", "5"],
	[1234, "whole", "1,234"],
	[3.333, "amount", "3.3"],
	[3, "amount", "3"],
	[12.4, "amount", "12"],
] as const)("%d as %s is written %s", (value, unit, text) => {
	expect(formatMeasure(value, unit)).toBe(text);
});
