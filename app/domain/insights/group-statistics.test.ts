import { describe, expect, test } from "vitest";
import { finish } from "#tests/helpers/finish.ts";
import { leastResumes, leastSharers } from "./group-limits.ts";
import {
	describeGroup,
	emptyGroup,
	type GroupMember,
	type GroupStatistics,
	sectionsInOrder,
} from "./group-statistics.ts";
import type { MeasuredResume } from "./measured-resume.ts";

const member = (measured: Partial<MeasuredResume> = {}, pages: number | null = 1): GroupMember => ({
	pages,
	isInvented: false,
	measured: {
		words: 400,
		jobs: 2,
		months: 48,
		bullets: 8,
		bulletsInJobs: 6,
		bulletsInNewestJob: 4,
		bulletsWithFigure: 4,
		wordsPerBullet: 18,
		sections: ["summary", "work", "education", "skills"],
		openings: { led: 2 },
		skills: { sql: "SQL" },
		path: [],
		...measured,
	},
});
const many = (count: number, measured?: Partial<MeasuredResume>) =>
	Array.from({ length: count }, () => member(measured));

const describeAll = (group: GroupMember[], rest: GroupMember[] = []): GroupStatistics | null =>
	finish(describeGroup(group, rest));
const described = (group: GroupMember[], rest?: GroupMember[]) =>
	describeAll(group, rest) ?? emptyGroup();

describe("a group", () => {
	test("is not described below the least number, and is from it on", () => {
		expect(describeAll(many(leastResumes - 1), many(50))).toBeNull();
		expect(describeAll(many(leastResumes), many(50))?.resumes).toBe(leastResumes);
		expect(describeAll([])).toBeNull();
	});

	test("has the median and the quartiles of each measure", () => {
		const group = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((words) => member({ words }));
		expect(described(group).measures.words).toMatchObject({
			low: 30,
			median: 50,
			high: 70,
			resumes: 9,
		});
	});

	test("has no figure for what could be measured in too few of it", () => {
		const group = [...many(7, { bullets: 4 }), ...many(5, { bullets: 0, bulletsWithFigure: 0 })];
		expect(described(group).measures.figureShare).toBeNull();
		expect(described([...group, member()]).measures.figureShare?.resumes).toBe(8);
	});

	test("says how many of it are invented", () => {
		const group = [...many(6), ...many(4).map((one) => ({ ...one, isInvented: true }))];
		expect(described(group)).toMatchObject({ resumes: 10, invented: 4 });
	});

	test("shows no word of a resume that fewer share than the least number", () => {
		const shared = (count: number) => [
			...many(count, { openings: { forged: 1 }, skills: { zig: "Zig" } }),
			...many(12 - count, { openings: {}, skills: {} }),
		];
		const rest = many(100, { openings: {}, skills: { sql: "SQL" } });
		const [few, enough] = [
			described(shared(leastSharers - 1), rest),
			described(shared(leastSharers), rest),
		];
		expect(few.openings).toEqual([]);
		expect(few.skills).toEqual([]);
		expect(JSON.stringify(few)).not.toMatch(/forged|zig/iu);
		expect(enough.openings.map(({ word }) => word)).toEqual(["forged"]);
		expect(enough.skills.map(({ skill }) => skill)).toEqual(["Zig"]);
	});

	test("counts an opening once for each resume, however often it is used there", () => {
		const group = [...many(5, { openings: { led: 1 } }), ...many(5, { openings: { ran: 40 } })];
		expect(described(group).openings).toEqual([
			{ word: "led", resumes: 5, share: 0.5 },
			{ word: "ran", resumes: 5, share: 0.5 },
		]);
	});

	test("is set apart by what it has more of than the rest, written as most of it do", () => {
		const group = [
			...many(10, { skills: { "a b testing": "A/B testing", sql: "SQL" } }),
			...many(3, { skills: { "a b testing": "a/b-testing", sql: "SQL" } }),
		];
		const rest = many(90, { skills: { sql: "SQL", excel: "Excel" } });
		expect(described(group, rest).skills).toMatchObject([
			{ key: "a b testing", skill: "A/B testing", inGroup: 13, groupShare: 1, restShare: 0 },
		]);
	});

	test("is set apart by nothing when there is no rest, or hardly any", () => {
		expect(described(many(20)).skills).toEqual([]);
		expect(described(many(20), many(7, { skills: {} })).skills).toEqual([]);
	});

	test("says how many show education first, of those that show both", () => {
		const student = { sections: ["education", "work"] } as const;
		const group = [...many(6), ...many(3, { sections: [...student.sections] })];
		expect(described(group).educationFirst).toBeCloseTo(1 / 3);
		expect(described(many(9, { sections: ["work"] })).educationFirst).toBeNull();
	});
});

test("A section's usual place counts from the top to the end: on a short sheet the second is the last", () => {
	const long = ["summary", "work", "projects", "education", "interests"] as const;
	const short = ["work", "skills"] as const;
	const sheets = Array.from({ length: 5 }, () => [long, short]).flat();
	expect(sectionsInOrder(sheets).map(({ section }) => section)).toEqual([
		"summary",
		"work",
		"projects",
		"education",
		"skills",
		"interests",
	]);
});

test("Sections stand where they usually do, and one that hardly anyone has is left out", () => {
	const usual = Array.from({ length: 9 }, () => ["work", "education", "skills"] as const);
	const student = Array.from({ length: 5 }, () => ["education", "work", "projects"] as const);
	const odd = [["interests", "work"] as const];
	expect(sectionsInOrder([...usual, ...student, ...odd]).map(({ section }) => section)).toEqual([
		"work",
		"education",
		"skills",
		"projects",
	]);
});
