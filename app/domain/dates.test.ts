import { describe, expect, test } from "vitest";
import { addDays, formatLongDate, formatMonth, formatShortDate } from "./dates.ts";

describe("dates read the same wherever they are read", () => {
	test("the last second of a day in UTC is still that day", () => {
		expect(formatShortDate("2024-12-30T23:59:59.999Z")).toBe("Dec 30, 2024");
		expect(formatLongDate(new Date("2024-12-30T23:59:59.999Z"))).toBe("December 30, 2024");
	});
	test("a month has no day", () => {
		expect(formatMonth("2024-01")).toBe("January 2024");
	});
	test("a day is 24 hours, also when clocks change", () => {
		expect(addDays(new Date("2026-03-07T12:00:00Z"), 30).toISOString()).toBe(
			"2026-04-06T12:00:00.000Z",
		);
	});
});
