import Stripe from "stripe";
import type {
	CouponRecord,
	DiscountRecord,
	Interval,
	PriceRecord,
	ProductRecord,
} from "../records.ts";
import { empty, shown } from "./fields.ts";

export function productObject(record: ProductRecord): Stripe.Product {
	return {
		...shown(record, "id", "active", "created", "description", "images", "metadata", "name"),
		...shown(record, "updated", "url"),
		...empty("default_price", "package_dimensions", "shippable", "statement_descriptor"),
		...empty("tax_code", "tax_details", "unit_label"),
		object: "product",
		livemode: false,
		marketing_features: [],
		type: "service",
	};
}

export function priceObject(record: PriceRecord): Stripe.Price {
	return {
		...shown(record, "id", "active", "created", "currency", "lookup_key", "metadata", "nickname"),
		...shown(record, "product", "unit_amount"),
		...empty("custom_unit_amount", "tiers_mode", "transform_quantity"),
		object: "price",
		billing_scheme: "per_unit",
		livemode: false,
		recurring: record.recurring && {
			...record.recurring,
			meter: null,
			trial_period_days: null,
			usage_type: "licensed",
		},
		tax_behavior: record.tax_behavior ?? "unspecified",
		type: record.recurring ? "recurring" : "one_time",
		unit_amount_decimal: Stripe.Decimal.from(record.unit_amount),
	};
}

/** A recurring price under its older name, as subscription items still carry it. */
export function planObject(
	price: PriceRecord,
	recurring: { interval: Interval; interval_count: number },
): Stripe.Plan {
	return {
		...shown(price, "id", "active", "created", "currency", "metadata", "nickname", "product"),
		...empty("meter", "tiers_mode", "transform_usage", "trial_period_days"),
		object: "plan",
		amount: price.unit_amount,
		amount_decimal: Stripe.Decimal.from(price.unit_amount),
		billing_scheme: "per_unit",
		interval: recurring.interval,
		interval_count: recurring.interval_count,
		livemode: false,
		usage_type: "licensed",
	};
}

/** @param at the sandbox's time in seconds, which decides whether the coupon is still valid */
export function couponObject(record: CouponRecord, at: number): Stripe.Coupon {
	return {
		...shown(record, "id", "amount_off", "created", "currency", "duration", "duration_in_months"),
		...shown(record, "max_redemptions", "metadata", "name", "percent_off", "redeem_by"),
		times_redeemed: record.times_redeemed,
		object: "coupon",
		livemode: false,
		valid: isRedeemable(record, at),
	};
}

export function isRedeemable(coupon: CouponRecord, at: number): boolean {
	return (
		!coupon.deleted &&
		(coupon.redeem_by === null || coupon.redeem_by > at) &&
		(coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions)
	);
}

export function discountObject(record: DiscountRecord): Stripe.Discount {
	return {
		...shown(record, "id", "checkout_session", "customer", "end", "invoice", "start"),
		subscription: record.subscription,
		...empty("customer_account", "invoice_item", "promotion_code", "subscription_item"),
		object: "discount",
		source: { coupon: record.coupon, type: "coupon" },
	};
}
