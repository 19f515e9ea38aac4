import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	columnsOf,
	distributionFrame,
	labelsOf,
	stripFrame,
	stripOf,
} from "./distribution-plot.ts";
import { summariseValues } from "./group-statistics.ts";
import { measureNames, measures } from "./measures.ts";

const summaryOf = (values: number[], name: (typeof measureNames)[number]) => {
	const summary = summariseValues(values, measures[name]);
	if (!summary) throw new Error("Too few values");
	return summary;
};

describe("the columns of a distribution", () => {
	const columns = columnsOf(summaryOf([1, 1, 1, 1, 1, 1, 2, 2, 2, 7], "pages"), measures.pages);

	test("stand on the line, the highest from top to bottom", () => {
		expect(columns.map(({ share }) => share)).toEqual([0.6, 0.3, 0, 0.1]);
		expect(columns[0]).toMatchObject({ y: distributionFrame.top, isMiddle: true, range: "1" });
		expect(columns[2]).toMatchObject({ height: 0, y: distributionFrame.bottom });
		expect(columns[3]).toMatchObject({ range: "4 or more", isMiddle: false });
	});

	test("name their edges where values lie between them", () => {
		const shares = columnsOf(
			summaryOf(
				Array.from({ length: 9 }, () => 0.95),
				"figureShare",
			),
			measures.figureShare,
		);
		expect(shares.at(-1)).toMatchObject({ range: "90% to 100%", share: 1, isMiddle: true });
		expect(
			columnsOf(summaryOf([1, 2, 3, 4, 5, 6, 7, 99], "years"), measures.years).at(-1)?.range,
		).toBe("20 or more");
	});

	test("and their labels stay inside the drawing, for every measure", () => {
		for (const name of measureNames) {
			const drawn = columnsOf(summaryOf([0, 1, 2, 3, 4, 50, 999, 0.5], name), measures[name]);
			for (const { x, width } of drawn) {
				expect(x).toBeGreaterThanOrEqual(distributionFrame.left);
				expect(x + width).toBeLessThanOrEqual(distributionFrame.right);
			}
			for (const { x } of labelsOf(measures[name])) {
				expect(x).toBeGreaterThanOrEqual(0);
				expect(x).toBeLessThanOrEqual(distributionFrame.width);
			}
		}
	});
});

test("On a strip everything stands inside and in its order, however far away the own value is", () => {
	const numbers = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 8, maxLength: 20 });
	fc.assert(
		fc.property(numbers, fc.integer({ min: -5_000, max: 5_000 }), (values, mine) => {
			const strip = stripOf(mine, summaryOf(values, "words"));
			expect(strip.low).toBeLessThanOrEqual(strip.median);
			expect(strip.median).toBeLessThanOrEqual(strip.high);
			for (const place of Object.values(strip)) {
				expect(place).toBeGreaterThanOrEqual(stripFrame.left);
				expect(place).toBeLessThanOrEqual(stripFrame.right);
			}
		}),
	);
});
