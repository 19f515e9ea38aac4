import Stripe from "stripe";
import type { InvoiceLineRecord, InvoiceRecord } from "../records.ts";
import { taxIn } from "../taxing.ts";

export function invoiceObject(record: InvoiceRecord, publicUrl: string): Stripe.Invoice {
	const page = `${publicUrl}/dev/stripe/invoice/${record.id}`;
	const isFinal = record.finalized_at !== null;
	const tax = record.automatic_tax ? taxIn(record.total) : 0;
	return {
		id: record.id,
		object: "invoice",
		account_country: "US",
		account_name: "Sandbox",
		account_tax_ids: null,
		amount_due: record.total,
		amount_overpaid: 0,
		amount_paid: record.amount_paid,
		amount_remaining: record.total - record.amount_paid,
		amount_shipping: 0,
		application: null,
		attempt_count: record.attempt_count,
		attempted: record.attempt_count > 0,
		auto_advance: record.auto_advance,
		automatic_tax: {
			disabled_reason: null,
			enabled: record.automatic_tax ?? false,
			liability: null,
			provider: record.automatic_tax ? "stripe" : null,
			status: record.automatic_tax ? "complete" : null,
		},
		automatically_finalizes_at: null,
		billing_reason: record.billing_reason,
		collection_method: "charge_automatically",
		created: record.created,
		currency: record.currency,
		custom_fields: null,
		customer: record.customer,
		customer_account: null,
		customer_address: null,
		customer_email: record.customer_email,
		customer_name: record.customer_name,
		customer_phone: null,
		customer_shipping: null,
		customer_tax_exempt: "none",
		customer_tax_ids: [],
		default_payment_method: null,
		default_source: null,
		default_tax_rates: [],
		description: null,
		discounts: record.discounts,
		due_date: null,
		effective_at: record.finalized_at,
		ending_balance: isFinal ? 0 : null,
		footer: null,
		from_invoice: null,
		hosted_invoice_url: isFinal ? page : null,
		invoice_pdf: isFinal ? `${page}/pdf` : null,
		issuer: { type: "self" },
		last_finalization_error: null,
		latest_revision: null,
		lines: {
			object: "list",
			data: record.lines.map((line) => lineObject(record, line)),
			has_more: false,
			url: `/v1/invoices/${record.id}/lines`,
		},
		livemode: false,
		metadata: record.metadata,
		next_payment_attempt: record.next_payment_attempt,
		number: isFinal ? record.number : null,
		on_behalf_of: null,
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
			default_mandate: null,
			payment_method_options: null,
			payment_method_types: null,
		},
		period_end: record.period_end,
		period_start: record.period_start,
		post_payment_credit_notes_amount: 0,
		pre_payment_credit_notes_amount: 0,
		receipt_number: null,
		rendering: null,
		shipping_cost: null,
		shipping_details: null,
		starting_balance: 0,
		statement_descriptor: null,
		status: record.status,
		status_transitions: {
			finalized_at: record.finalized_at,
			marked_uncollectible_at: null,
			paid_at: record.paid_at,
			voided_at: record.voided_at,
		},
		subtotal: record.subtotal,
		subtotal_excluding_tax: record.subtotal,
		test_clock: null,
		total: record.total,
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
		id: line.id,
		object: "line_item",
		amount: line.amount,
		currency: invoice.currency,
		description: line.description,
		discount_amounts: line.discount_amounts,
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
		period: line.period,
		pretax_credit_amounts: line.discount_amounts.map((part) => ({ ...part, type: "discount" })),
		pricing: {
			price_details: { price: line.price, product: line.product },
			type: "price_details",
			unit_amount_decimal: Stripe.Decimal.from(line.unit_amount),
		},
		quantity: line.quantity,
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
