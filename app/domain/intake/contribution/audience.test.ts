import { expect, test } from "vitest";
import { audienceOf, audienceWeeks, peopleCounted, toldCount } from "./audience.ts";

const now = new Date("2026-06-17T12:00:00.000Z");

test("No number below three is told, and three is", () => {
	expect([0, 1, 2, 3].map(toldCount)).toEqual([null, null, null, 3]);
	expect([null, 3, 1200].map(peopleCounted)).toEqual([
		"Fewer than three people",
		"3 people",
		"1,200 people",
	]);
});

test("People add up by week, also those from before the plot begins, and below three stay untold", () => {
	const { total, weeks, byWeek } = audienceOf(
		["2024-01-01", "2026-06-07", "2026-06-08", "2026-06-17"],
		now,
	);
	expect(total).toBe(4);
	expect(weeks).toHaveLength(audienceWeeks);
	expect(weeks.slice(-3)).toEqual(["2026-06-01", "2026-06-08", "2026-06-15"]);
	expect(byWeek.slice(-4)).toEqual([null, null, 3, 4]);
});
