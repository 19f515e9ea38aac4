import { emit } from "../events.ts";
import { sessionObject } from "../objects/session.ts";
import type { PaymentIntentRecord, SessionRecord } from "../records.ts";
import { need, needLocked, type Transaction } from "../store.ts";
import { factsOf, type TestCard } from "../test-cards.ts";
import { beginProcessing, chargeCard, createPaymentMethod } from "./charging.ts";
import { createCustomer, updateCustomer } from "./customers.ts";
import { invoiceFor } from "./settling.ts";
import { startSubscription } from "./starting.ts";

/** What a person typed on the page. */
export type Payer = { card: TestCard; email: string; name: string };

/** The session is paid for, or will be: everything that comes of it is made. */
export async function complete(
	tx: Transaction,
	session: SessionRecord,
	payer: Payer,
	intent: PaymentIntentRecord | null,
	isAuthenticated: boolean,
): Promise<SessionRecord> {
	const isSubscription = session.mode === "subscription";
	// The coupon before the customer, as everybody does who takes both.
	if (session.coupon !== null) await needLocked(tx, "coupon", session.coupon);
	const customer = await customerOf(tx, session, payer);
	const keepsCard = isSubscription || session.payment_intent_data.setup_future_usage !== null;
	const method = await createPaymentMethod(tx, {
		...methodFacts(tx, payer),
		customer: keepsCard ? customer : null,
	});
	const own = intent && { ...intent, customer };
	const paid: SessionRecord = {
		...session,
		status: "complete",
		payment_status: session.amount_total === 0 ? "no_payment_required" : "paid",
		customer,
		customer_details: { email: payer.email, name: payer.name || null },
		pending: null,
	};
	if (isSubscription) {
		if (customer === null) throw new Error("A subscription needs a customer");
		const started = await startSubscription(tx, paid, customer, method, {
			intent: own,
			isAuthenticated,
		});
		Object.assign(paid, started);
	} else {
		if (session.coupon !== null) await redeem(tx, session.coupon);
		const late = own && tx.faults.settleDays * 86_400;
		if (own && late) {
			await beginProcessing(tx, own, method);
			paid.payment_status = "unpaid";
			paid.settling = { at: tx.at + late, method: method.id };
		} else {
			if (own) await chargeCard(tx, own, method, { isPresent: true, isAuthenticated });
			paid.invoice = await invoiceFor(tx, paid, own);
		}
	}
	const closed = await tx.save("session", paid);
	await emit(tx, "checkout.session.completed", sessionObject(closed, tx.publicUrl));
	return closed;
}

async function redeem(tx: Transaction, id: string): Promise<void> {
	const coupon = await needLocked(tx, "coupon", id);
	await tx.save("coupon", { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
}

/** The session's customer; a new one where the session asks for it. */
async function customerOf(
	tx: Transaction,
	session: SessionRecord,
	payer: Payer,
): Promise<string | null> {
	if (session.customer === null) {
		const isNeeded =
			session.mode === "subscription" ||
			session.customer_creation === "always" ||
			session.invoice_creation ||
			session.payment_intent_data.setup_future_usage !== null;
		if (!isNeeded) return null;
		return (await createCustomer(tx, { email: payer.email, name: payer.name || null })).id;
	}
	const known = await need(tx, "customer", session.customer);
	if (known.email === null) {
		await updateCustomer(tx, await needLocked(tx, "customer", known.id), { email: payer.email });
	}
	return known.id;
}

/** The card as it is kept. */
export function methodFacts(tx: Transaction, payer: Payer) {
	const year = new Date(tx.at * 1000).getUTCFullYear();
	return { card: factsOf(payer.card, year), email: payer.email, name: payer.name || null };
}
