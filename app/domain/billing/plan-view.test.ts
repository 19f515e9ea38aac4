import { describe, expect, test } from "vitest";
import type { Pack, SubscriptionStatus } from "#app/domain/reader/entitlements.ts";
import type { OrderStatus } from "./orders.ts";
import { isTestCustomer, viewPacks, viewPending, viewSubscription } from "./plan-view.ts";

const now = new Date("2026-06-20T12:00:00.000Z");
const stripeWords = {
	active: "active",
	canceled: "active",
	past_due: "past_due",
	ended: "canceled",
	inactive: "active",
};
const row = (status: SubscriptionStatus, end = "2026-07-15T12:00:00.000Z") => ({
	status,
	stripeStatus: stripeWords[status],
	canceledAt: null as Date | null,
	endedUnpaid: false,
	cardBrand: "visa" as string | null,
	cardLastFour: "4242" as string | null,
	currentPeriodStart: new Date("2026-06-15T12:00:00.000Z"),
	currentPeriodEnd: new Date(end),
	graceUntil: status === "past_due" ? new Date("2026-06-22T12:00:00.000Z") : null,
});
const library = { locks: 37, stays: 1 };
const paid = {
	money: "paid",
	givenUntil: null,
	price: "$29.99",
	isPriceRising: false,
	refundableOrder: null,
	library,
} as const;
const view = (status: SubscriptionStatus, end?: string) =>
	viewSubscription(row(status, end), paid, now);
/** One that is inactive here, in the provider's words. */
const held = (stripeStatus: string, money: OrderStatus | null = "paid", canceledAt?: Date) =>
	viewSubscription(
		{ ...row("inactive"), stripeStatus, canceledAt: canceledAt ?? null },
		{ ...paid, money },
		now,
	);

describe("A subscription's card", () => {
	test("names its next billing date while it renews", () => {
		expect(view("active")).toMatchObject({
			state: "active",
			hasAccess: true,
			periodStart: "June 15, 2026",
			periodEnd: "July 15, 2026 at 12:00 UTC",
			nextBilling: "July 15, 2026 at 12:00 UTC",
			endsOn: null,
			cancelling: "with-period",
			hold: null,
		});
	});

	test("can be paused only while it renews, and says until when it is paused", () => {
		expect(view("active")).toMatchObject({ canPause: true, pausedUntil: null });
		for (const status of ["canceled", "past_due", "ended", "inactive"] as const) {
			expect(view(status)).toMatchObject({ canPause: false, pausedUntil: null });
		}
		expect(view("active", "2026-06-20T12:00:00.000Z")).toMatchObject({ canPause: false });
		const resumesAt = new Date("2026-09-15T12:00:00.000Z");
		const paused = { canPause: false, pausedUntil: "September 15, 2026 at 12:00 UTC" };
		const waits = { ...paused, pausesOn: "July 15, 2026 at 12:00 UTC" };
		expect(viewSubscription({ ...row("active"), resumesAt }, paid, now)).toMatchObject(waits);
		const free = { ...row("inactive"), resumesAt };
		expect(viewSubscription(free, { ...paid, money: "disputed" }, now)).toMatchObject({
			...waits,
			hold: "disputed",
		});
		expect(viewSubscription(free, { ...paid, money: null }, now)).toMatchObject({
			...paused,
			pausesOn: null,
			hold: "paused",
			hasAccess: false,
		});
		const canceled = { ...free, resumesAt: null, canceledAt: now };
		expect(viewSubscription(canceled, paid, now)).toMatchObject({
			hold: "canceled",
			cancelling: null,
			pausedUntil: null,
			endsOn: "July 15, 2026 at 12:00 UTC",
		});
	});

	test("names none once it was cancelled, while access goes on", () => {
		expect(view("canceled")).toMatchObject({
			state: "ends",
			hasAccess: true,
			nextBilling: null,
			endsOn: "July 15, 2026 at 12:00 UTC",
			cancelling: null,
		});
	});

	test("says ended when a cancelled one has run out, and no longer gives access", () => {
		expect(view("canceled", "2026-06-20T12:00:00.000Z")).toMatchObject({
			state: "ended",
			hasAccess: false,
			nextBilling: null,
			endsOn: null,
			cancelling: null,
		});
		expect(view("ended")).toMatchObject({ state: "ended", hasAccess: false, cancelling: null });
	});

	test("names the price that it was sold at, and the card that pays", () => {
		expect(view("active")).toMatchObject({ price: "$29.99", card: "Visa 4242" });
		const unknown = { ...row("active"), cardBrand: null, cardLastFour: null };
		expect(viewSubscription(unknown, { ...paid, price: null }, now)).toMatchObject({
			price: null,
			card: null,
		});
	});

	test("says of one that was given up which renewal was not paid; of a cancelled one nothing", () => {
		const givenUp = { ...row("ended"), endedUnpaid: true };
		expect(viewSubscription(givenUp, paid, now)?.unpaidSince).toBe("June 15, 2026");
		expect(view("ended")?.unpaidSince).toBeNull();
		expect(viewSubscription({ ...givenUp, status: "past_due" }, paid, now)?.unpaidSince).toBeNull();
	});

	test("says until when access goes on after a failed renewal", () => {
		expect(view("past_due")).toMatchObject({
			state: "past_due",
			hasAccess: true,
			nextBilling: null,
			graceUntil: "June 22, 2026 at 12:00 UTC",
		});
	});

	test("says that cancelling after a failed renewal ends it at once", () => {
		expect(view("past_due")?.cancelling).toBe("at-once");
	});

	test("is not there for one that never came to anything", () => {
		expect(held("incomplete_expired", null)).toBeNull();
		expect(viewSubscription(null, paid, now)).toBeNull();
	});
});

describe("A subscription that the provider has and that gives nothing", () => {
	test.each([
		["active", "disputed", "disputed"],
		["past_due", "disputed", "disputed"],
		["active", "refunded", "refunded"],
		["unpaid", null, "unpaid"],
		["unpaid", "paid", "unpaid"],
		["incomplete", null, "unpaid"],
		["paused", "paid", "paused"],
		["active", "paid", "unclear"],
		["active", null, "unclear"],
		["a word of next year", "partly refunded", "unclear"],
	] as const)("as %s with its money %s is on hold: %s", (stripeStatus, money, hold) => {
		expect(held(stripeStatus, money)).toMatchObject({
			state: "on_hold",
			hold,
			hasAccess: false,
			periodEnd: "July 15, 2026 at 12:00 UTC",
		});
	});

	test("names the next billing date as long as it would be charged", () => {
		expect(held("active", "disputed")?.nextBilling).toBe("July 15, 2026 at 12:00 UTC");
		for (const stripeStatus of ["unpaid", "paused", "incomplete", "past_due"]) {
			expect(held(stripeStatus)?.nextBilling).toBeNull();
		}
	});

	test.each([
		["active", "with-period"],
		["trialing", "with-period"],
		["unpaid", "with-period"],
		["paused", "with-period"],
		["incomplete", null],
		["a word of next year", null],
	] as const)("as %s is cancelled: %s", (stripeStatus, cancelling) => {
		expect(held(stripeStatus, "disputed")?.cancelling).toBe(cancelling);
	});

	test("names its end once it was cancelled, and is not cancelled again", () => {
		expect(held("active", "disputed", now)).toMatchObject({
			state: "on_hold",
			hold: "disputed",
			cancelling: null,
			nextBilling: null,
			endsOn: "July 15, 2026 at 12:00 UTC",
		});
	});
});

test("Packs are shown as long as they run, the one that ends first on top", () => {
	const pack = (id: string, end: string, status: Pack["status"] = "succeeded") => ({
		id,
		origin: id === "later" ? ("granted" as const) : ("paid" as const),
		status,
		resumesRemaining: 0,
		grantedAt: now,
		expiresAt: new Date(end),
	});
	const shown = viewPacks(
		[
			pack("later", "2026-07-02T00:00:00Z"),
			pack("sooner", "2026-06-21T00:00:00Z"),
			pack("over", "2026-06-20T12:00:00Z"),
			pack("refunded", "2026-07-02T00:00:00Z", "refunded"),
		],
		[],
		now,
	);
	expect(shown.map(({ id }) => id)).toEqual(["sooner", "later"]);
	expect(shown.map(({ isGiven }) => isGiven)).toEqual([false, true]);
	expect(shown[0]).toMatchObject({
		resumesRemaining: 0,
		expires: "June 21, 2026 at 00:00 UTC",
		isRefunding: false,
	});
});

test("A payment under way is named with its plan, its day and the page that waits for it", () => {
	const since = new Date("2026-06-20T08:00:00.000Z");
	expect(viewPending({ planId: "resume-pack", sessionId: "cs_test_1", since })).toEqual({
		plan: "Resume Pack",
		since: "June 20, 2026",
		address: "/purchase/success?session_id=cs_test_1",
	});
	expect(viewPending({ planId: "pro-monthly", sessionId: "cs_test_2", since })).toMatchObject({
		plan: "Pro",
		address: "/subscription/success?session_id=cs_test_2",
	});
});

test("A paused pack says so with its days, and when Pro has ended its end", () => {
	const pack = {
		id: "pack",
		origin: "paid",
		status: "succeeded",
		resumesRemaining: 5,
		grantedAt: new Date("2026-06-10T12:00:00Z"),
		expiresAt: new Date("2026-08-09T12:00:00Z"),
	} as const;
	const periods = [
		{ start: new Date("2026-06-12T12:00:00Z"), end: new Date("2026-07-12T12:00:00Z") },
	];
	const expiresAt = (at: string) => viewPacks([pack], periods, new Date(at))[0]?.expires;
	expect(expiresAt("2026-06-20T12:00:00Z")).toBe("Paused while Pro runs, 28 days left");
	expect(expiresAt("2026-07-12T12:00:00Z")).toBe("August 9, 2026 at 12:00 UTC");
});

test("A customer of the sandbox is known by its id", () => {
	expect(isTestCustomer("cus_test_1")).toBe(true);
	for (const id of ["cus_1", null]) expect(isTestCustomer(id)).toBe(false);
});
