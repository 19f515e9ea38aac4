import fc from "fast-check";
import { expect, test } from "vitest";
import { roundedCount } from "./resume.ts";

test.each([
	[0, "0"],
	[9, "9"],
	[10, "10+"],
	[19, "10+"],
	[99, "90+"],
	[100, "100+"],
	[199, "100+"],
	[499, "400+"],
	[528, "500+"],
	[999, "900+"],
	[1000, "1,000+"],
	[1499, "1,000+"],
	[1500, "1,500+"],
	[9999, "9,500+"],
	[10_000, "10,000+"],
	[52_345, "52,000+"],
])("A library of %i says %s", (count, shown) => {
	expect(roundedCount(count)).toBe(shown);
});

test("The library never claims more than it holds, nor less than half of it", () => {
	fc.assert(
		fc.property(fc.nat(), (count) => {
			const claimed = Number(roundedCount(count).replaceAll(/[+,]/gu, ""));
			expect(claimed).toBeLessThanOrEqual(count);
			expect(claimed * 2).toBeGreaterThanOrEqual(count);
		}),
	);
});

test("The claim never sinks while the library grows", () => {
	const claims = Array.from({ length: 12_000 }, (_, count) =>
		Number(roundedCount(count).replaceAll(/[+,]/gu, "")),
	);
	expect(claims).toEqual(claims.toSorted((a, b) => a - b));
});
