import { expect, test } from "vitest";
import { freeAllowance, guarantee, parseSoldPlan, plans, prices } from "./plans.ts";

test("The site sells what its price list says", () => {
	expect(freeAllowance).toBe(1);
	expect(prices.pack).toBe("$9.99");
	expect(prices.pro).toBe("$29.99");
	expect(prices.firstMonth).toBe("$1");
	expect(guarantee).toEqual({ days: 7, packUnlocks: 1, proUses: 20, proLines: 500 });
	expect(plans.pack).toMatchObject({ id: "resume-pack", resumes: 5, days: 30 });
	expect(plans.pro).toMatchObject({ id: "pro-monthly", interval: "month", graceDays: 7 });
});

test("Every plan is known by a name of its own", () => {
	const ids = Object.values(plans).map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
});

test("Only what is sold can be bought, by the id that a browser names", () => {
	expect(parseSoldPlan("resume-pack")).toBe("resume-pack");
	expect(parseSoldPlan("pro-monthly")).toBe("pro-monthly");
	for (const id of ["free", "enterprise", "", "price_1", "__proto__", null, undefined, 7]) {
		expect(parseSoldPlan(id)).toBeNull();
	}
});
