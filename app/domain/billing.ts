import { formatLongDate } from "./dates.ts";
import {
	isPackRunning,
	isSubscriptionActive,
	type Pack,
	type Subscription,
	type SubscriptionStatus,
} from "./entitlements.ts";

/** What an account's billing looks like, in words and dates ready to be shown; no provider's word in it. */
export type Billing = {
	subscription: SubscriptionView | null;
	packs: PackView[];
	orders: OrderView[];
	/** Whether there is anything to manage at the payment provider. */
	hasCustomer: boolean;
	/** A customer of the sandbox. */
	isTestCustomer: boolean;
};

export type SubscriptionView = {
	/** `active`, `ends` with its period, `past_due` within or after its grace, `ended`. */
	state: "active" | "ends" | "past_due" | "ended";
	/** Whether it opens resumes now. */
	hasAccess: boolean;
	periodStart: string;
	periodEnd: string;
	/** Null when nothing will be charged. */
	nextBilling: string | null;
	/** While a renewal has failed: until when access goes on. */
	graceUntil: string | null;
	/** The order whose money can be taken back now, or null. */
	refundableOrder: string | null;
};

export type PackView = {
	id: string;
	resumesRemaining: number;
	expires: string;
	isActive: boolean;
	status: string;
};

export type OrderView = {
	id: string;
	number: string;
	date: string;
	plan: string;
	amount: string;
	status: string;
	/** The money-back button is shown. */
	isRefundable: boolean;
};

/** The subscription as its card shows it; null when there is none to speak of. */
export function viewSubscription(
	subscription: (Subscription & { currentPeriodStart: Date }) | null,
	refundableOrder: string | null,
	now: Date,
): SubscriptionView | null {
	const state = subscription && stateOf(subscription.status, subscription.currentPeriodEnd, now);
	if (!subscription || !state) return null;
	const { currentPeriodStart, currentPeriodEnd, graceUntil } = subscription;
	return {
		state,
		hasAccess: isSubscriptionActive(subscription, now),
		periodStart: formatLongDate(currentPeriodStart),
		periodEnd: formatLongDate(currentPeriodEnd),
		nextBilling: state === "active" ? formatLongDate(currentPeriodEnd) : null,
		graceUntil: graceUntil && formatLongDate(graceUntil),
		refundableOrder,
	};
}

function stateOf(
	status: SubscriptionStatus,
	periodEnd: Date,
	now: Date,
): SubscriptionView["state"] | null {
	if (status === "active" || status === "past_due") return status;
	if (status === "canceled") return periodEnd > now ? "ends" : "ended";
	return status === "ended" ? "ended" : null;
}

/** The packs that still run, the one that ends first on top. */
export function viewPacks(packs: readonly Pack[], now: Date): PackView[] {
	return packs
		.filter((pack) => isPackRunning(pack, now))
		.sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
		.map(({ id, resumesRemaining, expiresAt }) => ({
			id,
			resumesRemaining,
			expires: formatLongDate(expiresAt),
			isActive: true,
			status: "Active",
		}));
}
