import { formatShortDate } from "#app/domain/base/dates.ts";
import { type Pack, type ProGrant, summarisePlan } from "#app/domain/reader/entitlements.ts";
import type { OrderStatus } from "./orders.ts";
import { holdOf, type SubscriptionHold } from "./plan-view.ts";
import type { StateFacts } from "./subscription-state.ts";

/** A subscription, with what became of the payment for its present period; null when there is none. */
export type LabeledSubscription = StateFacts & { money: OrderStatus | null };

const holdWords: Record<SubscriptionHold, string> = {
	disputed: "payment disputed",
	refunded: "payment refunded",
	unpaid: "payment not completed",
	canceled: "Pro canceled",
	paused: "Pro paused",
	unclear: "Pro on hold",
};

/** What the owner reads of a person's plan, in a few words. */
export function planLabel(
	rights: {
		subscription: LabeledSubscription | null;
		grants: readonly ProGrant[];
		packs: readonly Pack[];
	},
	now: Date,
): string {
	const plan = summarisePlan({ ...rights, freeUsed: 0 }, now);
	const trouble = troubleOf(rights.subscription, now);
	switch (plan.plan) {
		case "pro": {
			const end = formatShortDate(plan.endsAt);
			if (plan.isGiven) return `Pro, given until ${end}${trouble}`;
			if (plan.pastDue) return `Pro, payment past due, until ${end}`;
			return `Pro, ${plan.willPause ? "pauses" : plan.willRenew ? "renews" : "ends"} ${end}`;
		}
		case "pack":
			return `Resume Pack, ${plan.creditsLeft} left${trouble}`;
		case "free":
			return `Free${trouble}`;
	}
}

/** Why a subscription gives nothing though it has not ended, after a comma; empty for any other. */
function troubleOf(subscription: LabeledSubscription | null, now: Date): string {
	if (!subscription) return "";
	// The grace is over, and the provider may still be trying.
	if (subscription.status === "past_due") return ", payment past due";
	const hold = holdOf(subscription, subscription.money, now);
	if (!hold) return "";
	const { resumesAt } = subscription;
	const until = hold === "paused" && resumesAt ? ` until ${formatShortDate(resumesAt)}` : "";
	return `, ${holdWords[hold]}${until}`;
}
