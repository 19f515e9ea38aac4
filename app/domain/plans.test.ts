import { expect, test } from "vitest";
import { freeAllowance, packPrice, plans, proPrice } from "./plans.ts";

test("The site sells what its price list says", () => {
	expect(freeAllowance).toBe(1);
	expect(packPrice).toBe("$9.99");
	expect(proPrice).toBe("$29.99");
	expect(plans.pack).toMatchObject({ id: "resume-pack", resumes: 5, days: 30 });
	expect(plans.pro).toMatchObject({ id: "pro-monthly", interval: "month", graceDays: 7 });
});

test("Every plan is known by a name of its own", () => {
	const ids = Object.values(plans).map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
});
