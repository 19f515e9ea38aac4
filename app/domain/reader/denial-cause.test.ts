import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import type { SubscriptionHold } from "#app/domain/billing/plan-view.ts";
import { pack as packOf } from "#tests/helpers/access-facts.ts";
import { denialCause } from "./denial-cause.ts";
import type { Subscription } from "./entitlements.ts";

const now = new Date("2026-12-24T12:00:00.000Z");
const ended = new Date("2026-12-22T12:00:00.000Z");
const none = { subscription: null, grants: [], packs: [] };
const pack = packOf({ resumesRemaining: 0, expiresAt: ended });
const subscription = (status: Subscription["status"]): Subscription => ({
	status,
	currentPeriodEnd: ended,
	graceUntil: status === "past_due" ? ended : null,
});

describe("A closed resume says why", () => {
	test("of a pack that has ended, with the day", () => {
		const facts = { ...none, packs: [pack] };
		expect(denialCause("pack_expired", facts, now)).toBe(
			"Your Resume Pack ended on December 22, 2026.",
		);
	});

	test("of a pack that is used up, with the day until which it reads on", () => {
		const running = { ...pack, expiresAt: addDays(now, 3) };
		expect(denialCause("pack_exhausted", { ...none, packs: [running] }, now)).toBe(
			"Your Resume Pack has no resumes left to open. What it opened stays open until December 27, 2026 at 12:00 UTC.",
		);
	});

	test("of a pack whose money is on its way back", () => {
		const refunding = { ...pack, expiresAt: addDays(now, 3), isRefunding: true };
		expect(denialCause("pack_exhausted", { ...none, packs: [refunding] }, now)).toBe(
			"Your Resume Pack is being refunded, so it opens no more resumes.",
		);
	});

	test.each([
		["refunded", "Your Resume Pack was refunded on December 1, 2026, which closed what it opened."],
		["disputed", "The payment for your Resume Pack is disputed, so it closed on December 1, 2026."],
		["revoked", "Your Resume Pack was taken back on December 1, 2026."],
	] as const)("of a pack that was %s, with the day on which it closed", (status, sentence) => {
		const closedAt = new Date("2026-12-01T08:00:00.000Z");
		const facts = { ...none, packs: [{ ...pack, status, closedAt }] };
		expect(denialCause("limit_reached", facts, now)).toBe(sentence);
	});

	test("of Pro that has ended, was given, or is on hold", () => {
		const because = (facts: object, known = {}) =>
			denialCause("limit_reached", { ...none, ...facts }, now, known);
		expect(because({ subscription: subscription("ended") })).toBe(
			"Your Pro ended on December 22, 2026.",
		);
		expect(because({ subscription: subscription("canceled") })).toBe(
			"Your Pro ended on December 22, 2026.",
		);
		const inactive = { subscription: subscription("inactive") };
		expect(because(inactive, { hold: "unclear" })).toContain("on hold");
		expect(because(inactive, { hold: "refunded" })).toBe(
			"The payment for your Pro was refunded, which closed what it opened.",
		);
		// A first payment that nobody made.
		expect(because(inactive)).toBe("You have used your free resume.");
		const grant = { startsAt: addDays(now, -30), endsAt: ended, revokedAt: null };
		expect(because({ grants: [grant] })).toBe("Your complimentary Pro ended on December 22, 2026.");
	});

	test("of a renewal that was not paid, and of a free resume that is used", () => {
		const unpaid = { ...none, subscription: subscription("past_due") };
		expect(denialCause("payment_past_due", unpaid, now)).toBe(
			"The renewal of Pro could not be charged, so your access ended on December 22, 2026.",
		);
		expect(denialCause("limit_reached", none, now)).toBe("You have used your free resume.");
	});

	test("of a pause that has begun, and not of one that is booked for after another cause", () => {
		const because = (changes: Partial<Subscription>, hold: SubscriptionHold | null) => {
			const booked = { ...subscription("inactive"), resumesAt: addDays(now, 40), ...changes };
			return denialCause("unopened", { ...none, subscription: booked }, now, { hold });
		};
		const paused =
			"Your Pro is paused until February 2, 2027 at 12:00 UTC. “My Subscription” has the button that ends the pause.";
		expect(because({}, "paused")).toBe(paused);
		// Its event has not arrived yet.
		expect(because({ status: "active" }, null)).toBe(paused);
		expect(because({}, "disputed")).toBe(
			"The payment for your Pro is disputed, so it opens nothing until that is settled.",
		);
		expect(because({ status: "past_due", graceUntil: ended }, null)).toBe(
			"The renewal of Pro could not be charged, so your access ended on December 22, 2026.",
		);
	});

	test("by what ended last", () => {
		const facts = {
			...none,
			packs: [{ ...pack, expiresAt: addDays(ended, -10) }],
			subscription: subscription("ended"),
		};
		expect(denialCause("pack_expired", facts, now)).toBe("Your Pro ended on December 22, 2026.");
	});

	test("of a resume that was open by what had opened it: its pack or Pro, and no other pack", () => {
		const other = { ...pack, id: "other", expiresAt: addDays(ended, 1) };
		const facts = { ...none, packs: [pack, other] };
		const unlock = { source: "pack", packId: "pack" } as const;
		expect(denialCause("pack_expired", { ...facts, unlock }, now)).toBe(
			"Your Resume Pack ended on December 22, 2026.",
		);
		const withPro = { ...facts, subscription: subscription("ended") };
		expect(denialCause("pack_expired", withPro, now, { wasOpen: true })).toBe(
			"Your Pro ended on December 22, 2026.",
		);
		expect(denialCause("unopened", facts, now, { wasOpen: true })).toBeNull();
	});

	test("of a credit that came back, also while its pack runs with nothing left", () => {
		const facts = { ...none, packs: [pack, { ...pack, id: "b", expiresAt: addDays(now, 3) }] };
		const at = addDays(now, -1);
		const swapped = { wasOpen: true, returned: { at, of: "swap" } } as const;
		const cause =
			"You swapped this resume on December 23, 2026, and its credit went back to your Resume Pack.";
		expect(denialCause("unopened", facts, now, swapped)).toBe(cause);
		expect(denialCause("pack_exhausted", facts, now, swapped)).toContain(
			`${cause} Your Resume Pack has no resumes left to open.`,
		);
		const withdrawn = { wasOpen: true, returned: { at, of: "withdrawal" } } as const;
		expect(denialCause("unopened", facts, now, withdrawn)).toBe(
			"This resume was out of the library for a while, and its credit went back to your Resume Pack on December 23, 2026.",
		);
	});

	test("never by what still runs, or has not begun", () => {
		const running = { ...subscription("active"), currentPeriodEnd: addDays(now, 3) };
		const from = (days: number) => ({
			startsAt: addDays(now, days),
			endsAt: addDays(now, 9),
			revokedAt: null,
		});
		const facts = {
			subscription: running,
			grants: [from(-1), { ...from(5), revokedAt: now }],
			packs: [{ ...pack, expiresAt: addDays(now, 3) }],
		};
		expect(denialCause("unopened", facts, now)).toBeNull();
	});

	test("and nothing where no plan has to do with it", () => {
		expect(denialCause("unopened", none, now)).toBeNull();
		expect(denialCause("withdrawn", none, now)).toBeNull();
		expect(denialCause("email_unconfirmed", none, now)).toBeNull();
	});
});
