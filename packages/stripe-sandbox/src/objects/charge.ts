import type Stripe from "stripe";
import type { ChargeRecord } from "../records.ts";
import { empty, shown } from "./fields.ts";

export function chargeObject(record: ChargeRecord, publicUrl: string): Stripe.Charge {
	const { card, failure } = record;
	const isPaid = record.status === "succeeded";
	return {
		...shown(record, "id", "amount", "amount_refunded", "created", "currency", "customer"),
		...shown(record, "description", "disputed", "metadata", "payment_intent", "payment_method"),
		...shown(record, "receipt_email", "statement_descriptor", "status"),
		...empty("application", "application_fee", "application_fee_amount", "balance_transaction"),
		...empty("failure_balance_transaction", "on_behalf_of", "receipt_number", "review"),
		...empty("shipping", "source", "source_transfer", "statement_descriptor_suffix"),
		...empty("transfer_data", "transfer_group"),
		object: "charge",
		amount_captured: isPaid ? record.amount : 0,
		billing_details: {
			...empty("address", "phone", "tax_id"),
			email: record.email,
			name: record.name,
		},
		calculated_statement_descriptor: record.statement_descriptor,
		captured: isPaid,
		failure_code: failure?.code ?? null,
		failure_message: failure?.message ?? null,
		fraud_details: {},
		livemode: false,
		outcome: {
			advice_code: failure ? "try_again_later" : null,
			network_advice_code: null,
			network_decline_code: null,
			network_status: failure ? "declined_by_network" : "approved_by_network",
			reason: failure?.decline_code ?? null,
			risk_level: "normal",
			seller_message: failure
				? "The bank did not return any further details with this decline."
				: "Payment complete.",
			type: failure ? "issuer_declined" : "authorized",
		},
		paid: isPaid,
		payment_method_details: {
			type: "card",
			card: {
				...shown(card, "brand", "exp_month", "exp_year", "fingerprint", "last4"),
				...empty("authorization_code", "electronic_commerce_indicator", "installments"),
				...empty("mandate", "network_transaction_id", "transaction_link_id", "wallet"),
				amount_authorized: isPaid ? record.amount : null,
				checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
				country: "US",
				funding: "credit",
				network: card.brand,
				regulated_status: "unregulated",
				three_d_secure: record.is_authenticated
					? {
							...empty("exemption_indicator", "result_reason", "transaction_id"),
							authentication_flow: "challenge",
							electronic_commerce_indicator: "05",
							result: "authenticated",
							version: "2.2.0",
						}
					: null,
			},
		},
		receipt_url: isPaid ? `${publicUrl}/dev/stripe/receipt/${record.id}` : null,
		refunded: isPaid && record.amount_refunded === record.amount,
	};
}
