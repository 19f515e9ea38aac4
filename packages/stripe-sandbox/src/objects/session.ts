import type Stripe from "stripe";
import type { SessionRecord } from "../records.ts";
import { need, type Transaction } from "../store.ts";
import { taxIn } from "../taxing.ts";
import { priceObject } from "./catalogue.ts";
import { empty, shown } from "./fields.ts";

export function sessionObject(record: SessionRecord, publicUrl: string): Stripe.Checkout.Session {
	const isSubscription = record.mode === "subscription";
	return {
		...shown(record, "id", "allow_promotion_codes", "amount_subtotal", "amount_total"),
		...shown(record, "billing_address_collection", "cancel_url", "client_reference_id"),
		...shown(record, "created", "currency", "customer", "customer_creation", "customer_email"),
		...shown(record, "expires_at", "invoice", "locale", "metadata", "mode", "payment_intent"),
		...shown(record, "payment_status", "status", "submit_type", "subscription", "success_url"),
		...empty("after_expiration", "allowed_payment_method_types", "client_secret"),
		...empty("collected_information", "consent", "consent_collection", "currency_conversion"),
		...empty("customer_account", "integration_identifier", "managed_payments", "origin_context"),
		...empty("payment_link", "payment_method_configuration_details", "permissions"),
		...empty("recovered_from", "saved_payment_method_options", "setup_intent"),
		...empty("shipping_address_collection", "shipping_cost", "wallet_options"),
		object: "checkout.session",
		adaptive_pricing: { enabled: false },
		automatic_tax: {
			enabled: record.automatic_tax ?? false,
			liability: null,
			provider: record.automatic_tax ? "stripe" : null,
			status: record.automatic_tax ? "complete" : null,
		},
		custom_fields: [],
		custom_text: {
			...empty("after_submit", "shipping_address", "submit", "terms_of_service_acceptance"),
		},
		customer_details: detailsOf(record),
		discounts: record.coupon === null ? [] : [{ coupon: record.coupon, promotion_code: null }],
		invoice_creation: isSubscription
			? null
			: {
					enabled: record.invoice_creation,
					invoice_data: {
						...empty("account_tax_ids", "custom_fields", "description", "footer", "issuer"),
						rendering_options: null,
						metadata: {},
					},
				},
		livemode: false,
		payment_method_collection: isSubscription ? "always" : "if_required",
		payment_method_options: {},
		payment_method_types: ["card"],
		phone_number_collection: { enabled: false },
		shipping_options: [],
		total_details: {
			amount_discount: record.amount_subtotal - record.amount_total,
			amount_shipping: 0,
			amount_tax: record.automatic_tax ? taxIn(record.amount_total) : 0,
		},
		ui_mode: "hosted_page",
		// The address is gone with the session.
		url: record.status === "open" ? checkoutUrl(record, publicUrl) : null,
	};
}

export function checkoutUrl({ id }: SessionRecord, publicUrl: string): string {
	return `${publicUrl}/dev/stripe/checkout/${id}`;
}

function detailsOf(record: SessionRecord): Stripe.Checkout.Session.CustomerDetails | null {
	const email = record.customer_details?.email ?? record.customer_email;
	if (email === null && !record.customer_details) return null;
	return {
		...empty("address", "business_name", "individual_name", "phone"),
		email,
		name: record.customer_details?.name ?? null,
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
			...shown(line, "id", "description", "quantity"),
			object: "item",
			adjustable_quantity: null,
			amount_discount: line.discount,
			amount_subtotal: line.subtotal,
			amount_tax: 0,
			amount_total: line.subtotal - line.discount,
			currency: record.currency,
			metadata: {},
			price: priceObject(await need(tx, "price", line.price)),
		});
	}
	return lines;
}
