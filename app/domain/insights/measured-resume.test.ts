import { describe, expect, test } from "vitest";
import { countWords } from "#app/domain/base/count.ts";
import { measureResume } from "./measured-resume.ts";
import { monthNumber } from "./month-ranges.ts";
import type { ResumeOutline } from "./resume-outline.ts";

const unnamed = { title: null, employer: null };
const outline: ResumeOutline = {
	sections: ["work", "education", "skills"],
	jobs: [
		{
			...unnamed,
			period: { from: monthNumber("2022-01"), to: null },
			bullets: ["Led 12 people", "Led the move to Go", "constructor of things"],
		},
		{
			...unnamed,
			period: { from: monthNumber("2020-01"), to: monthNumber("2021-12") },
			bullets: [],
		},
		{ ...unnamed, period: null, bullets: ["12% more sales"] },
	],
	otherBullets: ["Wrote a compiler"],
	skills: ["Go", "go", "SQL", "…"],
	lines: ["Led 12 people", "– a C++ engineer"],
};

describe("what is measured of a resume", () => {
	const measured = measureResume(outline, monthNumber("2026-01"));

	test("are its jobs and its bullets, also those outside jobs", () => {
		expect(measured).toMatchObject({
			jobs: 3,
			bullets: 5,
			bulletsInJobs: 4,
			bulletsInNewestJob: 3,
			bulletsWithFigure: 2,
			months: 73,
		});
	});

	test("are the words that bullets begin with, and a number is none", () => {
		expect(measured.openings).toEqual({ led: 2, constructor: 1, wrote: 1 });
	});

	test("are its skills, two spellings once", () => {
		expect(measured.skills).toEqual({ go: "Go", sql: "SQL" });
	});

	test("are its words: a dash is none", () => {
		expect(measured.words).toBe(6);
		expect(countWords("– a C++ (very good) engineer · 24/7")).toBe(6);
	});

	test("are no bullets' words where there are none", () => {
		const empty = { sections: [], jobs: [], otherBullets: [], skills: [], lines: [] };
		expect(measureResume(empty, 0)).toMatchObject({ bullets: 0, wordsPerBullet: 0, months: 0 });
	});
});
