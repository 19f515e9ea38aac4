import { formatPrice } from "#app/domain/base/money.ts";
import { ownWords } from "#app/domain/content/own-words.ts";

/**
 * The plan catalogue. No price, limit or plan name is typed anywhere else. Prices are read where they are needed
 * and never kept: the owner may change them at any time.
 */

/** What the plans cost until the owner says otherwise; `firstMonth` is that of Pro for holders of a pack. */
export const pricesInFile = { pack: 999, pro: 2999, firstMonth: 100 } as const;

const priceInCents = (name: keyof typeof pricesInFile): number =>
	ownWords().prices?.[name] ?? pricesInFile[name];

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
		get priceInCents() {
			return priceInCents("pack");
		},
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
		get priceInCents() {
			return priceInCents("pro");
		},
		/** A user with a running pack pays this for the first month, once per person. */
		get firstMonthInCents() {
			return priceInCents("firstMonth");
		},
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

/**
 * The money-back guarantee, counted from a payment. A pack that has opened more is not refunded; Pro that was
 * used for more than this many different resumes, or has shown more lines in the search for lines, is refunded on
 * request only.
 */
export const guarantee = { days: 7, packUnlocks: 1, proUses: 20, proLines: 500 } as const;

/** The plans that are sold, by the id that a browser may name. */
export const soldPlans = { [plans.pack.id]: plans.pack, [plans.pro.id]: plans.pro } as const;
export type SoldPlanId = keyof typeof soldPlans;

/** The plan of an id that came from outside, or null. */
export function parseSoldPlan(id: unknown): SoldPlanId | null {
	return id === plans.pack.id || id === plans.pro.id ? id : null;
}

/** What a checkout that begins now takes, in cents. */
export const amountOf = (planId: SoldPlanId, isDiscounted: boolean): number =>
	isDiscounted ? plans.pro.firstMonthInCents : soldPlans[planId].priceInCents;

/** What a pack costs once, Pro a month, and its first month at less, as they are written on the site. */
export const prices = {
	get pack() {
		return formatPrice(plans.pack.priceInCents);
	},
	get pro() {
		return formatPrice(plans.pro.priceInCents);
	},
	get firstMonth() {
		return formatPrice(plans.pro.firstMonthInCents);
	},
};
