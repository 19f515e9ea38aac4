import Stripe from "stripe";
import { plans, type SoldPlanId, soldPlans } from "#app/domain/billing/plans.ts";
import { askOnce, digestOf } from "./keyed-call.server.ts";

/** Our prices and the coupon at Stripe, made there when they are missing. The price list stays ours. */
export type StripeCatalogue = {
	prices: Record<SoldPlanId, string>;
	/** All prices of a plan that were ever made: an older payment stays one of ours. */
	planOf(priceId: string | null | undefined): SoldPlanId | null;
	firstMonthCoupon: string;
};

const currency = "usd";

/**
 * Finds or makes a price for each plan (by what it says of itself and its amount) and the coupon of the first month.
 * Idempotent, and safe when two processes do it at once.
 */
export async function readCatalogue(
	stripe: Stripe,
	{ brandName, hasTax }: { brandName: string; hasTax: boolean },
): Promise<StripeCatalogue> {
	const known = new Map<string, SoldPlanId>();
	const found = new Map<SoldPlanId, string>();
	for await (const price of stripe.prices.list({ limit: 100 })) {
		const planId = price.metadata.plan_id;
		if (planId !== plans.pack.id && planId !== plans.pro.id) continue;
		known.set(price.id, planId);
		const isCurrent = price.active && price.unit_amount === soldPlans[planId].priceInCents;
		if (!isCurrent || price.currency !== currency) continue;
		found.set(planId, price.id);
		// The price on the site is what is paid: the tax is in it. Stripe lets this be said once.
		if (hasTax && price.tax_behavior === "unspecified") {
			await stripe.prices.update(price.id, { tax_behavior: "inclusive" });
		}
	}
	const priceOf = async (planId: SoldPlanId) => {
		const earlier = [...known].filter(([, id]) => id === planId).length;
		const id =
			found.get(planId) ?? (await addPrice(stripe, planId, { brandName, hasTax, earlier }));
		known.set(id, planId);
		return id;
	};
	const prices = {
		[plans.pack.id]: await priceOf(plans.pack.id),
		[plans.pro.id]: await priceOf(plans.pro.id),
	};
	return {
		prices,
		planOf: (priceId) => (priceId ? (known.get(priceId) ?? null) : null),
		firstMonthCoupon: await addCoupon(stripe),
	};
}

/** @param options.earlier how many prices this plan has had: one that was put away is not given again */
async function addPrice(
	stripe: Stripe,
	planId: SoldPlanId,
	{ brandName, hasTax, earlier }: { brandName: string; hasTax: boolean; earlier: number },
): Promise<string> {
	const plan = soldPlans[planId];
	const request: Stripe.PriceCreateParams = {
		currency,
		unit_amount: plan.priceInCents,
		product_data: { name: `${brandName} ${plan.name}`, metadata: { plan_id: planId } },
		metadata: { plan_id: planId },
		...(hasTax && { tax_behavior: "inclusive" }),
		...(plan.interval === "month" && { recurring: { interval: "month" } }),
	};
	const price = await askOnce(`price:${digestOf([request, earlier])}`, (options) =>
		stripe.prices.create(request, options),
	);
	return price.id;
}

/** The coupon takes off what the first month costs less. Its id names the amount, so that a new offer is a new one. */
async function addCoupon(stripe: Stripe): Promise<string> {
	const off = plans.pro.priceInCents - plans.pro.firstMonthInCents;
	const id = `first-month-${off}`;
	try {
		return (await stripe.coupons.retrieve(id)).id;
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
	try {
		const name = "First month of Pro";
		await stripe.coupons.create({ id, amount_off: off, currency, duration: "once", name });
	} catch (error) {
		if (!isOfCode(error, "resource_already_exists")) throw error;
	}
	return id;
}

const isOfCode = (error: unknown, code: string): boolean =>
	error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;

/**
 * Whether the provider does not have such a thing, or no longer has it.
 * @param parameter of the request, if it is to be the one that names it
 */
export function isMissing(error: unknown, parameter?: string): boolean {
	if (!isOfCode(error, "resource_missing")) return false;
	return parameter === undefined || (error as Stripe.errors.StripeError).param === parameter;
}
