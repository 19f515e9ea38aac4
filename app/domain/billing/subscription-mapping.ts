import { addDays } from "#app/domain/base/dates.ts";
import type { SubscriptionStatus } from "#app/domain/reader/entitlements.ts";
import { plans } from "./plans.ts";

/** @property expiresAt the first instant at which it is no longer good */
export type SubscriptionCard = { brand: string; lastFour: string; expiresAt: Date };

/** A subscription as the payment provider has it now. */
export type ProviderSubscription = {
	id: string;
	/** The provider's own word. */
	status: string;
	/** It was told to end: at the period's end, or at some instant. */
	isCanceling: boolean;
	periodStart: Date;
	periodEnd: Date;
	createdAt: Date;
	canceledAt: Date | null;
	endedAt: Date | null;
	/** Paused, or in a period that a pause has made free: when the next payment is taken. Null otherwise. */
	resumesAt: Date | null;
	/** Nobody pays for the present period: it began during a pause. */
	isPeriodFree: boolean;
	/** Past due: the start of the first period that nobody has paid for. Null when it is not known, and otherwise. */
	unpaidSince: Date | null;
	/** Given up because a renewal was not paid. */
	endedUnpaid: boolean;
	/** What a month of it costs; null when the provider does not say it in whole cents. */
	price: { amountInCents: number; currency: string } | null;
	/** The card of the next payment; null when it is not a card, or unknown. */
	card: SubscriptionCard | null;
	/** False for a price that is not ours: it gives no right. */
	isOurs: boolean;
};

/** The part of our row that says what a person may do. */
export type SubscriptionState = {
	status: SubscriptionStatus;
	currentPeriodStart: Date;
	currentPeriodEnd: Date;
	graceUntil: Date | null;
	/** See `ProviderSubscription`; null for one that has ended or was told to end. */
	resumesAt: Date | null;
};

/**
 * What the provider's subscription means here. Total: a word that nobody knows yet gives no access. The row
 * is a function of the provider's present state alone, so that events may come late, twice or never.
 * @param isTakenBack the money for the present period was given back or is disputed: it gives nothing
 */
export function mapSubscription(
	subscription: ProviderSubscription,
	isTakenBack = false,
): SubscriptionState {
	const { periodStart, periodEnd, endedAt, unpaidSince } = subscription;
	const status = statusHere(subscription, isTakenBack);
	const isCutShort = status === "ended" && endedAt !== null && endedAt < periodEnd;
	return {
		status,
		currentPeriodStart: periodStart,
		currentPeriodEnd: isCutShort ? endedAt : periodEnd,
		// A renewal fails at the start of the period that it was to pay for. Further ones give no other grace.
		graceUntil:
			status === "past_due" ? addDays(unpaidSince ?? periodStart, plans.pro.graceDays) : null,
		resumesAt: isLive(subscription) && !subscription.isCanceling ? subscription.resumesAt : null,
	};
}

function statusHere(subscription: ProviderSubscription, isTakenBack: boolean): SubscriptionStatus {
	const status = subscription.isOurs ? statusOf(subscription) : "inactive";
	return isTakenBack && status !== "ended" ? "inactive" : status;
}

function statusOf({ status, isCanceling, isPeriodFree }: ProviderSubscription): SubscriptionStatus {
	switch (status) {
		case "active":
		case "trialing":
			if (isPeriodFree) return "inactive";
			return isCanceling ? "canceled" : "active";
		case "past_due":
			return "past_due";
		case "canceled":
			return "ended";
		default:
			return "inactive";
	}
}

const liveStatuses = new Set(["active", "trialing", "past_due", "unpaid", "paused"]);

/** Whether the provider could still charge for it. */
export const isLive = ({ status }: Pick<ProviderSubscription, "status">): boolean =>
	liveStatuses.has(status);

/** A row of ours: its status, the provider's word, and since when it was told to end. */
type Told = { status: SubscriptionStatus; stripeStatus: string; canceledAt: Date | null };

/** Whether the provider will charge for it again unless it is canceled. */
export const willBeCharged = (subscription: Told): boolean =>
	isLive({ status: subscription.stripeStatus }) && !isToldToEnd(subscription);

/** Told to end with its period, which still runs, with or without access: this can be taken back until then. */
export const isEnding = (subscription: Told & { currentPeriodEnd: Date }, now: Date): boolean =>
	isToldToEnd(subscription) && subscription.currentPeriodEnd > now;

/** Told to end with its period. One that is past due is not: its period is unpaid, and would be charged after all. */
export const isToldToEnd = ({ status, stripeStatus, canceledAt }: Told): boolean =>
	isLive({ status: stripeStatus }) &&
	stripeStatus !== "past_due" &&
	(status === "canceled" || (status === "inactive" && canceledAt !== null));
