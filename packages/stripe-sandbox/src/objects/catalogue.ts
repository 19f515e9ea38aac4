import Stripe from "stripe";
import type {
	CouponRecord,
	DiscountRecord,
	Interval,
	PriceRecord,
	ProductRecord,
} from "../records.ts";

export function productObject(record: ProductRecord): Stripe.Product {
	return {
		id: record.id,
		object: "product",
		active: record.active,
		created: record.created,
		default_price: null,
		description: record.description,
		images: record.images,
		livemode: false,
		marketing_features: [],
		metadata: record.metadata,
		name: record.name,
		package_dimensions: null,
		shippable: null,
		statement_descriptor: null,
		tax_code: null,
		tax_details: null,
		type: "service",
		unit_label: null,
		updated: record.updated,
		url: record.url,
	};
}

export function priceObject(record: PriceRecord): Stripe.Price {
	return {
		id: record.id,
		object: "price",
		active: record.active,
		billing_scheme: "per_unit",
		created: record.created,
		currency: record.currency,
		custom_unit_amount: null,
		livemode: false,
		lookup_key: record.lookup_key,
		metadata: record.metadata,
		nickname: record.nickname,
		product: record.product,
		recurring: record.recurring && {
			...record.recurring,
			meter: null,
			trial_period_days: null,
			usage_type: "licensed",
		},
		tax_behavior: record.tax_behavior ?? "unspecified",
		tiers_mode: null,
		transform_quantity: null,
		type: record.recurring ? "recurring" : "one_time",
		unit_amount: record.unit_amount,
		unit_amount_decimal: Stripe.Decimal.from(record.unit_amount),
	};
}

/** A recurring price under its older name, as subscription items still carry it. */
export function planObject(
	price: PriceRecord,
	recurring: { interval: Interval; interval_count: number },
): Stripe.Plan {
	return {
		id: price.id,
		object: "plan",
		active: price.active,
		amount: price.unit_amount,
		amount_decimal: Stripe.Decimal.from(price.unit_amount),
		billing_scheme: "per_unit",
		created: price.created,
		currency: price.currency,
		interval: recurring.interval,
		interval_count: recurring.interval_count,
		livemode: false,
		metadata: price.metadata,
		meter: null,
		nickname: price.nickname,
		product: price.product,
		tiers_mode: null,
		transform_usage: null,
		trial_period_days: null,
		usage_type: "licensed",
	};
}

/** @param at the sandbox's time in seconds, which decides whether the coupon is still valid */
export function couponObject(record: CouponRecord, at: number): Stripe.Coupon {
	return {
		id: record.id,
		object: "coupon",
		amount_off: record.amount_off,
		created: record.created,
		currency: record.currency,
		duration: record.duration,
		duration_in_months: record.duration_in_months,
		livemode: false,
		max_redemptions: record.max_redemptions,
		metadata: record.metadata,
		name: record.name,
		percent_off: record.percent_off,
		redeem_by: record.redeem_by,
		times_redeemed: record.times_redeemed,
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
		id: record.id,
		object: "discount",
		checkout_session: record.checkout_session,
		customer: record.customer,
		customer_account: null,
		end: record.end,
		invoice: record.invoice,
		invoice_item: null,
		promotion_code: null,
		source: { coupon: record.coupon, type: "coupon" },
		start: record.start,
		subscription: record.subscription,
		subscription_item: null,
	};
}
