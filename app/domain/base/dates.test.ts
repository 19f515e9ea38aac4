import { describe, expect, test } from "vitest";
import { addDays, addMonths, formatLongDate, formatMonth, formatShortDate } from "./dates.ts";

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
	test.each([
		["2026-06-15T12:00:00.123Z", -24, "2024-06-15T12:00:00.123Z"],
		["2026-01-31T00:00:00.000Z", 1, "2026-02-28T00:00:00.000Z"],
		["2024-02-29T23:59:59.999Z", 12, "2025-02-28T23:59:59.999Z"],
		["2026-03-31T12:00:00.000Z", -1, "2026-02-28T12:00:00.000Z"],
		["2025-12-31T12:00:00.000Z", 2, "2026-02-28T12:00:00.000Z"],
	])("%s moved by %i months is %s", (from, months, to) => {
		expect(addMonths(new Date(from), months).toISOString()).toBe(to);
	});
});
