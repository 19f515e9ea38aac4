import { formatPrice } from "./money.ts";

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

/** What a pack costs once, and Pro a month, as it is written on the site. */
export const packPrice = formatPrice(plans.pack.priceInCents);
export const proPrice = formatPrice(plans.pro.priceInCents);
