import type Stripe from "stripe";
import type { DisputeRecord, RefundRecord } from "../records.ts";

export function refundObject(record: RefundRecord): Stripe.Refund {
	return {
		id: record.id,
		object: "refund",
		amount: record.amount,
		balance_transaction: null,
		charge: record.charge,
		created: record.created,
		currency: record.currency,
		customer: null,
		customer_account: null,
		destination_details: {
			type: "card",
			card: {
				reference_status: "pending",
				reference_type: "acquirer_reference_number",
				type: "refund",
			},
		},
		metadata: record.metadata,
		payment_intent: record.payment_intent,
		payment_method: null,
		reason: record.reason,
		receipt_number: null,
		source_transfer_reversal: null,
		status: record.status,
		transfer_reversal: null,
	};
}

/** @param at the sandbox's time in seconds, which decides whether evidence comes too late */
export function disputeObject(record: DisputeRecord, at: number): Stripe.Dispute {
	return {
		id: record.id,
		object: "dispute",
		amount: record.amount,
		balance_transactions: [],
		charge: record.charge,
		created: record.created,
		currency: record.currency,
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
		metadata: record.metadata,
		network_reason_code: "10.4",
		payment_intent: record.payment_intent,
		payment_method_details: {
			type: "card",
			card: {
				brand: "visa",
				case_type: "chargeback",
				network: "visa",
				network_reason_code: "10.4",
			},
		},
		reason: record.reason,
		status: record.status,
	};
}

const noEvidence: Stripe.Dispute.Evidence = {
	access_activity_log: null,
	billing_address: null,
	cancellation_policy: null,
	cancellation_policy_disclosure: null,
	cancellation_rebuttal: null,
	customer_communication: null,
	customer_email_address: null,
	customer_name: null,
	customer_purchase_ip: null,
	customer_signature: null,
	duplicate_charge_documentation: null,
	duplicate_charge_explanation: null,
	duplicate_charge_id: null,
	enhanced_evidence: {},
	product_description: null,
	receipt: null,
	refund_policy: null,
	refund_policy_disclosure: null,
	refund_refusal_explanation: null,
	service_date: null,
	service_documentation: null,
	shipping_address: null,
	shipping_carrier: null,
	shipping_date: null,
	shipping_documentation: null,
	shipping_tracking_number: null,
	uncategorized_file: null,
	uncategorized_text: null,
};
