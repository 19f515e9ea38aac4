import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { histogramOf, medianOf, quantileOf, valueAt } from "./quantiles.ts";

const numbers = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 40 });

test("The quartiles of 1 to 9 are 3, 5 and 7, whatever their order", () => {
	const sorted = [1, 2, 3, 4, 5, 6, 7, 8, 9];
	expect([0.25, 0.5, 0.75].map((share) => quantileOf(sorted, share))).toEqual([3, 5, 7]);
	expect(medianOf([9, 1, 5, 3, 7, 2, 8, 4, 6])).toBe(5);
});

test("Between two values the median lies in the middle; nothing has none", () => {
	expect(medianOf([1, 2])).toBe(1.5);
	expect(medianOf([4])).toBe(4);
	expect(medianOf([])).toBeNull();
});

test("What is counted in whole numbers has a value of its own in the middle, none between two", () => {
	expect(valueAt([1, 2], 0.25)).toBe(1);
	expect([0, 0.5, 1].map((share) => valueAt([1, 1, 2, 9], share))).toEqual([1, 2, 9]);
});

describe("for any numbers", () => {
	test("quantiles rise with their share, from the lowest to the highest", () => {
		fc.assert(
			fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
				const sorted = [...values].sort((a, b) => a - b);
				const value = quantileOf(sorted, share);
				expect(value).toBeGreaterThanOrEqual(quantileOf(sorted, share / 2));
				expect(value).toBeGreaterThanOrEqual(sorted[0] ?? 0);
				expect(value).toBeLessThanOrEqual(sorted.at(-1) ?? 0);
			}),
		);
	});

	test("every value lies in one step of the histogram", () => {
		fc.assert(
			fc.property(numbers, (values) => {
				const { counts } = histogramOf(values, { start: 0, step: 5, bins: 4 });
				expect(counts).toHaveLength(4);
				expect(counts.reduce((sum, count) => sum + count, 0)).toBe(values.length);
			}),
		);
	});
});

test("A value on an edge begins the next step, also where the edge is no binary fraction", () => {
	const shares = [0, 0.1, 0.2, 0.3, 0.6, 0.7, 0.9, 1];
	expect(histogramOf(shares, { start: 0, step: 0.1, bins: 10 }).counts).toEqual([
		1, 1, 1, 1, 0, 0, 1, 1, 0, 2,
	]);
});
