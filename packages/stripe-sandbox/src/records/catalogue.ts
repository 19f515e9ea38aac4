import type { Metadata } from "./metadata.ts";

export type ProductRecord = {
	id: string;
	created: number;
	updated: number;
	active: boolean;
	name: string;
	description: string | null;
	images: string[];
	metadata: Metadata;
	url: string | null;
};

export type Interval = "day" | "week" | "month" | "year";

export type PriceRecord = {
	id: string;
	created: number;
	active: boolean;
	currency: string;
	unit_amount: number;
	product: string;
	recurring: { interval: Interval; interval_count: number } | null;
	lookup_key: string | null;
	nickname: string | null;
	/** Missing in records of earlier versions. */
	tax_behavior?: "exclusive" | "inclusive" | "unspecified";
	metadata: Metadata;
};

export type CouponRecord = {
	id: string;
	created: number;
	amount_off: number | null;
	currency: string | null;
	percent_off: number | null;
	duration: "once" | "repeating" | "forever";
	duration_in_months: number | null;
	name: string | null;
	metadata: Metadata;
	max_redemptions: number | null;
	redeem_by: number | null;
	times_redeemed: number;
	products: string[] | null;
	deleted: boolean;
};

/** A coupon as one customer uses it. */
export type DiscountRecord = {
	id: string;
	created: number;
	coupon: string;
	customer: string | null;
	checkout_session: string | null;
	subscription: string | null;
	invoice: string | null;
	start: number;
	end: number | null;
};
