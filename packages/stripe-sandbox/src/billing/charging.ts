import { emit } from "../events.ts";
import { newId } from "../ids.ts";
import { chargeObject } from "../objects/charge.ts";
import { paymentIntentObject, paymentMethodObject } from "../objects/payment.ts";
import type { CardFacts, Failure, PaymentIntentRecord, PaymentMethodRecord } from "../records.ts";
import type { Transaction } from "../store.ts";
import { declined, findTestCard, notAuthenticated } from "../test-cards.ts";
import { bookCharge } from "./booking.ts";

/** A payment that is to be made; nothing has been charged yet. */
export async function createIntent(
	tx: Transaction,
	facts: Pick<PaymentIntentRecord, "amount" | "currency" | "customer" | "description"> &
		Partial<
			Pick<
				PaymentIntentRecord,
				"metadata" | "receipt_email" | "setup_future_usage" | "statement_descriptor"
			>
		>,
): Promise<PaymentIntentRecord> {
	const intent = await tx.insert("payment_intent", {
		id: newId("pi_"),
		created: tx.at,
		amount: facts.amount,
		amount_received: 0,
		currency: facts.currency,
		customer: facts.customer,
		description: facts.description,
		metadata: facts.metadata ?? {},
		status: "requires_payment_method",
		latest_charge: null,
		payment_method: null,
		receipt_email: facts.receipt_email ?? null,
		setup_future_usage: facts.setup_future_usage ?? null,
		statement_descriptor: facts.statement_descriptor ?? null,
		last_payment_error: null,
		canceled_at: null,
		action_url: null,
	});
	await emit(tx, "payment_intent.created", paymentIntentObject(intent));
	return intent;
}

/** @param customer whose card it stays; null when it is used once */
export async function createPaymentMethod(
	tx: Transaction,
	facts: { card: CardFacts; email: string | null; name: string | null; customer: string | null },
): Promise<PaymentMethodRecord> {
	const method = await tx.insert("payment_method", { id: newId("pm_"), created: tx.at, ...facts });
	if (method.customer) await emit(tx, "payment_method.attached", paymentMethodObject(method));
	return method;
}

/**
 * Charges a card for a payment, as the card's number says it behaves.
 * @param options.isPresent whether the person is there, which some cards ask for
 * @returns why it failed, or null when it is paid
 */
export async function chargeCard(
	tx: Transaction,
	intent: PaymentIntentRecord,
	method: PaymentMethodRecord,
	options: { isPresent: boolean; isAuthenticated?: boolean; invoice?: string | null },
): Promise<Failure | null> {
	const card = findTestCard(method.card.number);
	const behaviour = options.isPresent ? card?.first : card?.later;
	const failure = behaviour === "declined" || !behaviour ? declined : null;
	const charge = await tx.insert("charge", {
		id: newId("ch_"),
		created: tx.at,
		amount: intent.amount,
		amount_refunded: 0,
		currency: intent.currency,
		customer: intent.customer,
		description: intent.description,
		metadata: intent.metadata,
		status: failure ? "failed" : "succeeded",
		failure,
		disputed: false,
		payment_intent: intent.id,
		payment_method: method.id,
		card: method.card,
		is_authenticated: options.isAuthenticated ?? false,
		email: method.email,
		name: method.name,
		receipt_email: intent.receipt_email,
		statement_descriptor: intent.statement_descriptor,
		invoice: options.invoice ?? null,
	});
	if (!failure) await bookCharge(tx, charge);
	const settled = await tx.save("payment_intent", {
		...intent,
		status: failure ? "requires_payment_method" : "succeeded",
		amount_received: failure ? 0 : intent.amount,
		latest_charge: charge.id,
		payment_method: failure ? null : method.id,
		last_payment_error: failure,
		action_url: null,
	});
	const shown = chargeObject(charge, tx.publicUrl);
	await emit(tx, failure ? "charge.failed" : "charge.succeeded", shown);
	await emit(
		tx,
		failure ? "payment_intent.payment_failed" : "payment_intent.succeeded",
		paymentIntentObject(settled),
	);
	return failure;
}

/** The payment is under way and will be settled later. */
export async function beginProcessing(
	tx: Transaction,
	intent: PaymentIntentRecord,
	method: PaymentMethodRecord,
): Promise<void> {
	const processing = await tx.save("payment_intent", {
		...intent,
		status: "processing",
		payment_method: method.id,
		last_payment_error: null,
		action_url: null,
	});
	await emit(tx, "payment_intent.processing", paymentIntentObject(processing));
}

/** The bank wants to ask the person first. */
export async function askPerson(
	tx: Transaction,
	intent: PaymentIntentRecord,
	actionUrl: string,
): Promise<void> {
	const waiting = await tx.save("payment_intent", {
		...intent,
		status: "requires_action",
		last_payment_error: null,
		action_url: actionUrl,
	});
	await emit(tx, "payment_intent.requires_action", paymentIntentObject(waiting));
}

/** The person did not confirm. */
export async function failAuthentication(
	tx: Transaction,
	intent: PaymentIntentRecord,
): Promise<Failure> {
	const failed = await tx.save("payment_intent", {
		...intent,
		status: "requires_payment_method",
		last_payment_error: notAuthenticated,
		action_url: null,
	});
	await emit(tx, "payment_intent.payment_failed", paymentIntentObject(failed));
	return notAuthenticated;
}
