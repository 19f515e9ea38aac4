import type Stripe from "stripe";
import type { DisputeRecord, RefundRecord } from "../records.ts";
import { empty, shown } from "./fields.ts";

export function refundObject(record: RefundRecord): Stripe.Refund {
	return {
		...shown(record, "id", "amount", "charge", "created", "currency", "metadata"),
		...shown(record, "payment_intent", "reason", "status"),
		...empty("balance_transaction", "customer", "customer_account", "payment_method"),
		...empty("receipt_number", "source_transfer_reversal", "transfer_reversal"),
		object: "refund",
		destination_details: {
			type: "card",
			card: {
				reference_status: "pending",
				reference_type: "acquirer_reference_number",
				type: "refund",
			},
		},
	};
}

/** @param at the sandbox's time in seconds, which decides whether evidence comes too late */
export function disputeObject(record: DisputeRecord, at: number): Stripe.Dispute {
	return {
		...shown(record, "id", "amount", "charge", "created", "currency", "metadata"),
		...shown(record, "payment_intent", "reason", "status"),
		object: "dispute",
		balance_transactions: [],
		enhanced_eligibility_types: [],
		evidence: noEvidence,
		evidence_details: {
			due_by: record.status === "needs_response" ? record.due_by : null,
			enhanced_eligibility: {},
			has_evidence: false,
			past_due: record.status === "needs_response" && record.due_by < at,
			submission_count: 0,
			submission_method: "not_submitted",
		},
		intended_submission_method: null,
		is_charge_refundable: false,
		livemode: false,
		network_reason_code: "10.4",
		payment_method_details: {
			type: "card",
			card: {
				brand: "visa",
				case_type: "chargeback",
				network: "visa",
				network_reason_code: "10.4",
			},
		},
	};
}

const noEvidence: Stripe.Dispute.Evidence = {
	...empty("access_activity_log", "billing_address", "cancellation_policy"),
	...empty("cancellation_policy_disclosure", "cancellation_rebuttal", "customer_communication"),
	...empty("customer_email_address", "customer_name", "customer_purchase_ip"),
	...empty("customer_signature", "duplicate_charge_documentation"),
	...empty("duplicate_charge_explanation", "duplicate_charge_id", "product_description"),
	...empty("receipt", "refund_policy", "refund_policy_disclosure", "refund_refusal_explanation"),
	...empty("service_date", "service_documentation", "shipping_address", "shipping_carrier"),
	...empty("shipping_date", "shipping_documentation", "shipping_tracking_number"),
	...empty("uncategorized_file", "uncategorized_text"),
	enhanced_evidence: {},
};
