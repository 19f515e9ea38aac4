import { expect, test } from "vitest";
import { median, percentile } from "./percentiles.ts";

test("the median of an even number of samples lies between the two in the middle", () => {
	expect(median([4, 1, 3, 2])).toBe(2.5);
	expect(median([5, 1, 3])).toBe(3);
});

test("the 99th percentile of a hundred samples leaves out only the largest", () => {
	const samples = Array.from({ length: 100 }, (_, index) => index + 1);
	expect(percentile(samples, 0.99)).toBe(99);
	expect(percentile(samples, 0.5)).toBe(50);
});

test("the 99th percentile of a few samples is the largest of them", () => {
	expect(percentile([3, 9, 1], 0.99)).toBe(9);
	expect(percentile([], 0.99)).toBeNaN();
});
