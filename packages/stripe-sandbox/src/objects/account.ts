import type Stripe from "stripe";
import type { BalanceTransactionRecord } from "../records.ts";
import { shown } from "./fields.ts";

/** The one account of the sandbox. */
export const account: Stripe.Account = {
	id: "acct_sandbox",
	object: "account",
	business_type: "company",
	charges_enabled: true,
	country: "US",
	default_currency: "usd",
	details_submitted: true,
	email: null,
	metadata: {},
	payouts_enabled: true,
	type: "standard",
};

/** @param cents what came in and was not given back */
export function balanceObject(cents: number): Stripe.Balance {
	return {
		object: "balance",
		available: [{ amount: cents, currency: "usd", source_types: { card: cents } }],
		livemode: false,
		pending: [{ amount: 0, currency: "usd", source_types: { card: 0 } }],
		refund_and_dispute_prefunding: {
			available: [{ amount: 0, currency: "usd" }],
			pending: [{ amount: 0, currency: "usd" }],
		},
	};
}

export function balanceTransactionObject(
	record: BalanceTransactionRecord,
): Stripe.BalanceTransaction {
	const { amount, fee, currency, type } = record;
	return {
		...shown(record, "id", "created", "source"),
		object: "balance_transaction",
		amount,
		available_on: record.created,
		balance_type: "payments",
		currency,
		description: null,
		exchange_rate: null,
		fee,
		fee_details:
			fee === 0
				? []
				: [
						{
							amount: fee,
							application: null,
							currency,
							description: "Processing fees",
							type: "stripe_fee",
						},
					],
		net: amount - fee,
		reporting_category: type === "adjustment" ? "dispute" : type,
		status: "available",
		type,
	};
}
