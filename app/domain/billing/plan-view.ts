import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { isPackRunning, isSubscriptionActive, type Pack } from "#app/domain/reader/entitlements.ts";
import { cardName } from "./card-name.ts";
import type { OrderStatus } from "./orders.ts";
import { describePause, type Period } from "./pack-end.ts";
import { addressAfter } from "./plan-forms.ts";
import { type SoldPlanId, soldPlans } from "./plans.ts";
import { willBeCharged } from "./subscription-mapping.ts";
import { futureOf, pauseStart, type ShownState, type StateFacts } from "./subscription-state.ts";
import type { TimelineLine } from "./timeline.ts";

/**
 * What an account's billing looks like, in words and dates ready to be shown; no provider's word in it. Until when
 * something can be done about money is said with its hour and zone (decision 65).
 */
export type Billing = {
	subscription: SubscriptionView | null;
	/** Until when the owner has given Pro, beside what is paid for; null when it was not given. */
	givenUntil: string | null;
	/** Pro that the owner has given and that begins later. */
	givenLater: { from: string; until: string }[];
	packs: PackView[];
	orders: OrderView[];
	/** What will happen by itself, the first first. */
	timeline: TimelineLine[];
	/** Payments being confirmed: the plan, and the page that waits for it. */
	pending: PendingView[];
	/** A customer of the sandbox. */
	isTestCustomer: boolean;
};

/**
 * Why a subscription gives nothing though the provider has it: its money is `disputed` or was `refunded`; a
 * payment is `unpaid`; it was `canceled` in a pause; it is `paused`; or `unclear`, for what nobody here can put right.
 */
export type SubscriptionHold =
	| "disputed"
	| "refunded"
	| "unpaid"
	| "canceled"
	| "paused"
	| "unclear";

export type SubscriptionView = {
	state: ShownState;
	/** Why it is on hold; null in every other state. */
	hold: SubscriptionHold | null;
	/** What canceling does now; null when there is nothing to cancel. */
	cancelling: "with-period" | "at-once" | null;
	/** Whether it opens resumes now. */
	hasAccess: boolean;
	/** "$29.99" a month, as it was sold; null while that is not known. */
	price: string | null;
	/** The last payment was the cheaper first month: the next one is higher. */
	isPriceRising: boolean;
	/** "Visa 4242", and until when it is good: what the next payment is taken from; null when not known. */
	card: string | null;
	/** It was given up because the renewal that was due on this day could not be charged. */
	unpaidSince: string | null;
	periodStart: string;
	periodEnd: string;
	/** Null when nothing will be charged. */
	nextBilling: string | null;
	/** When it was told to end. */
	endsOn: string | null;
	/** While a renewal has failed: until when access goes on. */
	graceUntil: string | null;
	/** It can be paused now. */
	canPause: boolean;
	/** Paused, now or from the period's end: until when; null otherwise. */
	pausedUntil: string | null;
	/** When the pause begins, while it has not: until then it is taken back for nothing. */
	pausesOn: string | null;
	/** Until when Pro that was given opens every resume, whatever becomes of this; null when none runs. */
	givenUntil: string | null;
	/** The order that can be refunded now, or null. */
	refundableOrder: string | null;
	/** Of what was opened: how many resumes lock when Pro ends, and how many stay open. */
	library: LibraryNumbers;
};

export type LibraryNumbers = { locks: number; stays: number };

export type PendingView = { plan: string; since: string; address: string };

export type PackView = {
	id: string;
	resumesRemaining: number;
	/** When it ends; or that it is paused, with the days that are left. */
	expires: string;
	/** Its money was asked back and has not gone back yet: it opens nothing more. */
	isRefunding: boolean;
	/** The owner granted it without a payment. */
	isGiven: boolean;
};

/** What the page after buying says of the pack itself. */
export type BoughtPack = {
	/** When it ends; or that it is paused, with the days that are left. */
	expires: string;
	receipt: { orderId: string; number: string } | null;
	/** Whether the money-back guarantee covers it. */
	isCovered: boolean;
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
	/** The button asks the owner for the money instead. */
	canAskRefund: boolean;
	/** Why there is no button, or what else pressing it does; null when there is nothing to say. */
	refundNote: string | null;
};

/** What the card is drawn from. */
type SubscriptionFacts = StateFacts & {
	currentPeriodStart: Date;
	/** Given up because a renewal was not paid. */
	endedUnpaid: boolean;
	cardBrand: string | null;
	cardLastFour: string | null;
};

/**
 * The subscription as its card shows it; null when there is none to speak of.
 * @param money what became of the payment for its present period; null when there is none
 * @param givenUntil see `Billing`
 * @param price of a month, as it was sold; see `soldPrice`
 * @param isPriceRising the last payment for it was at the lower price
 * @param refundableOrder the order whose money can be taken back now
 */
export function viewSubscription(
	subscription: SubscriptionFacts | null,
	{
		money,
		givenUntil,
		price,
		isPriceRising,
		refundableOrder,
		library,
	}: { money: OrderStatus | null } & Pick<
		SubscriptionView,
		"givenUntil" | "price" | "isPriceRising" | "refundableOrder" | "library"
	>,
	now: Date,
): SubscriptionView | null {
	const future = subscription && futureOf(subscription, now);
	if (!subscription || !future) return null;
	const { currentPeriodStart, currentPeriodEnd, graceUntil, resumesAt } = subscription;
	const { state, chargedAt, endsAt } = future;
	const pausesAt = pauseStart(subscription, money !== null, now);
	return {
		state,
		hold: holdOf(subscription, money, now),
		cancelling: endsAt ? null : cancellingOf(subscription, state),
		hasAccess: isSubscriptionActive(subscription, now),
		price,
		isPriceRising,
		card: cardName({ brand: subscription.cardBrand, lastFour: subscription.cardLastFour }),
		unpaidSince:
			state === "ended" && subscription.endedUnpaid ? formatLongDate(currentPeriodStart) : null,
		periodStart: formatLongDate(currentPeriodStart),
		periodEnd: formatMoment(currentPeriodEnd),
		nextBilling: chargedAt && formatMoment(chargedAt),
		endsOn: endsAt && formatMoment(endsAt),
		graceUntil: graceUntil && formatMoment(graceUntil),
		canPause: state === "active" && !resumesAt && currentPeriodEnd > now,
		pausedUntil: chargedAt && resumesAt ? formatMoment(chargedAt) : null,
		pausesOn: pausesAt && formatMoment(pausesAt),
		givenUntil,
		refundableOrder,
		library,
	};
}

/**
 * Why a subscription is on hold; null for any other.
 * @param money what became of the payment for its present period; null when there is none
 */
export function holdOf(
	subscription: StateFacts,
	money: OrderStatus | null,
	now: Date,
): SubscriptionHold | null {
	if (futureOf(subscription, now)?.state !== "on_hold") return null;
	const { stripeStatus, resumesAt, canceledAt } = subscription;
	if (money === "disputed" || money === "refunded") return money;
	if (stripeStatus === "unpaid" || stripeStatus === "incomplete") return "unpaid";
	if (canceledAt) return "canceled";
	return stripeStatus === "paused" || resumesAt ? "paused" : "unclear";
}

/** As `cancelSubscription` does it: an unpaid period is not waited for, because it would be charged after all. */
function cancellingOf(
	subscription: SubscriptionFacts,
	state: SubscriptionView["state"],
): SubscriptionView["cancelling"] {
	if (subscription.stripeStatus === "past_due") return "at-once";
	return state !== "ended" && willBeCharged(subscription) ? "with-period" : null;
}

/**
 * The running packs, the one that ends first on top.
 * @param periods for which Pro is paid: the packs are paused in them
 */
export function viewPacks(
	packs: readonly (Pack & { origin: "paid" | "granted" })[],
	periods: readonly Period[],
	now: Date,
): PackView[] {
	return packs
		.filter((pack) => isPackRunning(pack, now))
		.sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
		.map(({ id, resumesRemaining, expiresAt, origin, isRefunding }) => ({
			id,
			resumesRemaining,
			expires: sentenceCase(describePause(expiresAt, periods, now) ?? formatMoment(expiresAt)),
			isRefunding: isRefunding ?? false,
			isGiven: origin === "granted",
		}));
}

/** A customer of the sandbox is known by its id. */
export const isTestCustomer = (customerId: string | null): boolean =>
	customerId?.startsWith("cus_test_") ?? false;

/** An unconfirmed payment, with the page that shows its status. */
export function viewPending(checkout: {
	planId: SoldPlanId;
	sessionId: string;
	since: Date;
}): PendingView {
	const { planId, sessionId, since } = checkout;
	return {
		plan: soldPlans[planId].name,
		since: formatLongDate(since),
		address: addressAfter(planId, sessionId),
	};
}
