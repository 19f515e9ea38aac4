import { describe, expect, test } from "vitest";
import type { SubscriptionStatus } from "#app/domain/reader/entitlements.ts";
import { pack as packOf } from "#tests/helpers/access-facts.ts";
import { checkoutRefusal, hasFirstMonthOffer, paidOutcome } from "./checkout-rules.ts";

const now = new Date("2026-06-15T12:00:00.000Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const stripeWord = { ended: "canceled", inactive: "incomplete_expired", past_due: "past_due" };
const subscription = (status: SubscriptionStatus, end = days(3), stripeStatus?: string) => ({
	status,
	stripeStatus: stripeStatus ?? stripeWord[status as keyof typeof stripeWord] ?? "active",
	currentPeriodEnd: end,
	graceUntil: status === "past_due" ? days(1) : null,
	canceledAt: null as Date | null,
});
const pack = packOf({ resumesRemaining: 0, expiresAt: days(1) });
const with_ = (given: ReturnType<typeof subscription> | null) => ({
	subscription: given,
	grants: [],
	packs: [],
});

describe("A second subscription", () => {
	test.each([
		["active", days(3), true],
		["active", days(-1), true],
		["canceled", days(3), true],
		["canceled", days(-1), false],
		["past_due", days(30), true],
		["ended", days(3), false],
		["inactive", days(3), false],
	] as const)("beside one that is %s until %s is refused: %s", (status, end, refused) => {
		const refusal = checkoutRefusal(with_(subscription(status, end)), "pro-monthly", now);
		expect(refusal).toBe(refused ? "You already have an active subscription" : null);
	});

	test("is refused beside one whose money is disputed: it could still charge", () => {
		const disputed = subscription("inactive", days(3), "active");
		expect(checkoutRefusal(with_(disputed), "pro-monthly", now)).not.toBeNull();
	});

	test("is refused beside one that was canceled in a pause, until that ends: a press would resume it", () => {
		const paused = { ...subscription("inactive", days(3), "active"), canceledAt: days(-1) };
		expect(checkoutRefusal(with_(paused), "pro-monthly", now)).toMatch(/resumes it/u);
		expect(checkoutRefusal(with_(paused), "pro-monthly", days(3))).toBeNull();
	});

	test("is a first one for a person without", () => {
		expect(checkoutRefusal(with_(null), "pro-monthly", now)).toBeNull();
	});
});

describe("A pack", () => {
	test("is refused with an explanation while Pro runs, and sold before and after", () => {
		expect(checkoutRefusal(with_(subscription("active")), "resume-pack", now)).toMatch(/Pro/u);
		expect(checkoutRefusal(with_(subscription("canceled")), "resume-pack", now)).toMatch(/Pro/u);
		expect(checkoutRefusal(with_(subscription("ended")), "resume-pack", now)).toBeNull();
		expect(checkoutRefusal(with_(null), "resume-pack", now)).toBeNull();
	});
});

describe("While Pro was given", () => {
	const given = (end: Date) => ({
		...with_(null),
		grants: [{ startsAt: days(-1), endsAt: end, revokedAt: null }],
	});
	test("a pack is refused, until the gift is over", () => {
		expect(checkoutRefusal(given(days(1)), "resume-pack", now)).toMatch(/Pro/u);
		expect(checkoutRefusal(given(now), "resume-pack", now)).toBeNull();
	});
	test("Pro may be bought, as long as no subscription could charge", () => {
		expect(checkoutRefusal(given(days(1)), "pro-monthly", now)).toBeNull();
		const beside = { ...given(days(1)), subscription: subscription("active") };
		expect(checkoutRefusal(beside, "pro-monthly", now)).not.toBeNull();
	});
});

describe("The cheaper first month", () => {
	const holder = { ...with_(null), packs: [pack] };

	test("is for a running pack, also one with nothing left in it", () => {
		const another = { ...holder, packs: [{ ...pack, expiresAt: days(-1) }, pack] };
		for (const rights of [holder, another]) {
			expect(hasFirstMonthOffer(rights, false, now)).toBe(true);
		}
	});

	test("is over with the pack's last millisecond, and with the first time it was paid", () => {
		expect(hasFirstMonthOffer(holder, false, days(1))).toBe(false);
		expect(hasFirstMonthOffer(holder, true, now)).toBe(false);
		const refunded = { ...holder, packs: [{ ...pack, status: "refunded" as const }] };
		expect(hasFirstMonthOffer(refunded, false, now)).toBe(false);
		const refunding = { ...holder, packs: [{ ...pack, isRefunding: true }] };
		expect(hasFirstMonthOffer(refunding, false, now)).toBe(false);
	});

	test("is not offered while a subscription runs or could still charge", () => {
		const member = { ...holder, subscription: subscription("active") };
		expect(hasFirstMonthOffer(member, false, now)).toBe(false);
		const former = { ...holder, subscription: subscription("ended") };
		expect(hasFirstMonthOffer(former, false, now)).toBe(true);
	});
});

test.each([
	[true, "paid", "paid"],
	// The owner's gesture takes nothing away.
	[true, "partly refunded", "paid"],
	[false, "refunded", "refunded"],
	[false, "disputed", "disputed"],
	[false, "paid", "ended"],
	[false, "partly refunded", "ended"],
] as const)("What runs: %s, and was %s, is %s on its page", (isRunning, order, outcome) => {
	expect(paidOutcome(isRunning, order)).toBe(outcome);
});
