import { formatPrice } from "#app/domain/base/money.ts";

/**
 * The plan catalogue. No price, limit or plan name is typed anywhere else.
 */

/** How many different resumes a free account may open, ever. */
export const freeAllowance = 1;

export const plans = {
	free: {
		id: "free",
		name: "Free",
		priceInCents: 0,
		interval: null,
	},
	pack: {
		id: "resume-pack",
		name: "Resume Pack",
		priceInCents: 999,
		interval: "one-time",
		/** How many resumes one pack unlocks. */
		resumes: 5,
		/** Days of 24 hours from payment. */
		days: 30,
		/** For how many minutes one opened resume of a pack can be swapped. */
		swapMinutes: 10,
	},
	pro: {
		id: "pro-monthly",
		name: "Pro",
		priceInCents: 2999,
		interval: "month",
		/** How long a failed renewal keeps access, in days of 24 hours. */
		graceDays: 7,
	},
	enterprise: {
		id: "enterprise",
		name: "Enterprise",
		priceInCents: null,
		interval: null,
	},
} as const;

/** A user with a running pack pays this for the first month of Pro, once per person. */
export const firstMonthInCents = 100;

/**
 * The money-back guarantee, counted from a payment. A pack that has opened more is not refunded; Pro that was
 * used for more than this many different resumes is refunded on request only.
 */
export const guarantee = { days: 7, packUnlocks: 1, proUses: 20 } as const;

/** The plans that are sold, by the id that a browser may name. */
export const soldPlans = { [plans.pack.id]: plans.pack, [plans.pro.id]: plans.pro } as const;
export type SoldPlanId = keyof typeof soldPlans;

/** The plan of an id that came from outside, or null. */
export function parseSoldPlan(id: unknown): SoldPlanId | null {
	return id === plans.pack.id || id === plans.pro.id ? id : null;
}

/** What a pack costs once, and Pro a month, as it is written on the site. */
export const packPrice = formatPrice(plans.pack.priceInCents);
export const proPrice = formatPrice(plans.pro.priceInCents);
export const firstMonthPrice = formatPrice(firstMonthInCents);
