import { describe, expect, test } from "vitest";
import { cancellationReasons, satisfactions } from "./cancellation.ts";
import {
	type CancellationCount,
	firstMonthStart,
	monthsUntil,
	numbersByMonth,
	readReason,
} from "./cancellation-numbers.ts";

const now = new Date("2026-06-15T12:00:00Z");

describe("The months that are shown", () => {
	test("are the last twelve, the running one included", () => {
		const months = monthsUntil(now);
		expect(months).toHaveLength(12);
		expect([months[0], months[6], months[11]]).toEqual(["2025-07", "2026-01", "2026-06"]);
		expect(firstMonthStart(now).toISOString()).toBe("2025-07-01T00:00:00.000Z");
	});

	test("leave none out on the last day of a long month", () => {
		const months = monthsUntil(new Date("2026-03-31T23:59:59Z"));
		expect(months.slice(-3)).toEqual(["2026-01", "2026-02", "2026-03"]);
		expect(new Set(months).size).toBe(12);
	});
});

describe("The numbers of the months", () => {
	const counts: CancellationCount[] = [
		{ month: "2026-05", reason: "Other", satisfaction: "neutral", count: 2 },
		{ month: "2026-05", reason: "Other", satisfaction: null, count: 3 },
		{ month: "2026-06", reason: "Too expensive", satisfaction: "very-satisfied", count: 1 },
		{ month: "2025-06", reason: "Other", satisfaction: null, count: 9 },
	];
	const { reasons, satisfaction } = numbersByMonth(counts, now);
	const countOf = (numbers: typeof reasons, month: string, key: string) =>
		numbers.months.find((one) => one.month === month)?.values[
			numbers.series.findIndex((one) => one.key === key)
		];

	test("have a column for every reason and every answer, and one for none", () => {
		expect(reasons.series.map(({ label }) => label)).toEqual([...cancellationReasons]);
		expect(satisfaction.series.map(({ label }) => label)).toEqual([
			...satisfactions.map(({ label }) => label),
			"No answer",
		]);
	});

	test("count each cancellation once in either table", () => {
		expect(countOf(reasons, "2026-05", "Other")).toBe(5);
		expect(countOf(satisfaction, "2026-05", "neutral")).toBe(2);
		expect(countOf(satisfaction, "2026-05", "none")).toBe(3);
		expect(countOf(satisfaction, "2026-06", "very-satisfied")).toBe(1);
		for (const { months } of [reasons, satisfaction]) {
			expect(months.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1]);
		}
	});

	test("are zeros where nobody left, and leave out what is too old", () => {
		const empty = numbersByMonth([], now);
		expect(empty.reasons.months).toHaveLength(12);
		expect(empty.reasons.months.flatMap(({ values }) => values).every((n) => n === 0)).toBe(true);
		expect(reasons.months[11]?.label).toBe("June 2026");
	});
});

test.each([
	["reason=Too+expensive", "Too expensive"],
	["reason=Boredom", null],
	["reason=", null],
])("The address %s asks for the reason %s", (query, reason) => {
	expect(readReason(new URLSearchParams(query))).toBe(reason);
});
