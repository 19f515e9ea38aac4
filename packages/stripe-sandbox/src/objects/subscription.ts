import type Stripe from "stripe";
import type { SubscriptionRecord } from "../records.ts";
import { need, type Transaction } from "../store.ts";
import { planObject, priceObject } from "./catalogue.ts";
import { empty, shown } from "./fields.ts";

/** The periods stand on the items, as in every API version since basil. */
export async function subscriptionObject(
	tx: Transaction,
	record: SubscriptionRecord,
): Promise<Stripe.Subscription> {
	const items: Stripe.SubscriptionItem[] = [];
	for (const item of record.items) {
		const price = await need(tx, "price", item.price);
		items.push({
			...shown(item, "id", "created", "quantity"),
			object: "subscription_item",
			billing_thresholds: null,
			current_period_end: record.current_period_end,
			current_period_start: record.current_period_start,
			current_trial: null,
			discounts: [],
			metadata: {},
			plan: planObject(price, record.recurring),
			price: priceObject(price),
			subscription: record.id,
			tax_rates: [],
		});
	}
	return {
		...shown(record, "id", "cancel_at", "cancel_at_period_end", "canceled_at", "created"),
		...shown(record, "currency", "customer", "default_payment_method", "description"),
		...shown(record, "discounts", "ended_at", "latest_invoice", "metadata", "status"),
		...empty("application", "application_fee_percent", "billing_cycle_anchor_config"),
		...empty("billing_thresholds", "customer_account", "days_until_due", "default_source"),
		...empty("managed_payments", "next_pending_invoice_item_invoice", "on_behalf_of"),
		...empty("pending_invoice_item_interval", "pending_setup_intent", "pending_update"),
		...empty("schedule", "test_clock", "transfer_data", "trial_end", "trial_start"),
		object: "subscription",
		automatic_tax: {
			disabled_reason: null,
			enabled: record.automatic_tax ?? false,
			liability: null,
		},
		billing_cycle_anchor: record.anchor,
		billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
		billing_schedules: [],
		cancellation_details: { ...record.cancellation, feedback_option: null },
		collection_method: "charge_automatically",
		default_tax_rates: [],
		invoice_settings: {
			...empty("account_tax_ids", "custom_fields", "description", "footer"),
			issuer: { type: "self" },
		},
		items: {
			object: "list",
			data: items,
			has_more: false,
			url: `/v1/subscription_items?subscription=${record.id}`,
		},
		livemode: false,
		pause_collection: record.pause_collection ?? null,
		payment_settings: {
			payment_method_options: null,
			payment_method_types: null,
			save_default_payment_method: "off",
		},
		start_date: record.created,
		trial_settings: {
			end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
		},
	};
}
