import { expect, test } from "vitest";
import { endOfDay, parseDay, startOfDay } from "./chosen-days.ts";

test.each([
	["2026-02-28", "2026-02-28"],
	["1970-01-01", "1970-01-01"],
	["1969-12-31", null],
	["0000-01-01", null],
	["2026-02-30", null],
	["+12026-01-01", null],
	["tomorrow", null],
	["", null],
	[null, null],
])("The day “%s” of an address is %s", (value, day) => {
	expect(parseDay(value)).toBe(day);
});

test("A day has all its instants in it, and none of the next one", () => {
	expect(startOfDay("2026-02-28")).toEqual(new Date("2026-02-28T00:00:00.000Z"));
	expect(endOfDay("2026-02-28")).toEqual(new Date("2026-03-01T00:00:00.000Z"));
	// The database reads no year of five digits.
	expect(endOfDay("9999-12-31")).toEqual(new Date("9999-12-31T23:59:59.999Z"));
});
