import { describe, expect, test } from "vitest";
import {
	columnOf,
	heightOf,
	labelledWeeks,
	labelMiddle,
	linePath,
	middleOf,
	plotFrame,
	roundTicks,
} from "./plot.ts";

describe("Ticks", () => {
	test("are round and reach over the highest value", () => {
		expect(roundTicks(7, 1)).toEqual([0, 2, 4, 6, 8]);
		expect(roundTicks(8, 1)).toEqual([0, 2, 4, 6, 8]);
		expect(roundTicks(9, 1)).toEqual([0, 5, 10]);
		expect(roundTicks(130, 1)).toEqual([0, 50, 100, 150]);
		expect(roundTicks(999, 1)).toEqual([0, 500, 1000]);
		expect(roundTicks(1_234_567, 1)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
	});

	test("count in whole steps, and one step when there is nothing", () => {
		expect(roundTicks(0, 1)).toEqual([0, 1]);
		expect(roundTicks(1, 1)).toEqual([0, 1]);
		expect(roundTicks(3, 1)).toEqual([0, 1, 2, 3]);
		expect(roundTicks(2998, 100)).toEqual([0, 1000, 2000, 3000]);
		expect(roundTicks(0, 100)).toEqual([0, 100]);
	});

	test("of shares are no binary fractions", () => {
		expect(roundTicks(1.1, 0.1)).toEqual([0, 0.5, 1, 1.5]);
		expect(roundTicks(0.3, 0.1)).toEqual([0, 0.1, 0.2, 0.3]);
	});

	test("are never more than five, whatever the number", () => {
		for (let highest = 0; highest < 3000; highest++) {
			const ticks = roundTicks(highest, 1);
			expect(ticks.length).toBeLessThanOrEqual(5);
			expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
			expect(ticks.every(Number.isInteger)).toBe(true);
		}
	});
});

describe("A value", () => {
	const { top, bottom, left, right } = plotFrame;

	test("stands between the bottom and the top of the frame", () => {
		expect(heightOf(0, 10)).toBe(bottom);
		expect(heightOf(10, 10)).toBe(top);
		expect(heightOf(5, 10)).toBe((top + bottom) / 2);
	});

	test("has a column in the middle of its week that ends at the bottom", () => {
		const column = columnOf(0, 26, 5, 10);
		expect(column).toMatchObject({ y: heightOf(5, 10), height: bottom - heightOf(5, 10) });
		expect((column?.x ?? 0) + (column?.width ?? 0) / 2).toBeCloseTo(middleOf(0, 26), 1);
		expect(column?.x).toBeGreaterThan(left);
		expect(middleOf(25, 26)).toBeLessThan(right);
	});

	test("of nothing has no column", () => {
		expect(columnOf(0, 26, 0, 10)).toBe(null);
		expect(columnOf(0, 26, null, 10)).toBe(null);
	});
});

test("A line is interrupted where a week has no value", () => {
	expect(linePath([1, 2, null, 3, null], 4)).toMatch(/^M[\d. ]+L[\d. ]+M[\d. ]+$/u);
	expect(linePath([null, null], 4)).toBe("");
});

describe("Labels", () => {
	test("stand at the highest week and the last full one", () => {
		expect(labelledWeeks([9, 0, 1, 2, 3, 4, 5, 1])).toEqual([0, 6]);
	});

	test("are one where two would stand on each other", () => {
		expect(labelledWeeks([1, 1, 1, 1, 9, 4, 5, 1])).toEqual([4]);
		expect(labelledWeeks([1, 1, 1, 1, 1, 1, 9, 1])).toEqual([6]);
	});

	test("are none without values", () => {
		expect(labelledWeeks([0, null, 0])).toEqual([]);
	});

	test("stay inside the drawing", () => {
		expect(labelMiddle(25, 26, 9)).toBeLessThan(plotFrame.width - 9 * 3);
		expect(labelMiddle(0, 26, 9)).toBeGreaterThan(plotFrame.left + 9 * 3);
		expect(labelMiddle(12, 26, 3)).toBe(middleOf(12, 26));
	});
});
