import { describe, expect, test } from "vitest";
import { earliestYearOf, fieldInYear } from "./anachronism.ts";
import type { Bullet, RoleBank } from "./bank.ts";
import { createLineDrawer, type LineRequest, longestSpan } from "./line-drawer.ts";
import { createRandom } from "./random.ts";

const line = (theme: string, levels: Bullet["levels"], text: string): Bullet => ({
	theme,
	levels,
	write: () => text,
});
const bankOf = (bullets: Bullet[]): RoleBank => ({
	role: "Finance",
	themes: [],
	positions: { Intern: [], "Entry-level": [], "Mid-level": [], "Senior-level": [], "Staff+": [] },
	bullets,
	summaries: [],
	degrees: [],
	certificates: [],
	awards: [],
	courses: [],
});
const request = (bank: RoleBank, more: Partial<LineRequest> = {}): LineRequest => ({
	bank,
	theme: "fpa",
	level: 1,
	count: 3,
	least: 2,
	months: 24,
	taken: new Set(),
	...more,
});
const texts = (bank: RoleBank, more: Partial<LineRequest> = {}, drawer = createLineDrawer()) =>
	drawer.drawLines(createRandom(1), request(bank, more)).map(({ text }) => text);

describe("Drawing the lines of a job", () => {
	test("prefers the job's own theme and leaves other levels alone", () => {
		const bank = bankOf([
			line("fpa", [1, 2], "Built a budget"),
			line("fpa", [1, 1], "Closed the month"),
			line("any", [0, 4], "Trained analysts"),
			line("fpa", [2, 3], "Led a team"),
			line("risk", [1, 1], "Measured risk"),
		]);
		expect(texts(bank).toSorted()).toEqual([
			"Built a budget",
			"Closed the month",
			"Trained analysts",
		]);
	});

	test("borrows from other themes only up to the least number", () => {
		const bank = bankOf([
			line("fpa", [1, 1], "Built a budget"),
			line("risk", [1, 1], "Measured risk"),
			line("risk", [1, 1], "Priced risk"),
		]);
		expect(texts(bank)).toHaveLength(2);
	});

	test("never gives the same text to two resumes", () => {
		const bank = bankOf([line("fpa", [1, 1], "Built a budget"), line("any", [1, 1], "Made tea")]);
		const drawer = createLineDrawer();
		expect(texts(bank, {}, drawer)).toHaveLength(2);
		expect(texts(bank, {}, drawer)).toEqual([]);
	});

	test("passes over a line that tells of a longer time than the job lasted", () => {
		const bank = bankOf([
			line("fpa", [1, 1], "Cut costs over two years"),
			line("fpa", [1, 1], "Cut costs in 3 months"),
		]);
		expect(texts(bank, { months: 6 })).toEqual(["Cut costs in 3 months"]);
	});
});

describe("The longest time in a line", () => {
	test.each([
		["in 18 months", 18],
		["over two years", 24],
		["for three straight quarters", 9],
		["a nine-month roadmap", 9],
		["an 8-week review, then 2 months", 2],
		["saving $2M a year", 0],
		["within one quarter and in five months", 5],
	])("of %j is %i months", (text, months) => {
		expect(longestSpan(text)).toBe(months);
	});
});

describe("The earliest year of a line", () => {
	test.each([
		["Served a 7B model with vLLM", 2023],
		["Moved batch jobs to Kubernetes", 2016],
		["Wrote a report in Excel", 0],
		["Streamed changes through Kafka", 2014],
		["Ran Whisper on Kubernetes", 2022],
	])("%j is %i", (text, year) => {
		expect(earliestYearOf(text)).toBe(year);
	});

	test("sends people back to what they did before their field existed", () => {
		const field = { role: "Machine Learning Engineer", theme: "inference" } as const;
		expect(fieldInYear(field, 2024)).toEqual(field);
		expect(fieldInYear(field, 2017).theme).toBe("recommendation");
		expect(fieldInYear(field, 2009)).toEqual({ role: "Software Engineer", theme: "backend" });
	});
});
