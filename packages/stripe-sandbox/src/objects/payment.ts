import type Stripe from "stripe";
import type { Failure, PaymentIntentRecord, PaymentMethodRecord } from "../records.ts";
import { empty, shown } from "./fields.ts";

export function paymentMethodObject(record: PaymentMethodRecord): Stripe.PaymentMethod {
	const { card } = record;
	return {
		...shown(record, "id", "created", "customer"),
		object: "payment_method",
		allow_redisplay: "limited",
		billing_details: {
			...empty("address", "phone", "tax_id"),
			email: record.email,
			name: record.name,
		},
		card: {
			...shown(card, "brand", "exp_month", "exp_year", "fingerprint", "last4"),
			checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
			country: "US",
			display_brand: card.brand,
			funding: "credit",
			generated_from: null,
			networks: { available: [card.brand], preferred: null },
			regulated_status: "unregulated",
			three_d_secure_usage: { supported: true },
			wallet: null,
		},
		customer_account: null,
		livemode: false,
		metadata: {},
		type: "card",
	};
}

export function paymentIntentObject(record: PaymentIntentRecord): Stripe.PaymentIntent {
	return {
		...shown(record, "id", "amount", "amount_received", "canceled_at", "created", "currency"),
		...shown(record, "customer", "description", "latest_charge", "metadata", "payment_method"),
		...shown(record, "receipt_email", "setup_future_usage", "statement_descriptor", "status"),
		...empty("allowed_payment_method_types", "application", "application_fee_amount"),
		...empty("automatic_payment_methods", "customer_account", "excluded_payment_method_types"),
		...empty("managed_payments", "on_behalf_of", "payment_method_configuration_details"),
		...empty("payment_record", "processing", "review", "shipping", "source"),
		...empty("statement_descriptor_suffix", "transfer_data", "transfer_group"),
		object: "payment_intent",
		amount_capturable: 0,
		cancellation_reason: record.canceled_at === null ? null : "abandoned",
		capture_method: "automatic_async",
		client_secret: `${record.id}_secret_sandbox`,
		confirmation_method: "automatic",
		last_payment_error: record.last_payment_error && {
			...wordsOf(record.last_payment_error),
			type:
				record.last_payment_error.code === "card_declined" ? "card_error" : "invalid_request_error",
		},
		livemode: false,
		next_action:
			record.action_url === null
				? null
				: {
						type: "redirect_to_url",
						redirect_to_url: { return_url: null, url: record.action_url },
					},
		payment_method_options: {},
		payment_method_types: ["card"],
	};
}

function wordsOf({ code, decline_code, message }: Failure) {
	return { code, message, ...(decline_code === null ? {} : { decline_code }) };
}
