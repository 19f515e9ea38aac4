import { expect, test } from "vitest";
import { pack as packOf } from "#tests/helpers/access-facts.ts";
import { type LabeledSubscription, planLabel } from "./plan-label.ts";

const now = new Date("2026-06-15T12:00:00.000Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const nothing = { subscription: null, grants: [], packs: [] };
const pro = (changes: Partial<LabeledSubscription> = {}): LabeledSubscription => ({
	status: "active",
	currentPeriodEnd: days(10),
	graceUntil: null,
	stripeStatus: "active",
	canceledAt: null,
	money: null,
	...changes,
});
const pack = packOf({ resumesRemaining: 3 });
const grant = { startsAt: days(-1), endsAt: days(20), revokedAt: null };
const unpaid = pro({ status: "past_due", graceUntil: now });

test.each([
	["Free", nothing],
	["Resume Pack, 3 left", { ...nothing, packs: [pack] }],
	["Pro, renews Jun 25, 2026", { ...nothing, subscription: pro(), packs: [pack] }],
	["Pro, ends Jun 25, 2026", { ...nothing, subscription: pro({ status: "canceled" }) }],
	["Pro, pauses Jun 25, 2026", { ...nothing, subscription: pro({ resumesAt: days(40) }) }],
	[
		"Free, Pro paused until Jul 25, 2026",
		{ ...nothing, subscription: pro({ status: "inactive", resumesAt: days(40) }) },
	],
	[
		"Free, payment disputed",
		{
			...nothing,
			subscription: pro({ status: "inactive", resumesAt: days(40), money: "disputed" }),
		},
	],
	["Free, Pro on hold", { ...nothing, subscription: pro({ status: "inactive" }) }],
	[
		"Free",
		{ ...nothing, subscription: pro({ status: "inactive", stripeStatus: "incomplete_expired" }) },
	],
	["Pro, given until Jul 5, 2026", { ...nothing, grants: [grant] }],
	[
		"Pro, payment past due, until Jun 17, 2026",
		{ ...nothing, subscription: pro({ status: "past_due", graceUntil: days(2) }) },
	],
	["Free, payment past due", { ...nothing, subscription: unpaid }],
	["Resume Pack, 3 left, payment past due", { ...nothing, subscription: unpaid, packs: [pack] }],
	[
		"Pro, given until Jul 5, 2026, payment past due",
		{ ...nothing, subscription: unpaid, grants: [grant] },
	],
])("The owner reads “%s”", (label, rights) => {
	expect(planLabel(rights, now)).toBe(label);
});
