import { expect, test } from "vitest";
import type { MeasuredResume } from "#app/domain/insights/measured-resume.ts";
import { describeStandingOut } from "./standing-out.ts";

const measured = (values: Partial<MeasuredResume> = {}): MeasuredResume => ({
	words: 300,
	jobs: 2,
	months: 40,
	bullets: 10,
	bulletsInJobs: 10,
	bulletsInNewestJob: 5,
	bulletsWithFigure: 5,
	wordsPerBullet: 12,
	sections: ["work", "education", "skills"],
	openings: {},
	path: [],
	skills: { sql: "SQL" },
	...values,
});
const many = (count: number, values?: Partial<MeasuredResume>) =>
	Array.from({ length: count }, () => measured(values));
const group = (count: number) => `the other ${count} Law resumes here`;

test("Seven others are enough, six say nothing", () => {
	const mine = measured({ skills: { zpl: "ZPL" } });
	expect(describeStandingOut(mine, many(6), "Law")).toEqual([]);
	expect(describeStandingOut(mine, many(7), "Law")).toEqual([`None of ${group(7)} lists ZPL.`]);
});

test("A resume like all others stands out by nothing", () => {
	expect(describeStandingOut(measured(), many(20), "Law")).toEqual([]);
});

test("A skill is named only where no other lists it, three at most", () => {
	const skills = { sql: "SQL", a: "A", b: "B", c: "C", d: "D" };
	expect(describeStandingOut(measured({ skills }), many(9), "Law")).toEqual([
		`None of ${group(9)} lists A, B, or C.`,
	]);
	const shared = [...many(8), measured({ skills: { a: "a" } })];
	expect(describeStandingOut(measured({ skills: { a: "A" } }), shared, "Law")).toEqual([]);
});

test("A section is told up to a fifth of the others, with their number", () => {
	const mine = measured({ sections: ["work", "awards"] });
	const having = (count: number) => [
		...many(count, { sections: ["work", "awards"] }),
		...many(10 - count),
	];
	const said = (count: number) => describeStandingOut(mine, having(count), "Law");
	expect(said(0)).toEqual([`It has a section “Awards”: none of ${group(10)} have one.`]);
	expect(said(1)).toEqual([`It has a section “Awards”: 1 of ${group(10)} has one.`]);
	expect(said(2)).toEqual([`It has a section “Awards”: 2 of ${group(10)} have one.`]);
	expect(said(3)).toEqual([]);
});

test("Numbers are told where four of five others have a smaller share, and not of four bullets", () => {
	const mine = measured({ bullets: 10, bulletsWithFigure: 8 });
	const others = (fewer: number) => [
		...many(fewer, { bulletsWithFigure: 5 }),
		...many(10 - fewer, { bulletsWithFigure: 9 }),
	];
	expect(describeStandingOut(mine, others(8), "Law")).toEqual([
		`8 of its 10 bullets have a number, a larger share than in 8 of ${group(10)}.`,
	]);
	expect(describeStandingOut(mine, others(7), "Law")).toEqual([]);
	const short = measured({ bullets: 4, bulletsWithFigure: 4 });
	expect(describeStandingOut(short, others(10), "Law")).toEqual([]);
});

test("Brevity is told where nine of ten others need more words", () => {
	const mine = measured({ words: 200 });
	const others = (longer: number) => [...many(longer), ...many(10 - longer, { words: 150 })];
	expect(describeStandingOut(mine, others(9), "Law")).toEqual([
		`It says everything in 200 words: 9 of ${group(10)} need more.`,
	]);
	expect(describeStandingOut(mine, others(8), "Law")).toEqual([]);
});
