import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import { chargeReminders } from "./charge-reminders.ts";

const charged = new Date("2027-02-27T12:00:00.000Z");
const member = {
	status: "active",
	stripeStatus: "active",
	currentPeriodEnd: charged,
	graceUntil: null,
	canceledAt: null,
	cardExpiresAt: null,
} as const;
const cheap = { isDiscounted: true };
const whole = { isDiscounted: false };
const daysBefore = (days: number) => addDays(charged, -days);

describe("Before a charge", () => {
	test("the end of the cheaper first month is told from seven days on, and not after it", () => {
		expect(chargeReminders(member, cheap, new Date(daysBefore(7).getTime() - 1))).toEqual([]);
		expect(chargeReminders(member, cheap, daysBefore(7))).toEqual(["price-rising"]);
		expect(chargeReminders(member, cheap, new Date(charged.getTime() - 1))).toEqual([
			"price-rising",
		]);
		expect(chargeReminders(member, cheap, charged)).toEqual([]);
	});

	test("nothing is told when the price stays and the card is good", () => {
		const good = { ...member, cardExpiresAt: new Date(charged.getTime() + 1) };
		expect(chargeReminders(good, whole, daysBefore(3))).toEqual([]);
		expect(chargeReminders(good, null, daysBefore(3))).toEqual([]);
	});

	test("a card that is no longer good on the day is told", () => {
		const old = { ...member, cardExpiresAt: charged };
		expect(chargeReminders(old, whole, daysBefore(3))).toEqual(["card-expiring"]);
		expect(chargeReminders(old, cheap, daysBefore(3))).toEqual(["price-rising", "card-expiring"]);
	});

	test("the end of a pause is told instead of the price, before and in the free months", () => {
		const resumesAt = charged;
		const currentPeriodEnd = daysBefore(3);
		for (const status of ["active", "inactive"] as const) {
			const paused = { ...member, status, resumesAt, currentPeriodEnd };
			expect(chargeReminders(paused, cheap, daysBefore(7))).toEqual(["pause-ending"]);
			expect(chargeReminders(paused, null, new Date(daysBefore(7).getTime() - 1))).toEqual([]);
			expect(
				chargeReminders({ ...paused, canceledAt: currentPeriodEnd }, null, daysBefore(4)),
			).toEqual(status === "active" ? ["pause-ending"] : []);
		}
	});

	test("nothing is told of one that will not be charged", () => {
		for (const status of ["canceled", "past_due", "ended", "inactive"] as const) {
			const other = { ...member, status, cardExpiresAt: daysBefore(10) };
			expect(chargeReminders(other, cheap, daysBefore(3))).toEqual([]);
		}
	});
});
