import { emit } from "../events.ts";
import { invoiceObject } from "../objects/invoice.ts";
import { sessionObject } from "../objects/session.ts";
import type { InvoiceRecord, PaymentIntentRecord, SessionRecord } from "../records.ts";
import { need, needLocked, type Transaction } from "../store.ts";
import { chargeCard } from "./charging.ts";
import { createInvoice } from "./invoicing.ts";

/** A payment that was under way has come, or has not. */
export async function settleLate(tx: Transaction, session: SessionRecord): Promise<void> {
	if (!session.settling || session.payment_intent === null) return;
	const intent = await needLocked(tx, "payment_intent", session.payment_intent);
	const method = await need(tx, "payment_method", session.settling.method);
	const failure = await chargeCard(tx, intent, method, { isPresent: false });
	const settled = await tx.save("session", {
		...session,
		settling: null,
		payment_status: failure ? "unpaid" : "paid",
		invoice: failure ? null : await invoiceFor(tx, session, intent),
	});
	await emit(
		tx,
		`checkout.session.async_payment_${failure ? "failed" : "succeeded"}`,
		sessionObject(settled, tx.publicUrl),
	);
}

/** @returns the id of the paid invoice of a single payment, where the session asks for one */
export async function invoiceFor(
	tx: Transaction,
	session: SessionRecord,
	intent: PaymentIntentRecord | null,
): Promise<string | null> {
	if (!session.invoice_creation || session.customer === null) return null;
	const invoice = await createInvoice(tx, {
		customer: session.customer,
		currency: session.currency,
		billing_reason: "manual",
		subscription: null,
		subscription_metadata: null,
		items: session.lines.map((line) => ({ ...line, subscription_item: null })),
		discount: null,
		period: { start: tx.at, end: tx.at },
		automatic_tax: session.automatic_tax ?? false,
	});
	return (await settleInvoice(tx, invoice, intent)).id;
}

/** The invoice of a payment that has already been made. */
async function settleInvoice(
	tx: Transaction,
	invoice: InvoiceRecord,
	intent: PaymentIntentRecord | null,
): Promise<InvoiceRecord> {
	const paid = await tx.save("invoice", {
		...invoice,
		status: "paid",
		total: intent?.amount ?? 0,
		amount_paid: intent?.amount ?? 0,
		paid_at: tx.at,
		auto_advance: false,
		attempt_count: 1,
		payment_intent: intent?.id ?? null,
	});
	const shown = invoiceObject(paid, tx.publicUrl);
	await emit(tx, "invoice.paid", shown);
	await emit(tx, "invoice.payment_succeeded", shown);
	return paid;
}
