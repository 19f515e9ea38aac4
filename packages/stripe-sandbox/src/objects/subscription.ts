import type Stripe from "stripe";
import type { SubscriptionRecord } from "../records.ts";
import { need, type Transaction } from "../store.ts";
import { planObject, priceObject } from "./catalogue.ts";

/** The periods stand on the items, as in every API version since basil. */
export async function subscriptionObject(
	tx: Transaction,
	record: SubscriptionRecord,
): Promise<Stripe.Subscription> {
	const items: Stripe.SubscriptionItem[] = [];
	for (const item of record.items) {
		const price = await need(tx, "price", item.price);
		items.push({
			id: item.id,
			object: "subscription_item",
			billing_thresholds: null,
			created: item.created,
			current_period_end: record.current_period_end,
			current_period_start: record.current_period_start,
			current_trial: null,
			discounts: [],
			metadata: {},
			plan: planObject(price, record.recurring),
			price: priceObject(price),
			quantity: item.quantity,
			subscription: record.id,
			tax_rates: [],
		});
	}
	return {
		id: record.id,
		object: "subscription",
		application: null,
		application_fee_percent: null,
		automatic_tax: {
			disabled_reason: null,
			enabled: record.automatic_tax ?? false,
			liability: null,
		},
		billing_cycle_anchor: record.anchor,
		billing_cycle_anchor_config: null,
		billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
		billing_schedules: [],
		billing_thresholds: null,
		cancel_at: record.cancel_at,
		cancel_at_period_end: record.cancel_at_period_end,
		canceled_at: record.canceled_at,
		cancellation_details: { ...record.cancellation, feedback_option: null },
		collection_method: "charge_automatically",
		created: record.created,
		currency: record.currency,
		customer: record.customer,
		customer_account: null,
		days_until_due: null,
		default_payment_method: record.default_payment_method,
		default_source: null,
		default_tax_rates: [],
		description: record.description,
		discounts: record.discounts,
		ended_at: record.ended_at,
		invoice_settings: {
			account_tax_ids: null,
			custom_fields: null,
			description: null,
			footer: null,
			issuer: { type: "self" },
		},
		items: {
			object: "list",
			data: items,
			has_more: false,
			url: `/v1/subscription_items?subscription=${record.id}`,
		},
		latest_invoice: record.latest_invoice,
		livemode: false,
		managed_payments: null,
		metadata: record.metadata,
		next_pending_invoice_item_invoice: null,
		on_behalf_of: null,
		pause_collection: record.pause_collection ?? null,
		payment_settings: {
			payment_method_options: null,
			payment_method_types: null,
			save_default_payment_method: "off",
		},
		pending_invoice_item_interval: null,
		pending_setup_intent: null,
		pending_update: null,
		schedule: null,
		start_date: record.created,
		status: record.status,
		test_clock: null,
		transfer_data: null,
		trial_end: null,
		trial_settings: {
			end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
		},
		trial_start: null,
	};
}
