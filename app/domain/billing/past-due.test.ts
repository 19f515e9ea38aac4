import { expect, test } from "vitest";
import type { Subscription } from "#app/domain/reader/entitlements.ts";
import { pastDueNotice } from "./past-due.ts";

const now = new Date("2027-02-01T12:00:00.000Z");
const graceUntil = new Date("2027-02-03T12:00:00.000Z");
const unpaid = { status: "past_due", currentPeriodEnd: graceUntil, graceUntil } as const;
const notice = (subscription: Subscription | null, at: Date) =>
	pastDueNotice({ subscription, grants: [] }, at);

test("A renewal that was not paid is said with the moment in which access ends", () => {
	expect(notice(unpaid, now)).toBe(
		"Your last payment for Pro failed. Your access ends on February 3, 2027 at 12:00 UTC.",
	);
	expect(notice(unpaid, new Date(graceUntil.getTime() - 1))).toContain("ends on");
});

test("After its grace it says that access has ended", () => {
	const over = "Your last payment for Pro failed, and your access has ended.";
	expect(notice(unpaid, graceUntil)).toBe(over);
	expect(notice({ ...unpaid, graceUntil: null }, now)).toBe(over);
});

test("Nothing is said while nothing is due", () => {
	expect(notice(null, now)).toBeNull();
	for (const status of ["active", "canceled", "ended", "inactive"] as const) {
		expect(notice({ ...unpaid, status }, now)).toBeNull();
	}
});

test("Pro that was given and lasts longer is named instead of an end of access", () => {
	const givenUntil = (endsAt: Date, at = now) =>
		pastDueNotice(
			{ subscription: unpaid, grants: [{ startsAt: new Date(0), endsAt, revokedAt: null }] },
			at,
		);
	const later = new Date("2027-03-01T12:00:00.000Z");
	const words =
		"Your last payment for Pro failed. The Pro that you were given opens every resume until March 1, 2027.";
	expect(givenUntil(later)).toBe(words);
	expect(givenUntil(later, graceUntil)).toBe(words);
	expect(givenUntil(new Date(graceUntil.getTime() - 1))).toContain("Your access ends on");
	expect(givenUntil(graceUntil, graceUntil)).toContain("your access has ended");
});
