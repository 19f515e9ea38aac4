import type { Viewer } from "#app/domain/base/viewer.ts";
import type { OrderView, PackView, SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { prices } from "#app/domain/billing/plans.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import type { PlanSummary } from "#app/domain/reader/entitlements.ts";

/** What components are given to draw: one of each kind, of which a test changes what it is about. */

type ProPlan = Extract<PlanSummary, { plan: "pro" }>;

export const proUntil = (endsAt: Date, changes: Partial<ProPlan> = {}): ProPlan => ({
	...{ plan: "pro", freeLeft: 1, endsAt, willRenew: true, pastDue: false, isGiven: false },
	...changes,
});

export const viewerWith = (plan: Viewer["plan"], changes: Partial<Viewer> = {}): Viewer => ({
	...{ id: "person", email: "ada@example.com", plan },
	...{ unlocked: [], downloadable: [], starred: [], hasFirstMonth: false, pastDue: null },
	...changes,
});

export const cardOf = (changes: Partial<ResumeCard> = {}): ResumeCard => ({
	id: "11111111-1111-4111-8111-111111111111",
	title: "Ledger lead",
	company: "Kestrel",
	role: "Finance",
	industry: "Finance",
	location: null,
	previousRole: null,
	offerMonth: null,
	experienceLevel: "Mid-level",
	tags: [],
	isFeatured: false,
	viewCount: 12,
	createdAt: "2026-01-02T00:00:00.000Z",
	provenance: "demo",
	sheetVersion: null,
	facts: null,
	isAvailable: true,
	...changes,
});

/** Pro that runs and renews. */
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
export const pastDueSubscription: SubscriptionView = {
	...activeSubscription,
	...{ canPause: false, state: "past_due", cancelling: "at-once" },
	...{ nextBilling: null, graceUntil: "June 22, 2026" },
};
export const disputedSubscription: SubscriptionView = {
	...activeSubscription,
	...{ canPause: false, state: "on_hold", hold: "disputed", hasAccess: false },
};

export const shownPack: PackView = {
	...{ id: "p1", resumesRemaining: 3, expires: "July 2, 2026" },
	...{ isRefunding: false, isGiven: false },
};

export const shownOrder: OrderView = {
	...{ id: "o1", number: "OF-000042", date: "June 15, 2026", plan: "Pro", amount: prices.pro },
	...{ status: "paid", isRefundable: true, canAskRefund: false, refundNote: null },
};
