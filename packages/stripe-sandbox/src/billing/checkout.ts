import { emit } from "../events.ts";
import { checkoutUrl, sessionObject } from "../objects/session.ts";
import type { Failure, PaymentIntentRecord, SessionRecord } from "../records.ts";
import { needLocked, type Transaction } from "../store.ts";
import { findTestCard } from "../test-cards.ts";
import {
	askPerson,
	chargeCard,
	createIntent,
	createPaymentMethod,
	failAuthentication,
} from "./charging.ts";
import { complete, methodFacts, type Payer } from "./completing.ts";

export type CheckoutResult =
	| { outcome: "complete"; session: SessionRecord }
	| { outcome: "failed"; session: SessionRecord; failure: Failure }
	| { outcome: "asks"; session: SessionRecord }
	/** It was over before: complete or expired. */
	| { outcome: "closed"; session: SessionRecord };

/** The person pressed the button. Two presses pay once: the session is locked meanwhile. */
export async function pay(
	tx: Transaction,
	sessionId: string,
	payer: Payer,
): Promise<CheckoutResult | null> {
	const session = await tx.lock("session", sessionId);
	if (!session) return null;
	if (session.status !== "open" || session.expires_at <= tx.at)
		return { outcome: "closed", session };
	if (session.amount_total === 0) return done(await complete(tx, session, payer, null, false));
	const intent = await intentOf(tx, session);
	const held = holdIntent(session, intent);
	if (payer.card.first === "asks") {
		await askPerson(tx, intent, `${checkoutUrl(session, tx.publicUrl)}/authenticate`);
		const { card, email, name } = payer;
		const pending = { card: card.number, email, name };
		return { outcome: "asks", session: await tx.save("session", { ...held, pending }) };
	}
	if (payer.card.first === "declined") return decline(tx, held, payer, intent);
	return done(await complete(tx, held, payer, intent, false));
}

/** The person answered the bank's question. */
export async function authenticate(
	tx: Transaction,
	sessionId: string,
	isConfirmed: boolean,
): Promise<CheckoutResult | null> {
	const session = await tx.lock("session", sessionId);
	if (!session) return null;
	if (session.status !== "open" || session.expires_at <= tx.at || !session.pending) {
		return { outcome: "closed", session };
	}
	const { card: number, email, name } = session.pending;
	const intent = await intentOf(tx, session);
	const card = findTestCard(number);
	if (!isConfirmed || !card) {
		const failure = await failAuthentication(tx, intent);
		const open = await tx.save("session", { ...session, pending: null });
		return { outcome: "failed", session: open, failure };
	}
	return done(await complete(tx, session, { card, email, name }, intent, true));
}

function done(session: SessionRecord): CheckoutResult {
	return { outcome: "complete", session };
}

/** All attempts of a session belong to one payment. */
async function intentOf(tx: Transaction, session: SessionRecord): Promise<PaymentIntentRecord> {
	if (session.attempt) return needLocked(tx, "payment_intent", session.attempt.intent);
	const data = session.payment_intent_data;
	return createIntent(tx, {
		amount: session.amount_total,
		currency: session.currency,
		customer: session.customer,
		...(session.mode === "payment" ? data : { description: "Subscription creation" }),
	});
}

function holdIntent(session: SessionRecord, { id }: PaymentIntentRecord): SessionRecord {
	// A subscription's payment belongs to its invoice; the session does not name it.
	const payment_intent = session.mode === "payment" ? id : null;
	return { ...session, attempt: { intent: id }, payment_intent };
}

async function decline(
	tx: Transaction,
	session: SessionRecord,
	payer: Payer,
	intent: PaymentIntentRecord,
): Promise<CheckoutResult> {
	const method = await createPaymentMethod(tx, { ...methodFacts(tx, payer), customer: null });
	const failure = await chargeCard(tx, intent, method, { isPresent: true });
	const open = await tx.save("session", { ...session, pending: null });
	if (!failure) throw new Error(`The card ${payer.card.number} was to be declined`);
	return { outcome: "failed", session: open, failure };
}

/** Nobody paid in time, or the site closed it. */
export async function expire(tx: Transaction, session: SessionRecord): Promise<SessionRecord> {
	const expired = await tx.save("session", { ...session, status: "expired", pending: null });
	await emit(tx, "checkout.session.expired", sessionObject(expired, tx.publicUrl));
	return expired;
}
