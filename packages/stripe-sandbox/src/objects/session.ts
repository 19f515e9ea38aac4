import type Stripe from "stripe";
import type { SessionRecord } from "../records.ts";
import { need, type Transaction } from "../store.ts";
import { taxIn } from "../taxing.ts";
import { priceObject } from "./catalogue.ts";

export function sessionObject(record: SessionRecord, publicUrl: string): Stripe.Checkout.Session {
	const isSubscription = record.mode === "subscription";
	return {
		id: record.id,
		object: "checkout.session",
		adaptive_pricing: { enabled: false },
		after_expiration: null,
		allow_promotion_codes: record.allow_promotion_codes,
		allowed_payment_method_types: null,
		amount_subtotal: record.amount_subtotal,
		amount_total: record.amount_total,
		automatic_tax: {
			enabled: record.automatic_tax ?? false,
			liability: null,
			provider: record.automatic_tax ? "stripe" : null,
			status: record.automatic_tax ? "complete" : null,
		},
		billing_address_collection: record.billing_address_collection,
		cancel_url: record.cancel_url,
		client_reference_id: record.client_reference_id,
		client_secret: null,
		collected_information: null,
		consent: null,
		consent_collection: null,
		created: record.created,
		currency: record.currency,
		currency_conversion: null,
		custom_fields: [],
		custom_text: {
			after_submit: null,
			shipping_address: null,
			submit: null,
			terms_of_service_acceptance: null,
		},
		customer: record.customer,
		customer_account: null,
		customer_creation: record.customer_creation,
		customer_details: detailsOf(record),
		customer_email: record.customer_email,
		discounts: record.coupon === null ? [] : [{ coupon: record.coupon, promotion_code: null }],
		expires_at: record.expires_at,
		integration_identifier: null,
		invoice: record.invoice,
		invoice_creation: isSubscription
			? null
			: {
					enabled: record.invoice_creation,
					invoice_data: {
						account_tax_ids: null,
						custom_fields: null,
						description: null,
						footer: null,
						issuer: null,
						metadata: {},
						rendering_options: null,
					},
				},
		livemode: false,
		locale: record.locale,
		managed_payments: null,
		metadata: record.metadata,
		mode: record.mode,
		origin_context: null,
		payment_intent: record.payment_intent,
		payment_link: null,
		payment_method_collection: isSubscription ? "always" : "if_required",
		payment_method_configuration_details: null,
		payment_method_options: {},
		payment_method_types: ["card"],
		payment_status: record.payment_status,
		permissions: null,
		phone_number_collection: { enabled: false },
		recovered_from: null,
		saved_payment_method_options: null,
		setup_intent: null,
		shipping_address_collection: null,
		shipping_cost: null,
		shipping_options: [],
		status: record.status,
		submit_type: record.submit_type,
		subscription: record.subscription,
		success_url: record.success_url,
		total_details: {
			amount_discount: record.amount_subtotal - record.amount_total,
			amount_shipping: 0,
			amount_tax: record.automatic_tax ? taxIn(record.amount_total) : 0,
		},
		ui_mode: "hosted_page",
		// The address is gone with the session.
		url: record.status === "open" ? checkoutUrl(record, publicUrl) : null,
		wallet_options: null,
	};
}

export function checkoutUrl({ id }: SessionRecord, publicUrl: string): string {
	return `${publicUrl}/dev/stripe/checkout/${id}`;
}

function detailsOf(record: SessionRecord): Stripe.Checkout.Session.CustomerDetails | null {
	const email = record.customer_details?.email ?? record.customer_email;
	if (email === null && !record.customer_details) return null;
	return {
		address: null,
		business_name: null,
		email,
		individual_name: null,
		name: record.customer_details?.name ?? null,
		phone: null,
		tax_exempt: "none",
		tax_ids: [],
	};
}

/** What is bought, which only comes when it is asked for. */
export async function sessionLines(
	tx: Transaction,
	record: SessionRecord,
): Promise<Stripe.LineItem[]> {
	const lines: Stripe.LineItem[] = [];
	for (const line of record.lines) {
		lines.push({
			id: line.id,
			object: "item",
			adjustable_quantity: null,
			amount_discount: line.discount,
			amount_subtotal: line.subtotal,
			amount_tax: 0,
			amount_total: line.subtotal - line.discount,
			currency: record.currency,
			description: line.description,
			metadata: {},
			price: priceObject(await need(tx, "price", line.price)),
			quantity: line.quantity,
		});
	}
	return lines;
}
