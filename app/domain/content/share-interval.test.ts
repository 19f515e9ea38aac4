import { describe, expect, test } from "vitest";
import { shareInterval } from "./share-interval.ts";

describe("the interval of a share", () => {
	// Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
	test.each([
		[81, 263, 0.2553, 0.3662],
		[15, 148, 0.0624, 0.1605],
		[0, 20, 0, 0.1611],
		[1, 29, 0.0061, 0.1718],
	])("of %i in %i is that of the literature", (part, whole, low, high) => {
		const interval = shareInterval(part, whole);
		expect(interval.low).toBeCloseTo(low, 4);
		expect(interval.high).toBeCloseTo(high, 4);
	});

	test("holds the share, mirrors it, stays within 0 and 1, and narrows with more answers", () => {
		for (let whole = 1; whole <= 60; whole++) {
			for (let part = 0; part <= whole; part++) {
				const { low, high } = shareInterval(part, whole);
				const mirrored = shareInterval(whole - part, whole);
				expect(low).toBeGreaterThanOrEqual(0);
				expect(high).toBeLessThanOrEqual(1);
				expect(low).toBeLessThanOrEqual(part / whole);
				expect(high).toBeGreaterThanOrEqual(part / whole);
				expect(mirrored.low).toBeCloseTo(1 - high, 12);
				const more = shareInterval(part * 4, whole * 4);
				expect(more.high - more.low).toBeLessThan(high - low);
			}
		}
	});

	test.each([
		[0, 0],
		[-1, 5],
		[6, 5],
	])("of %i in %i is none", (part, whole) => {
		expect(() => shareInterval(part, whole)).toThrow(RangeError);
	});
});
