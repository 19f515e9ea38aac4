import { describe, expect, test } from "vitest";
import {
	dayAfter,
	dayOf,
	lastWeeks,
	monthStarts,
	shortDay,
	weekNumber,
	weekOf,
	weekRange,
} from "./weeks.ts";

describe("A day", () => {
	test("ends at midnight in UTC", () => {
		expect(dayOf(new Date("2026-06-15T23:59:59.999Z"))).toBe("2026-06-15");
		expect(dayOf(new Date("2026-06-16T00:00:00.000Z"))).toBe("2026-06-16");
	});

	test("is counted on over months, leap days and years", () => {
		expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
		expect(dayAfter("2026-01-01", -1)).toBe("2025-12-31");
	});
});

describe("A week", () => {
	test("begins on Monday and ends with Sunday", () => {
		expect(weekOf("2026-06-15")).toBe("2026-06-15");
		expect(weekOf("2026-06-21")).toBe("2026-06-15");
		expect(weekOf("2026-06-22")).toBe("2026-06-22");
	});

	test("may lie in two years, and is counted to that of its Thursday", () => {
		expect(weekOf("2027-01-01")).toBe("2026-12-28");
		expect(weekNumber("2026-12-28")).toBe("2026-W53");
		expect(weekNumber("2025-12-29")).toBe("2026-W01");
		expect(weekNumber("2026-06-15")).toBe("2026-W25");
	});

	test("is the last of the last weeks", () => {
		expect(lastWeeks("2026-06-17", 3)).toEqual(["2026-06-01", "2026-06-08", "2026-06-15"]);
		expect(lastWeeks("2026-06-14", 1)).toEqual(["2026-06-08"]);
	});

	test("is written with its first and last day", () => {
		expect(shortDay("2026-06-08")).toBe("Jun 8");
		expect(weekRange("2026-06-08")).toBe("Jun 8 – Jun 14, 2026");
		expect(weekRange("2026-12-28")).toBe("Dec 28 – Jan 3, 2027");
	});
});

test("A month begins with its first Monday; the month that the list begins in has no beginning", () => {
	const weeks = lastWeeks("2026-06-15", 8);
	expect(monthStarts(weeks)).toEqual([
		{ index: 1, label: "May" },
		{ index: 5, label: "Jun" },
	]);
});
