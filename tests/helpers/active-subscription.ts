import type { SubscriptionView } from "#app/domain/billing/plan-view.ts";

/** Pro that runs and renews, as its pages are given it. */
export const activeSubscription: SubscriptionView = {
	state: "active",
	hold: null,
	cancelling: "with-period",
	hasAccess: true,
	price: "$29.99",
	isPriceRising: false,
	card: "Visa 4242",
	unpaidSince: null,
	periodStart: "June 15, 2026",
	periodEnd: "July 15, 2026",
	nextBilling: "July 15, 2026",
	endsOn: null,
	graceUntil: null,
	canPause: true,
	pausedUntil: null,
	pausesOn: null,
	givenUntil: null,
	refundableOrder: null,
	library: { locks: 37, stays: 1 },
};
