import { describe, expect, test } from "vitest";
import { businessBounds, businessPlots, describeBusiness } from "./business.ts";

const now = new Date("2026-06-15T12:00:00.000Z");
const nothing = { pro: [], packs: [], accounts: [], refunds: [] };
const named = (rows: Parameters<typeof businessPlots>[0], name: string) => {
	const plot = businessPlots(rows, now).find((one) => one.name === name);
	if (!plot) throw new Error(`There is no plot ${name}`);
	return plot;
};

describe("The business by month", () => {
	test("looks at twelve months, of which the last one ends now", () => {
		const bounds = businessBounds(now);
		expect(bounds).toHaveLength(12);
		expect(bounds[0]).toEqual({
			month: "2025-07",
			begins: new Date("2025-07-01T00:00:00.000Z"),
			ends: new Date("2025-08-01T00:00:00.000Z"),
		});
		expect(bounds.at(-1)).toEqual({
			month: "2026-06",
			begins: new Date("2026-06-01T00:00:00.000Z"),
			ends: now,
		});
	});

	test("has a share only where there is something to divide by", () => {
		const pro = { month: "2026-05", atBegin: 40, atEnd: 41, recurringInCents: 122_959 };
		const rows = { ...nothing, pro: [{ ...pro, left: 3, leftUnpaid: 1 }] };
		const churn = named(rows, "Churn").numbers.months;
		expect(churn.at(-2)).toMatchObject({ values: [5, 2.5], total: 7.5 });
		expect(churn.at(-1)).toMatchObject({ values: [null, null], total: null });
	});

	test("says at a glance what is so now, and what was at the end of the last month", () => {
		const month = { atBegin: 0, recurringInCents: 0, left: 0, leftUnpaid: 0 };
		const rows = {
			...nothing,
			pro: [
				{ ...month, month: "2026-05", atEnd: 2 },
				{ ...month, month: "2026-06", atEnd: 3 },
			],
			packs: [{ month: "2026-06", holders: 1 }],
			refunds: [{ month: "2026-06", planId: "resume-pack" as const, refundedInCents: 999 }],
		};
		expect(describeBusiness(named(rows, "Members"))).toBe("4 now, 2 in May 2026");
		expect(describeBusiness(named(rows, "Refunds"))).toBe(
			"$9.99 so far this month, $0 in May 2026",
		);
		expect(describeBusiness(named(rows, "Conversion"))).toBe("– so far this month, – in May 2026");
	});
});
