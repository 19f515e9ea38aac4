import { formatShortDate } from "#app/domain/base/dates.ts";
import {
	type Pack,
	type ProGrant,
	type Subscription,
	summarisePlan,
} from "#app/domain/reader/entitlements.ts";

/** What the owner reads of a person's plan, in a few words. */
export function planLabel(
	rights: {
		subscription: Subscription | null;
		grants: readonly ProGrant[];
		packs: readonly Pack[];
	},
	now: Date,
): string {
	const plan = summarisePlan({ ...rights, freeUsed: 0 }, now);
	// The grace is over, and the provider may still be trying.
	const { status, resumesAt } = rights.subscription ?? {};
	const unpaid =
		status === "past_due"
			? ", payment past due"
			: status === "inactive" && resumesAt
				? `, Pro paused until ${formatShortDate(resumesAt)}`
				: "";
	switch (plan.plan) {
		case "pro": {
			const end = formatShortDate(plan.endsAt);
			if (plan.isGiven) return `Pro, given until ${end}${unpaid}`;
			if (plan.pastDue) return `Pro, payment past due, until ${end}`;
			return `Pro, ${plan.willPause ? "pauses" : plan.willRenew ? "renews" : "ends"} ${end}`;
		}
		case "pack":
			return `Resume Pack, ${plan.creditsLeft} left${unpaid}`;
		case "free":
			return `Free${unpaid}`;
	}
}
