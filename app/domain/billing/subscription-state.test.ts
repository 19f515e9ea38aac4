import { expect, test } from "vitest";
import { futureOf, pauseStart, type StateFacts } from "./subscription-state.ts";

const now = new Date("2026-06-20T12:00:00.000Z");
const end = new Date("2026-07-15T12:00:00.000Z");
const facts: StateFacts = {
	status: "active",
	stripeStatus: "active",
	currentPeriodEnd: end,
	graceUntil: null,
	canceledAt: null,
};
const of = (changes: Partial<StateFacts>) => futureOf({ ...facts, ...changes }, now);
const none = { chargedAt: null, endsAt: null, graceEndsAt: null };

test("A subscription is charged, ends with its period, or waits for its payment", () => {
	expect(of({})).toEqual({ ...none, state: "active", chargedAt: end });
	const resumesAt = new Date("2026-08-15T12:00:00.000Z");
	const paused = { ...none, chargedAt: resumesAt };
	expect(of({ resumesAt })).toEqual({ ...paused, state: "active" });
	expect(of({ status: "inactive", resumesAt })).toEqual({ ...paused, state: "on_hold" });
	expect(of({ status: "canceled", resumesAt })).toEqual({ ...none, state: "ends", endsAt: end });
	expect(of({ status: "canceled" })).toEqual({ ...none, state: "ends", endsAt: end });
	expect(of({ status: "canceled", currentPeriodEnd: now })).toEqual({ ...none, state: "ended" });
	const grace = { status: "past_due", stripeStatus: "past_due" } as const;
	expect(of({ ...grace, graceUntil: end })).toEqual({
		...none,
		state: "past_due",
		graceEndsAt: end,
	});
	expect(of({ ...grace, graceUntil: now })).toEqual({ ...none, state: "past_due" });
});

test("One on hold is charged only while the provider calls it running, and ends when it was told to", () => {
	const held = { status: "inactive" } as const;
	expect(of(held)).toEqual({ ...none, state: "on_hold", chargedAt: end });
	expect(of({ ...held, stripeStatus: "unpaid" })).toEqual({ ...none, state: "on_hold" });
	expect(of({ ...held, canceledAt: now })).toEqual({ ...none, state: "on_hold", endsAt: end });
	expect(of({ ...held, stripeStatus: "incomplete_expired" })).toBeNull();
});

test("A pause begins with the next period, also while the present one is disputed; one in a free period has begun", () => {
	const resumesAt = new Date("2026-08-15T12:00:00.000Z");
	const begins = (changes: Partial<StateFacts>, hasPayment: boolean) =>
		pauseStart({ ...facts, resumesAt, ...changes }, hasPayment, now);
	expect(begins({}, true)).toEqual(end);
	// The row of a payment may come after the one of its subscription.
	expect(begins({}, false)).toEqual(end);
	expect(begins({ status: "inactive" }, true)).toEqual(end);
	expect(begins({ status: "inactive" }, false)).toBeNull();
	expect(begins({ resumesAt: null }, true)).toBeNull();
	expect(begins({ status: "inactive", canceledAt: now }, true)).toBeNull();
	expect(begins({ status: "canceled" }, true)).toBeNull();
});
