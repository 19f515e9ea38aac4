import * as messages from "#app/domain/base/messages/billing.ts";
import {
	isPackRunning,
	isSubscriptionActive,
	type Pack,
	type ProGrant,
	runningGrant,
	type Subscription,
} from "#app/domain/reader/entitlements.ts";
import type { OrderStatus } from "./orders.ts";
import { plans, type SoldPlanId } from "./plans.ts";
import { isEnding, willBeCharged } from "./subscription-mapping.ts";

type Rights = {
	subscription: (Subscription & { stripeStatus: string; canceledAt: Date | null }) | null;
	grants: readonly ProGrant[];
	packs: readonly Pack[];
};

/**
 * Why a plan cannot be bought now, as the person reads it; null when it can.
 * A second subscription is refused as long as the first could charge, also after a press that resumes it, or still
 * runs; a pack while Pro runs, paid for or given.
 */
export function checkoutRefusal(rights: Rights, planId: SoldPlanId, now: Date): string | null {
	const { subscription } = rights;
	const isRunning = subscription !== null && isSubscriptionActive(subscription, now);
	if (planId === plans.pack.id) {
		const isPro = isRunning || runningGrant(rights.grants, now) !== null;
		return isPro ? messages.checkout.packDuringPro : null;
	}
	if (!subscription) return null;
	if (isRunning || willBeCharged(subscription)) return messages.checkout.alreadySubscribed;
	return isEnding(subscription, now) ? messages.checkout.stillEnding : null;
}

/** Whether Pro is theirs and opens nothing for now: it is not sold a second time. */
export function isProHeld(rights: Rights, now: Date): boolean {
	const { subscription } = rights;
	const isRunning = subscription !== null && isSubscriptionActive(subscription, now);
	return !isRunning && checkoutRefusal(rights, plans.pro.id, now) !== null;
}

/**
 * Whether the first month of Pro costs less: a running pack, never had it before, and Pro can be bought.
 * @param hadOffer whether the person has paid the lower price already
 */
export function hasFirstMonthOffer(rights: Rights, hadOffer: boolean, now: Date): boolean {
	return (
		!hadOffer &&
		rights.packs.some((pack) => isPackRunning(pack, now) && !pack.isRefunding) &&
		checkoutRefusal(rights, plans.pro.id, now) === null
	);
}

/**
 * The state of a person's checkout. `pending` may still become any other; the others stay until something new
 * happens. `none`: no checkout of theirs, or one that ran out.
 */
export type CheckoutOutcome =
	| "none"
	| "pending"
	| "failed"
	| "paid"
	| "refunded"
	| "disputed"
	| "lost"
	| "ended";

/**
 * What a paid checkout is worth now: its page may be opened again long after.
 * @param isRunning whether what it bought still opens anything
 * @param order what became of its money
 */
export function paidOutcome(
	isRunning: boolean,
	order: OrderStatus,
	isDisputeLost = false,
): CheckoutOutcome {
	if (isRunning) return "paid";
	if (isDisputeLost) return "lost";
	return order === "refunded" || order === "disputed" ? order : "ended";
}
