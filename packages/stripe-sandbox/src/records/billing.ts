import type { Interval } from "./catalogue.ts";
import type { Metadata } from "./metadata.ts";

export type SubscriptionRecord = {
	id: string;
	created: number;
	customer: string;
	currency: string;
	status: "active" | "past_due" | "canceled";
	description: string | null;
	metadata: Metadata;
	items: { id: string; created: number; price: string; quantity: number }[];
	recurring: { interval: Interval; interval_count: number };
	/** The moment that every period is counted from, and how many have begun. */
	anchor: number;
	periods: number;
	current_period_start: number;
	current_period_end: number;
	default_payment_method: string | null;
	latest_invoice: string | null;
	discounts: string[];
	/** Missing in records of earlier versions. */
	automatic_tax?: boolean;
	/** Missing in records of earlier versions. */
	pause_collection?: { behavior: "void"; resumes_at: number | null } | null;
	/** Its renewal was given up, and the next one comes all the same. Missing in records of earlier versions. */
	goes_on_unpaid?: boolean;
	cancel_at: number | null;
	cancel_at_period_end: boolean;
	canceled_at: number | null;
	ended_at: number | null;
	cancellation: {
		comment: string | null;
		feedback: string | null;
		reason: "cancellation_requested" | "payment_failed" | "payment_disputed" | null;
	};
};

export type InvoiceLineRecord = {
	id: string;
	amount: number;
	description: string;
	price: string;
	product: string;
	unit_amount: number;
	quantity: number;
	subscription_item: string | null;
	period: { start: number; end: number };
	discount_amounts: { amount: number; discount: string }[];
};

export type InvoiceRecord = {
	id: string;
	created: number;
	number: string;
	customer: string;
	customer_email: string | null;
	customer_name: string | null;
	currency: string;
	billing_reason: "manual" | "subscription_create" | "subscription_cycle" | "subscription_update";
	subscription: string | null;
	subscription_metadata: Metadata | null;
	lines: InvoiceLineRecord[];
	discounts: string[];
	discount_amounts: { amount: number; discount: string }[];
	subtotal: number;
	total: number;
	/** Missing in records of earlier versions. */
	automatic_tax?: boolean;
	amount_paid: number;
	metadata: Metadata;
	status: "draft" | "open" | "paid" | "void" | "uncollectible";
	attempt_count: number;
	first_attempt: number | null;
	next_payment_attempt: number | null;
	auto_advance: boolean;
	finalized_at: number | null;
	paid_at: number | null;
	voided_at: number | null;
	period_start: number;
	period_end: number;
	payment: string;
	payment_intent: string | null;
};
