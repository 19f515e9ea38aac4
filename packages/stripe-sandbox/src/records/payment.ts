import type { Metadata } from "./metadata.ts";

export type CardFacts = {
	/** The number of the test card, which says how it behaves. */
	number: string;
	brand: string;
	last4: string;
	exp_month: number;
	exp_year: number;
	fingerprint: string;
};

export type PaymentMethodRecord = {
	id: string;
	created: number;
	customer: string | null;
	card: CardFacts;
	email: string | null;
	name: string | null;
};

export type Failure = { code: string; decline_code: string | null; message: string };

export type PaymentIntentRecord = {
	id: string;
	created: number;
	amount: number;
	amount_received: number;
	currency: string;
	customer: string | null;
	description: string | null;
	metadata: Metadata;
	status: "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled";
	latest_charge: string | null;
	payment_method: string | null;
	receipt_email: string | null;
	setup_future_usage: "off_session" | "on_session" | null;
	statement_descriptor: string | null;
	last_payment_error: Failure | null;
	canceled_at: number | null;
	/** The page that asks the person to confirm, while that is awaited. */
	action_url: string | null;
};

export type ChargeRecord = {
	id: string;
	created: number;
	amount: number;
	amount_refunded: number;
	currency: string;
	customer: string | null;
	description: string | null;
	metadata: Metadata;
	status: "succeeded" | "failed";
	failure: Failure | null;
	disputed: boolean;
	payment_intent: string;
	payment_method: string;
	card: CardFacts;
	is_authenticated: boolean;
	email: string | null;
	name: string | null;
	receipt_email: string | null;
	statement_descriptor: string | null;
	/** For the sandbox's own pages. */
	invoice: string | null;
};

export type RefundRecord = {
	id: string;
	created: number;
	amount: number;
	currency: string;
	charge: string;
	payment_intent: string;
	metadata: Metadata;
	reason: "duplicate" | "fraudulent" | "requested_by_customer" | null;
	status: "succeeded";
};

/** A line of the balance: what came in or went out with a charge, a refund or a dispute, and what that cost. */
export type BalanceTransactionRecord = {
	id: string;
	created: number;
	type: "charge" | "refund" | "adjustment";
	/** Negative for what went out. */
	amount: number;
	fee: number;
	currency: string;
	source: string;
};

export type DisputeRecord = {
	id: string;
	created: number;
	amount: number;
	currency: string;
	charge: string;
	payment_intent: string;
	reason: string;
	status: "needs_response" | "won" | "lost";
	due_by: number;
	metadata: Metadata;
};
