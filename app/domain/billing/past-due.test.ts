import { expect, test } from "vitest";
import { pastDueNotice } from "./past-due.ts";

const now = new Date("2027-02-01T12:00:00.000Z");
const graceUntil = new Date("2027-02-03T12:00:00.000Z");
const unpaid = { status: "past_due", currentPeriodEnd: graceUntil, graceUntil } as const;

test("A renewal that was not paid is said with the moment in which access ends", () => {
	expect(pastDueNotice(unpaid, now)).toBe(
		"Your last payment for Pro failed. Your access ends on February 3, 2027 at 12:00 UTC.",
	);
	expect(pastDueNotice(unpaid, new Date(graceUntil.getTime() - 1))).toContain("ends on");
});

test("After its grace it says that access has ended", () => {
	const over = "Your last payment for Pro failed, and your access has ended.";
	expect(pastDueNotice(unpaid, graceUntil)).toBe(over);
	expect(pastDueNotice({ ...unpaid, graceUntil: null }, now)).toBe(over);
});

test("Nothing is said while nothing is due", () => {
	expect(pastDueNotice(null, now)).toBeNull();
	for (const status of ["active", "canceled", "ended", "inactive"] as const) {
		expect(pastDueNotice({ ...unpaid, status }, now)).toBeNull();
	}
});
