import { invalidRequest } from "../errors.ts";
import { isRedeemable } from "../objects/catalogue.ts";
import type { CouponRecord, PriceRecord, SessionRecord } from "../records.ts";
import { required } from "../requiring.ts";
import { need, type Transaction } from "../store.ts";

/** A price that may be sold. */
export async function usablePrice(
	tx: Transaction,
	id: string,
	index: number,
): Promise<PriceRecord> {
	const param = `line_items[${index}][price]`;
	const price = await required(tx, "price", id, param);
	const product = await need(tx, "product", price.product);
	if (price.active && product.active) return price;
	throw invalidRequest(
		price.active
			? `The product \`${product.id}\` associated with the price specified is inactive.`
			: "The price specified is inactive. This field only accepts active prices.",
		{ param },
	);
}

/** The one currency of all prices. */
export function currencyOf(prices: readonly PriceRecord[]): string {
	const [currency, ...others] = new Set(prices.map((price) => price.currency));
	if (currency === undefined) {
		throw invalidRequest("Missing required param: line_items.", {
			code: "parameter_missing",
			param: "line_items",
		});
	}
	if (others.length > 0) {
		throw invalidRequest("The prices of a Checkout Session must all have one currency.", {
			param: "line_items",
		});
	}
	return currency;
}

/** Single prices are paid, recurring ones are subscribed to. */
export function refuseWrongPrices(
	mode: SessionRecord["mode"],
	prices: readonly PriceRecord[],
): void {
	const recurring = prices.flatMap((price) => price.recurring ?? []);
	if (mode === "payment" && recurring.length > 0) {
		throw invalidRequest(
			"You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
			{ param: "line_items" },
		);
	}
	if (mode === "subscription" && recurring.length < prices.length) {
		throw invalidRequest(
			"You must provide at least one recurring price in `subscription` mode when using prices.",
			{ param: "line_items" },
		);
	}
	if (new Set(recurring.map((each) => JSON.stringify(each))).size > 1) {
		throw invalidRequest("The prices of a subscription must all recur in one interval.", {
			param: "line_items",
		});
	}
}

/** A coupon that may be used for these prices. */
export async function usableCoupon(
	tx: Transaction,
	id: string | undefined,
	cart: { currency: string; prices: readonly PriceRecord[] },
): Promise<CouponRecord | null> {
	if (id === undefined) return null;
	const param = "discounts[0][coupon]";
	const coupon = await required(tx, "coupon", id, param);
	const refuse = (message: string) => invalidRequest(message, { param });
	if (!isRedeemable(coupon, tx.at)) {
		throw invalidRequest(`Coupon ${id} is used up and cannot be applied.`, {
			code: "coupon_expired",
			param,
		});
	}
	if (coupon.currency !== null && coupon.currency !== cart.currency) {
		throw refuse(`The coupon ${id} is in ${coupon.currency}, the prices in ${cart.currency}.`);
	}
	const { products } = coupon;
	if (products && !cart.prices.some(({ product }) => products.includes(product))) {
		throw refuse(`The coupon ${id} cannot be applied to anything in this Checkout Session.`);
	}
	return coupon;
}
