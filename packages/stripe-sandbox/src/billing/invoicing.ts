import { emit } from "../events.ts";
import { newId } from "../ids.ts";
import { invoiceObject } from "../objects/invoice.ts";
import type { DiscountRecord, Failure, InvoiceRecord, PaymentMethodRecord } from "../records.ts";
import { inTurn, need, needLocked, type Transaction } from "../store.ts";
import { chargeCard, createIntent } from "./charging.ts";
import { amountOff, shareAmong } from "./discounting.ts";

type InvoiceItem = {
	price: string;
	quantity: number;
	subscription_item: string | null;
};

/** Writes an invoice and makes it final; payment is another step. */
export async function createInvoice(
	tx: Transaction,
	facts: Pick<
		InvoiceRecord,
		"customer" | "currency" | "billing_reason" | "subscription" | "subscription_metadata"
	> & {
		items: readonly InvoiceItem[];
		discount: DiscountRecord | null;
		/** What it covers. */
		period: { start: number; end: number };
		/** From when on what was used is on it: a renewal looks back one period, as at Stripe. */
		looksBackTo?: number;
		automatic_tax: boolean;
	},
): Promise<InvoiceRecord> {
	const customer = await needLocked(tx, "customer", facts.customer);
	await tx.save("customer", { ...customer, invoices: customer.invoices + 1 });
	const lines = await inTurn(facts.items, (item) => lineOf(tx, item, facts.period));
	const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
	const { discount } = facts;
	const coupon = discount && (await need(tx, "coupon", discount.coupon));
	const off = coupon ? amountOff(coupon, subtotal) : 0;
	const shares = shareAmong(
		off,
		lines.map(({ amount }) => amount),
	);
	const draft = await tx.insert("invoice", {
		id: newId("in_"),
		created: tx.at,
		number: `${customer.invoice_prefix}-${String(customer.invoices + 1).padStart(4, "0")}`,
		customer: customer.id,
		customer_email: customer.email,
		customer_name: customer.name,
		currency: facts.currency,
		billing_reason: facts.billing_reason,
		subscription: facts.subscription,
		subscription_metadata: facts.subscription_metadata,
		lines: lines.map((line, index) => ({
			...line,
			discount_amounts: discount ? [{ amount: shares[index] ?? 0, discount: discount.id }] : [],
		})),
		discounts: discount ? [discount.id] : [],
		discount_amounts: discount ? [{ amount: off, discount: discount.id }] : [],
		subtotal,
		total: subtotal - off,
		automatic_tax: facts.automatic_tax,
		amount_paid: 0,
		metadata: {},
		status: "draft",
		attempt_count: 0,
		first_attempt: null,
		next_payment_attempt: null,
		auto_advance: true,
		finalized_at: null,
		paid_at: null,
		voided_at: null,
		period_start: facts.looksBackTo ?? tx.at,
		period_end: tx.at,
		payment: newId("inpay_"),
		payment_intent: null,
	});
	await emit(tx, "invoice.created", invoiceObject(draft, tx.publicUrl));
	const open = await tx.save("invoice", { ...draft, status: "open", finalized_at: tx.at });
	await emit(tx, "invoice.finalized", invoiceObject(open, tx.publicUrl));
	return open;
}

async function lineOf(tx: Transaction, item: InvoiceItem, period: { start: number; end: number }) {
	const price = await need(tx, "price", item.price);
	const product = await need(tx, "product", price.product);
	return {
		id: newId("il_"),
		amount: price.unit_amount * item.quantity,
		description: `${item.quantity} × ${product.name}`,
		price: price.id,
		product: product.id,
		unit_amount: price.unit_amount,
		quantity: item.quantity,
		subscription_item: item.subscription_item,
		period,
	};
}

/**
 * Tries to collect an open invoice.
 * @param method null when the customer has no card
 * @param attempt `isPresent`: the person is there; `intent`: the payment that was begun for it
 * @returns the invoice as it is then, and why the payment failed, if it did
 */
export async function collectInvoice(
	tx: Transaction,
	invoice: InvoiceRecord,
	method: PaymentMethodRecord | null,
	attempt: { isPresent: boolean; isAuthenticated?: boolean; intent?: string },
): Promise<{ invoice: InvoiceRecord; failure: Failure | null }> {
	if (invoice.total === 0) return { invoice: await markPaid(tx, invoice), failure: null };
	const known = attempt.intent ?? invoice.payment_intent;
	const intent = known
		? await needLocked(tx, "payment_intent", known)
		: await createIntent(tx, {
				amount: invoice.total,
				currency: invoice.currency,
				customer: invoice.customer,
				description:
					invoice.billing_reason === "subscription_create"
						? "Subscription creation"
						: "Subscription update",
			});
	const failure = method
		? await chargeCard(tx, intent, method, { ...attempt, invoice: invoice.id })
		: noCard;
	const tried = {
		...invoice,
		payment_intent: intent.id,
		attempt_count: invoice.attempt_count + 1,
		first_attempt: invoice.first_attempt ?? tx.at,
	};
	if (failure) return { invoice: await tx.save("invoice", tried), failure };
	return { invoice: await markPaid(tx, tried), failure: null };
}

const noCard: Failure = {
	code: "missing",
	decline_code: null,
	message: "This customer has no attached payment source or default payment method.",
};

/** An invoice that is never collected. */
export async function voidInvoice(tx: Transaction, invoice: InvoiceRecord): Promise<InvoiceRecord> {
	const voided = await tx.save("invoice", {
		...invoice,
		status: "void",
		voided_at: tx.at,
		auto_advance: false,
	});
	await emit(tx, "invoice.voided", invoiceObject(voided, tx.publicUrl));
	return voided;
}

async function markPaid(tx: Transaction, invoice: InvoiceRecord): Promise<InvoiceRecord> {
	const paid = await tx.save("invoice", {
		...invoice,
		status: "paid",
		amount_paid: invoice.total,
		paid_at: tx.at,
		next_payment_attempt: null,
		auto_advance: false,
	});
	const shown = invoiceObject(paid, tx.publicUrl);
	await emit(tx, "invoice.paid", shown);
	await emit(tx, "invoice.payment_succeeded", shown);
	return paid;
}
