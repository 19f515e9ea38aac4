import { expect, test } from "vitest";
import { monthNumber } from "./month-ranges.ts";
import type { ResumeOutline } from "./resume-outline.ts";
import { isFact, termsOf } from "./terms.ts";

const unnamed = { title: null, employer: null };
const outline: ResumeOutline = {
	sections: ["education", "work"],
	jobs: [
		{
			...unnamed,
			period: { from: monthNumber("2024-01"), to: monthNumber("2025-12") },
			bullets: [],
		},
	],
	otherBullets: [],
	skills: [],
	lines: ["Led the team's CI/CD in C++, C# and Node.js", "March 2021: 40% faster, LED", "Kafka"],
};
const until = monthNumber("2026-01");

test("Words are terms once, in small letters; numbers, months and what everybody writes are none", () => {
	expect(termsOf(outline, until).filter((term) => !isFact(term))).toEqual([
		"led",
		"team",
		"ci/cd",
		"c++",
		"c#",
		"node.js",
		"faster",
		"kafka",
	]);
});

test("What tells a level stands among them as facts", () => {
	expect(termsOf(outline, until).filter(isFact)).toEqual([
		"~years:3",
		"~jobs:1",
		"~bullets:0",
		"~words:0",
		"~education-first",
	]);
});

test("A text of any length has a few hundred terms at most", () => {
	const lines = Array.from({ length: 3_000 }, (_, index) => `word${index.toString(36)}x`);
	expect(termsOf({ ...outline, lines }, until).length).toBeLessThanOrEqual(700);
});
