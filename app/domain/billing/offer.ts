import { formatPrice } from "#app/domain/base/money.ts";
import { plans } from "./plans.ts";

/** What decides a viewer's prices. Null is a visitor. */
export type OfferPerson = { hasFirstMonth: boolean } | null;

/** What a viewer would pay next for each plan, in words ready to be shown. */
export type Offer = {
	/** `price` "$9.99"; `terms` "$9.99 one-time". */
	pack: { price: string; terms: string };
	pro: {
		/** What is paid first: "$1" or "$29.99". */
		price: string;
		/** What each month costs after it. */
		monthly: string;
		/** "$29.99 per month", or "first month $1, then $29.99 per month". */
		terms: string;
		/** Under the price: "first month, then $29.99 per month"; null when every month costs the same. */
		smallPrint: string | null;
	};
};

/**
 * The only place that says a price to a person. The checkout charges by the same two facts.
 * @param person whether the first month of Pro costs this person less; see `hasFirstMonthOffer`
 * @returns amounts in US dollars; rule: docs/payments.md, the table of plans
 */
export function offerFor(person: OfferPerson): Offer {
	const { pack, pro } = plans;
	const packPrice = formatPrice(pack.priceInCents);
	const monthly = formatPrice(pro.priceInCents);
	const after = `then ${monthly} per ${pro.interval}`;
	const first = formatPrice(pro.firstMonthInCents);
	return {
		pack: { price: packPrice, terms: `${packPrice} ${pack.interval}` },
		pro: person?.hasFirstMonth
			? {
					price: first,
					monthly,
					terms: `first ${pro.interval} ${first}, ${after}`,
					smallPrint: `first ${pro.interval}, ${after}`,
				}
			: {
					price: monthly,
					monthly,
					terms: `${monthly} per ${pro.interval}`,
					smallPrint: null,
				},
	};
}
