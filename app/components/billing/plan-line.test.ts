import { expect, test } from "vitest";
import { proUntil } from "#tests/helpers/shown.ts";
import { describePlan } from "./plan-line.ts";

const day = new Date("2026-12-20T00:00:00Z");

test("The account menu says what the plan still gives", () => {
	expect(describePlan({ plan: "free", freeLeft: 1 })).toBe("Free: 1 resume to open");
	expect(describePlan({ plan: "free", freeLeft: 0 })).toBe("Free: the free resume is used");
	expect(describePlan({ plan: "pack", freeLeft: 0, creditsLeft: 0, expiresAt: day })).toBe(
		"Resume Pack: 0 left until Dec 20, 2026",
	);
	const pro = proUntil(day);
	expect(describePlan(pro)).toBe("Pro, renews Dec 20, 2026");
	expect(describePlan({ ...pro, willRenew: false })).toBe("Pro, ends Dec 20, 2026");
	expect(describePlan({ ...pro, willRenew: false, isGiven: true })).toBe(
		"Pro, complimentary until Dec 20, 2026",
	);
	expect(describePlan({ ...pro, pastDue: true })).toBe(
		"Pro: payment failed, access until Dec 20, 2026",
	);
});
