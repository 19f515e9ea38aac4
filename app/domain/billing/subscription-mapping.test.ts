import { describe, expect, test } from "vitest";
import { isSubscriptionActive } from "#app/domain/reader/entitlements.ts";
import {
	isEnding,
	isLive,
	mapSubscription,
	type ProviderSubscription,
	willBeCharged,
} from "./subscription-mapping.ts";

const start = new Date("2026-06-15T12:00:00.000Z");
const end = new Date("2026-07-15T12:00:00.000Z");
const base: ProviderSubscription = {
	id: "sub_1",
	status: "active",
	isCanceling: false,
	periodStart: start,
	periodEnd: end,
	createdAt: start,
	canceledAt: null,
	endedAt: null,
	resumesAt: null,
	isPeriodFree: false,
	isOurs: true,
	unpaidSince: null,
	endedUnpaid: false,
	price: null,
	card: null,
};
const gives = (subscription: ProviderSubscription, now: Date) =>
	isSubscriptionActive(mapSubscription(subscription), now);
const before = new Date(end.getTime() - 1);

describe("What the provider's word gives", () => {
	test.each([
		["active", false, "active", true],
		["trialing", false, "active", true],
		["active", true, "canceled", true],
		["trialing", true, "canceled", true],
		["canceled", true, "ended", false],
		["unpaid", false, "inactive", false],
		["incomplete", false, "inactive", false],
		["incomplete_expired", false, "inactive", false],
		["paused", false, "inactive", false],
		["a word of next year", false, "inactive", false],
	] as const)("%s (ending: %s) is %s here", (status, isCanceling, ours, access) => {
		const subscription = { ...base, status, isCanceling };
		expect(mapSubscription(subscription).status).toBe(ours);
		expect(gives(subscription, before)).toBe(access);
		expect(gives(subscription, end)).toBe(false);
	});

	test("A period that a pause has made free gives nothing; the paid one before it does", () => {
		const resumesAt = new Date("2026-08-15T12:00:00.000Z");
		expect(mapSubscription({ ...base, resumesAt })).toMatchObject({ status: "active", resumesAt });
		const free = { ...base, resumesAt, isPeriodFree: true };
		expect(mapSubscription(free)).toMatchObject({ status: "inactive", resumesAt });
		// It is not resumed: its end comes first.
		const canceled = { ...free, isCanceling: true };
		expect(mapSubscription(canceled)).toMatchObject({ status: "inactive", resumesAt: null });
		expect(mapSubscription({ ...base, status: "canceled", resumesAt }).resumesAt).toBeNull();
	});

	test("A price that is not ours gives nothing", () => {
		expect(gives({ ...base, isOurs: false }, start)).toBe(false);
	});
});

test("Money that went back gives nothing, whatever the provider calls it", () => {
	for (const status of ["active", "trialing", "past_due"]) {
		expect(mapSubscription({ ...base, status }, true).status).toBe("inactive");
		expect(isSubscriptionActive(mapSubscription({ ...base, status }, true), start)).toBe(false);
	}
	expect(mapSubscription({ ...base, status: "canceled", endedAt: start }, true).status).toBe(
		"ended",
	);
});

describe("A failed renewal", () => {
	const pastDue = { ...base, status: "past_due" };

	test("keeps access for seven days from when it failed, to the millisecond", () => {
		const week = start.getTime() + 7 * 86_400_000;
		expect(gives(pastDue, new Date(week - 1))).toBe(true);
		expect(gives(pastDue, new Date(week))).toBe(false);
	});

	test("gives no second grace when a further one fails", () => {
		const later = new Date("2026-08-15T12:00:00.000Z");
		const further = { ...pastDue, periodStart: end, periodEnd: later, unpaidSince: start };
		expect(mapSubscription(further).graceUntil).toEqual(mapSubscription(pastDue).graceUntil);
		expect(gives(further, end)).toBe(false);
	});

	test("has no grace left over once it is paid or ended", () => {
		expect(mapSubscription(base).graceUntil).toBeNull();
		expect(mapSubscription({ ...base, status: "canceled", endedAt: end }).graceUntil).toBeNull();
	});
});

test("One that was ended at once has its period cut short, one that ran out has not", () => {
	const middle = new Date("2026-06-20T00:00:00.000Z");
	const ended = { ...base, status: "canceled", isCanceling: true };
	expect(mapSubscription({ ...ended, endedAt: middle }).currentPeriodEnd).toEqual(middle);
	expect(mapSubscription({ ...ended, endedAt: end }).currentPeriodEnd).toEqual(end);
	const after = new Date(end.getTime() + 1000);
	expect(mapSubscription({ ...ended, endedAt: after }).currentPeriodEnd).toEqual(end);
});

test.each([
	["active", true],
	["trialing", true],
	["past_due", true],
	["unpaid", true],
	["paused", true],
	["canceled", false],
	["incomplete", false],
	["incomplete_expired", false],
])("One that is %s could charge a person: %s", (status, live) => {
	expect(isLive({ status })).toBe(live);
});

describe("One that was told to end", () => {
	const row = { status: "active", stripeStatus: "active", canceledAt: null, currentPeriodEnd: end };
	test.each([
		[{}, true, false],
		[{ status: "canceled", canceledAt: start }, false, true],
		// Disputed, or in a pause.
		[{ status: "inactive" }, true, false],
		[{ status: "inactive", canceledAt: start }, false, true],
		[{ status: "past_due", stripeStatus: "past_due", canceledAt: start }, true, false],
		[{ status: "inactive", stripeStatus: "past_due", canceledAt: start }, true, false],
		[{ status: "inactive", stripeStatus: "incomplete_expired", canceledAt: start }, false, false],
		[{ status: "ended", stripeStatus: "canceled", canceledAt: start }, false, false],
	] as const)(
		"%j is charged: %s, and can be resumed until its period ends: %s",
		(facts, charged, ending) => {
			const told = { ...row, ...facts } as Parameters<typeof isEnding>[0];
			expect(willBeCharged(told)).toBe(charged);
			expect(isEnding(told, before)).toBe(ending);
			expect(isEnding(told, end)).toBe(false);
		},
	);
});
