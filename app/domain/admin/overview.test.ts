import { describe, expect, test } from "vitest";
import { dayAfter } from "#app/domain/base/weeks.ts";
import {
	dailyFigures,
	describeChange,
	describePlot,
	formatFigure,
	formatTick,
	overviewFigures,
	overviewPlots,
	overviewStart,
} from "./overview.ts";

// A Wednesday.
const today = "2026-06-17";
const order = { orders: 0, purchases: 0, grossInCents: 0, netInCents: 0 };

const figures = dailyFigures(
	[
		{ day: today, name: "search", count: 30 },
		{ day: dayAfter(today, -1), name: "search", count: 20 },
		{ day: dayAfter(today, -6), name: "search", count: 50 },
		{ day: dayAfter(today, -7), name: "search", count: 5 },
		{ day: dayAfter(today, -13), name: "search", count: 5 },
		{ day: dayAfter(today, -14), name: "search", count: 1000 },
		{ day: today, name: "sign-up", count: 4 },
		{ day: today, name: "open", count: 9 },
		{ day: today, name: "checkout", count: 3 },
	],
	[
		{ ...order, day: today, orders: 3, purchases: 2, grossInCents: 6000, netInCents: 5001 },
		{ ...order, day: dayAfter(today, -1), orders: 1, grossInCents: 2999, netInCents: 2999 },
	],
);

const rowOf = (label: string) => {
	const row = overviewFigures(figures, today).find((candidate) => candidate.label === label);
	return row?.cells.map(({ value, change }) => `${value} (${change})`);
};

describe("The figures", () => {
	test("count today as the last day of every period, and compare with as many days before", () => {
		expect(rowOf("Searches")).toEqual([
			"30 (+50%, was 20)",
			"100 (+900%, was 10)",
			"1,110 (was 0)",
		]);
	});

	test("of money are net of refunds and disputes", () => {
		expect(rowOf("Revenue, net of refunds and disputes")?.[0]).toBe("$50.01 (+67%, was $29.99)");
		expect(rowOf("Orders")?.[0]).toBe("3 (+200%, was 1)");
	});

	test("of shares divide sums, and leave renewals out", () => {
		expect(rowOf("Sign-ups per search")?.[1]).toBe("4% (was 0%)");
		expect(rowOf("New orders per sign-up")).toEqual(["50% (was –)", "50% (was –)", "50% (was –)"]);
	});
});

describe("A change", () => {
	test("is in percent of what was before", () => {
		expect(describeChange(12, 16, "count")).toBe("−25%, was 16");
		expect(describeChange(16, 16, "count")).toBe("the same as before");
		expect(describeChange(1001, 1000, "count")).toBe("±0%, was 1,000");
	});

	test("from nothing, or of shares, has no percentage", () => {
		expect(describeChange(12, 0, "count")).toBe("was 0");
		expect(describeChange(12.34, 10, "percent")).toBe("was 10%");
		expect(describeChange(null, 10, "percent")).toBe("was 10%");
	});
});

describe("The plots", () => {
	const plots = overviewPlots(figures, today);
	const valuesOf = (name: string) => plots.find((plot) => plot.name === name)?.main.values;

	test("sum up ISO weeks, the present one last", () => {
		expect(plots[0]?.weeks).toHaveLength(26);
		expect(plots[0]?.weeks.slice(-2)).toEqual(["2026-06-08", "2026-06-15"]);
		expect(overviewStart(today)).toBe("2025-12-22");
		// Monday and Wednesday of this week; Thursday and Wednesday of the last one; and before.
		expect(valuesOf("Searches")?.slice(-4)).toEqual([0, 1005, 55, 50]);
	});

	test("show what was paid behind what was kept", () => {
		const revenue = plots.find(({ name }) => name === "Revenue");
		expect(revenue?.main.values.at(-1)).toBe(8000);
		expect(revenue?.behind?.values.at(-1)).toBe(8999);
	});

	test("leave a share out where there is nothing to divide by", () => {
		expect(valuesOf("Sign-ups per search")?.slice(-4)).toEqual([null, 0, 0, 8]);
		expect(valuesOf("New orders per sign-up")?.slice(-2)).toEqual([null, 50]);
	});

	test("forget what lies before their first week", () => {
		const before = dailyFigures([{ day: "2025-12-21", name: "open", count: 7 }], []);
		const opens = overviewPlots(before, today)[2]?.main.values;
		expect(opens?.every((value) => value === 0)).toBe(true);
	});

	test("say in words what they show", () => {
		expect(plots[0] && describePlot(plots[0])).toBe(
			"26 weeks to the present one. Last full week: 55. Highest full week: 1,005.",
		);
	});
});

test("Figures and ticks are written as people read them", () => {
	expect(formatFigure(1234, "count")).toBe("1,234");
	expect(formatFigure(123_450, "money")).toBe("$1,234.50");
	expect(formatFigure(4.25, "percent")).toBe("4.3%");
	expect(formatFigure(null, "percent")).toBe("–");
	expect(formatTick(1500, "count")).toBe("1.5K");
	expect(formatTick(200_000, "money")).toBe("$2K");
	expect(formatTick(29_590, "money")).toBe("$296");
	expect(formatTick(0.5, "percent")).toBe("0.5%");
});
