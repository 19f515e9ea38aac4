import { formatPrice } from "#app/domain/base/money.ts";

type Sold = { amountInCents: number | null; currency: string | null };
type Payment = { amountInCents: number; currency: string; isDiscounted: boolean };

/**
 * What a month of a member's subscription costs: "$29.99", as it was sold, also when the price list has changed
 * since.
 * @param payment the latest payment for it, which tells the price until a sync has read it
 * @returns null while it is not known, and for another currency than dollars; then no amount is said
 */
export function soldPrice(subscription: Sold, payment: Payment | null): string | null {
	if (subscription.amountInCents !== null) return inDollars(subscription);
	// A first month at the lower price says nothing of the next one.
	return payment && !payment.isDiscounted ? inDollars(payment) : null;
}

function inDollars({ amountInCents, currency }: Sold): string | null {
	return amountInCents !== null && currency === "usd" ? formatPrice(amountInCents) : null;
}
