import { expect, test } from "vitest";
import { lastMonth, monthSpan } from "./digest-month.ts";

test("The mail of the first of January is about December of the year before", () => {
	expect(lastMonth(new Date("2027-01-01T00:00:00Z"))).toEqual({
		month: "2026-12",
		from: new Date("2026-12-01T00:00:00Z"),
		until: new Date("2027-01-01T00:00:00Z"),
	});
});

test("The last millisecond of a month still looks back at the month before", () => {
	expect(lastMonth(new Date("2026-03-31T23:59:59.999Z")).month).toBe("2026-02");
});

test("A leap February is 29 days long", () => {
	const { from, until } = lastMonth(new Date("2028-03-15T12:00:00Z"));
	expect((until.getTime() - from.getTime()) / 86_400_000).toBe(29);
});

test("A month that was written down is the same span again", () => {
	const span = lastMonth(new Date("2026-01-20T08:00:00Z"));
	expect(monthSpan(span.month)).toEqual(span);
});
