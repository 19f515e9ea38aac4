import type { Metadata } from "./metadata.ts";

export type SessionRecord = {
	id: string;
	created: number;
	expires_at: number;
	mode: "payment" | "subscription";
	status: "open" | "complete" | "expired";
	payment_status: "paid" | "unpaid" | "no_payment_required";
	success_url: string;
	cancel_url: string | null;
	client_reference_id: string | null;
	customer: string | null;
	customer_email: string | null;
	customer_creation: "always" | "if_required" | null;
	customer_details: { email: string | null; name: string | null } | null;
	metadata: Metadata;
	currency: string;
	lines: {
		id: string;
		price: string;
		quantity: number;
		description: string;
		subtotal: number;
		discount: number;
	}[];
	coupon: string | null;
	/** Missing in records of earlier versions. */
	automatic_tax?: boolean;
	amount_subtotal: number;
	amount_total: number;
	payment_intent: string | null;
	subscription: string | null;
	invoice: string | null;
	invoice_creation: boolean;
	payment_intent_data: {
		description: string | null;
		metadata: Metadata;
		receipt_email: string | null;
		setup_future_usage: "off_session" | "on_session" | null;
		statement_descriptor: string | null;
	};
	subscription_data: { description: string | null; metadata: Metadata };
	locale: string | null;
	submit_type: string | null;
	allow_promotion_codes: boolean | null;
	billing_address_collection: "auto" | "required" | null;
	/** The attempts made on the page: their payment intent, and what waits for a confirmation. */
	attempt: { intent: string } | null;
	pending: { card: string; email: string; name: string } | null;
	/** A payment that is under way after the session is complete, as a bank's would be. */
	settling: { at: number; method: string } | null;
};
