import type Stripe from "stripe";
import type { Failure, PaymentIntentRecord, PaymentMethodRecord } from "../records.ts";

export function paymentMethodObject(record: PaymentMethodRecord): Stripe.PaymentMethod {
	const { card } = record;
	return {
		id: record.id,
		object: "payment_method",
		allow_redisplay: "limited",
		billing_details: {
			address: null,
			email: record.email,
			name: record.name,
			phone: null,
			tax_id: null,
		},
		card: {
			brand: card.brand,
			checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
			country: "US",
			display_brand: card.brand,
			exp_month: card.exp_month,
			exp_year: card.exp_year,
			fingerprint: card.fingerprint,
			funding: "credit",
			generated_from: null,
			last4: card.last4,
			networks: { available: [card.brand], preferred: null },
			regulated_status: "unregulated",
			three_d_secure_usage: { supported: true },
			wallet: null,
		},
		created: record.created,
		customer: record.customer,
		customer_account: null,
		livemode: false,
		metadata: {},
		type: "card",
	};
}

export function paymentIntentObject(record: PaymentIntentRecord): Stripe.PaymentIntent {
	return {
		id: record.id,
		object: "payment_intent",
		allowed_payment_method_types: null,
		amount: record.amount,
		amount_capturable: 0,
		amount_received: record.amount_received,
		application: null,
		application_fee_amount: null,
		automatic_payment_methods: null,
		canceled_at: record.canceled_at,
		cancellation_reason: record.canceled_at === null ? null : "abandoned",
		capture_method: "automatic_async",
		client_secret: `${record.id}_secret_sandbox`,
		confirmation_method: "automatic",
		created: record.created,
		currency: record.currency,
		customer: record.customer,
		customer_account: null,
		description: record.description,
		excluded_payment_method_types: null,
		last_payment_error: record.last_payment_error && {
			...wordsOf(record.last_payment_error),
			type:
				record.last_payment_error.code === "card_declined" ? "card_error" : "invalid_request_error",
		},
		latest_charge: record.latest_charge,
		livemode: false,
		managed_payments: null,
		metadata: record.metadata,
		next_action:
			record.action_url === null
				? null
				: {
						type: "redirect_to_url",
						redirect_to_url: { return_url: null, url: record.action_url },
					},
		on_behalf_of: null,
		payment_method: record.payment_method,
		payment_method_configuration_details: null,
		payment_method_options: {},
		payment_method_types: ["card"],
		payment_record: null,
		processing: null,
		receipt_email: record.receipt_email,
		review: null,
		setup_future_usage: record.setup_future_usage,
		shipping: null,
		source: null,
		statement_descriptor: record.statement_descriptor,
		statement_descriptor_suffix: null,
		status: record.status,
		transfer_data: null,
		transfer_group: null,
	};
}

function wordsOf({ code, decline_code, message }: Failure) {
	return { code, message, ...(decline_code === null ? {} : { decline_code }) };
}
