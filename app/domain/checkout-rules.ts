import {
	isPackRunning,
	isSubscriptionActive,
	type Pack,
	type Subscription,
} from "./entitlements.ts";
import { messages } from "./messages.ts";
import { plans, type SoldPlanId } from "./plans.ts";
import { willBeCharged } from "./subscription-mapping.ts";

type Rights = {
	subscription: (Subscription & { stripeStatus: string }) | null;
	packs: readonly Pack[];
};

/**
 * Why a plan cannot be bought now, as the person reads it; null when it can.
 * A second subscription is refused as long as the first could charge or still runs; a pack while Pro runs.
 */
export function checkoutRefusal(rights: Rights, planId: SoldPlanId, now: Date): string | null {
	const { subscription } = rights;
	if (!subscription) return null;
	const isRunning = isSubscriptionActive(subscription, now);
	if (planId === plans.pack.id) return isRunning ? messages.checkout.packDuringPro : null;
	return isRunning || willBeCharged(subscription) ? messages.checkout.alreadySubscribed : null;
}

/**
 * Whether the first month of Pro costs less: a running pack, and never had it before.
 * @param hadOffer whether the person has paid the lower price already
 */
export function hasFirstMonthOffer(rights: Rights, hadOffer: boolean, now: Date): boolean {
	return !hadOffer && rights.packs.some((pack) => isPackRunning(pack, now));
}
