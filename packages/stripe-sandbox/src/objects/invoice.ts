import Stripe from "stripe";
import type { InvoiceLineRecord, InvoiceRecord } from "../records.ts";
import { taxIn } from "../taxing.ts";
import { empty, shown } from "./fields.ts";

export function invoiceObject(record: InvoiceRecord, publicUrl: string): Stripe.Invoice {
	const page = `${publicUrl}/dev/stripe/invoice/${record.id}`;
	const isFinal = record.finalized_at !== null;
	const tax = record.automatic_tax ? taxIn(record.total) : 0;
	return {
		...shown(record, "id", "amount_paid", "attempt_count", "auto_advance", "billing_reason"),
		...shown(record, "created", "currency", "customer", "customer_email", "customer_name"),
		...shown(record, "discounts", "metadata", "next_payment_attempt", "period_end"),
		...shown(record, "period_start", "status", "subtotal", "total"),
		...empty("account_tax_ids", "application", "automatically_finalizes_at", "custom_fields"),
		...empty("customer_account", "customer_address", "customer_phone", "customer_shipping"),
		...empty("default_payment_method", "default_source", "description", "due_date", "footer"),
		...empty("from_invoice", "last_finalization_error", "latest_revision", "on_behalf_of"),
		...empty("receipt_number", "rendering", "shipping_cost", "shipping_details"),
		...empty("statement_descriptor", "test_clock"),
		object: "invoice",
		account_country: "US",
		account_name: "Sandbox",
		amount_due: record.total,
		amount_overpaid: 0,
		amount_remaining: record.total - record.amount_paid,
		amount_shipping: 0,
		attempted: record.attempt_count > 0,
		automatic_tax: {
			disabled_reason: null,
			enabled: record.automatic_tax ?? false,
			liability: null,
			provider: record.automatic_tax ? "stripe" : null,
			status: record.automatic_tax ? "complete" : null,
		},
		collection_method: "charge_automatically",
		customer_tax_exempt: "none",
		customer_tax_ids: [],
		default_tax_rates: [],
		effective_at: record.finalized_at,
		ending_balance: isFinal ? 0 : null,
		hosted_invoice_url: isFinal ? page : null,
		invoice_pdf: isFinal ? `${page}/pdf` : null,
		issuer: { type: "self" },
		lines: {
			object: "list",
			data: record.lines.map((line) => lineObject(record, line)),
			has_more: false,
			url: `/v1/invoices/${record.id}/lines`,
		},
		livemode: false,
		number: isFinal ? record.number : null,
		parent:
			record.subscription === null
				? null
				: {
						quote_details: null,
						subscription_details: {
							metadata: record.subscription_metadata,
							subscription: record.subscription,
						},
						type: "subscription_details",
					},
		payment_settings: {
			...empty("default_mandate", "payment_method_options", "payment_method_types"),
		},
		post_payment_credit_notes_amount: 0,
		pre_payment_credit_notes_amount: 0,
		starting_balance: 0,
		status_transitions: {
			...shown(record, "finalized_at", "paid_at", "voided_at"),
			marked_uncollectible_at: null,
		},
		subtotal_excluding_tax: record.subtotal,
		total_discount_amounts: record.discount_amounts,
		total_excluding_tax: record.total - tax,
		total_pretax_credit_amounts: record.discount_amounts.map((part) => ({
			...part,
			type: "discount",
		})),
		total_taxes: record.automatic_tax
			? [
					{
						amount: tax,
						tax_behavior: "inclusive",
						tax_rate_details: null,
						taxability_reason: "standard_rated",
						taxable_amount: record.total - tax,
						type: "tax_rate_details",
					},
				]
			: [],
		webhooks_delivered_at: record.created,
	};
}

function lineObject(invoice: InvoiceRecord, line: InvoiceLineRecord): Stripe.InvoiceLineItem {
	return {
		...shown(line, "id", "amount", "description", "discount_amounts", "period", "quantity"),
		object: "line_item",
		currency: invoice.currency,
		discountable: true,
		discounts: [],
		invoice: invoice.id,
		livemode: false,
		metadata: invoice.subscription_metadata ?? {},
		parent:
			line.subscription_item === null
				? null
				: {
						invoice_item_details: null,
						subscription_item_details: {
							invoice_item: null,
							proration: false,
							proration_details: { credited_items: null },
							subscription: invoice.subscription,
							subscription_item: line.subscription_item,
						},
						type: "subscription_item_details",
					},
		pretax_credit_amounts: line.discount_amounts.map((part) => ({ ...part, type: "discount" })),
		pricing: {
			price_details: { price: line.price, product: line.product },
			type: "price_details",
			unit_amount_decimal: Stripe.Decimal.from(line.unit_amount),
		},
		quantity_decimal: Stripe.Decimal.from(line.quantity),
		subscription: invoice.subscription,
		subtotal: line.amount,
		taxes: [],
	};
}

/** The payments of an invoice, which only come when they are asked for. */
export function invoicePayments(record: InvoiceRecord): Stripe.ApiList<Stripe.InvoicePayment> {
	const payments: Stripe.InvoicePayment[] =
		record.payment_intent === null
			? []
			: [
					{
						id: record.payment,
						object: "invoice_payment",
						amount_paid: record.status === "paid" ? record.amount_paid : null,
						amount_requested: record.total,
						created: record.finalized_at ?? record.created,
						currency: record.currency,
						invoice: record.id,
						is_default: true,
						livemode: false,
						payment: { payment_intent: record.payment_intent, type: "payment_intent" },
						status: record.status === "paid" ? "paid" : "open",
						status_transitions: { canceled_at: null, paid_at: record.paid_at },
					},
				];
	return {
		object: "list",
		data: payments,
		has_more: false,
		url: `/v1/invoice_payments?invoice=${record.id}`,
	};
}
