import { expect, test } from "vitest";
import { addIntervals } from "../src/billing/calendar.ts";
import { shareAmong } from "../src/billing/discounting.ts";
import type { Interval } from "../src/records.ts";

const seconds = (text: string) => Date.parse(text) / 1000;

test.each<[from: string, interval: Interval, count: number, to: string]>([
	["2027-01-31T10:20:30Z", "month", 1, "2027-02-28T10:20:30Z"],
	["2027-01-31T10:20:30Z", "month", 2, "2027-03-31T10:20:30Z"],
	["2027-01-31T10:20:30Z", "month", 13, "2028-02-29T10:20:30Z"],
	["2028-01-29T00:00:00Z", "month", 1, "2028-02-29T00:00:00Z"],
	["2027-12-15T00:00:00Z", "month", 1, "2028-01-15T00:00:00Z"],
	["2028-02-29T00:00:00Z", "year", 1, "2029-02-28T00:00:00Z"],
	["2028-02-29T00:00:00Z", "year", 4, "2032-02-29T00:00:00Z"],
	["2027-03-27T23:00:00Z", "day", 2, "2027-03-29T23:00:00Z"],
	["2027-03-01T00:00:00Z", "week", 3, "2027-03-22T00:00:00Z"],
])("From %s the %s number %i ends at %s", (from, interval, count, to) => {
	expect(addIntervals(seconds(from), interval, count)).toBe(seconds(to));
});

test.each([
	[100, [1, 1, 1], [33, 34, 33]],
	[2899, [2999], [2899]],
	[5, [0, 10], [0, 5]],
	[0, [0, 0], [0, 0]],
])("%i shared among %j is %j", (amount, sizes, shares) => {
	expect(shareAmong(amount, sizes)).toEqual(shares);
});
