import { createPaymentMethod } from "../billing/charging.ts";
import { updateCustomer } from "../billing/customers.ts";
import { endSubscription, retryInvoice, updateSubscription } from "../billing/subscriptions.ts";
import { invalidRequest } from "../errors.ts";
import type { PortalSessionRecord, SubscriptionRecord } from "../records.ts";
import { inTurn, need, needLocked, type Store, type Transaction } from "../store.ts";
import { factsOf, findTestCard } from "../test-cards.ts";
import type { Fields } from "./forms.ts";
import { messagePage, root, seeOther } from "./layout.ts";
import { type PortalView, portalPage } from "./portal-view.ts";

// As at Stripe: five minutes to come, and then an hour from the last use.
const unusedFor = 5 * 60;
const idleFor = 3600;

/** The page on which a customer looks after subscription, card and invoices. */
export async function showPortal(store: Store, id: string): Promise<Response> {
	const view = await store.transaction(async (tx) => {
		const session = await enter(tx, id);
		return session && viewOf(store, tx, session);
	});
	return view ? portalPage(view) : goneAnswer();
}

/** One of the buttons of that page. */
export async function submitPortal(store: Store, id: string, fields: Fields): Promise<Response> {
	const problem = await store.transaction(async (tx) => {
		const session = await enter(tx, id);
		if (!session) return undefined;
		const { customer } = session;
		const configuration = await need(tx, "portal_configuration", session.configuration);
		switch (fields.text("action")) {
			case "cancel":
				if (!configuration.subscription_cancel.enabled) break;
				return cancel(
					tx,
					customer,
					fields.text("subscription"),
					configuration.subscription_cancel.mode,
				);
			case "resume":
				return resume(tx, customer, fields.text("subscription"));
			case "card":
				if (!configuration.payment_method_update) break;
				return replaceCard(tx, customer, fields.text("card"));
			case "pay":
				return payNow(tx, customer, fields.text("invoice"));
		}
		return "This cannot be done here.";
	});
	if (problem === undefined) return goneAnswer();
	if (problem === null) return seeOther(`${root}/portal/${id}`);
	const view = await store.transaction(async (tx) =>
		viewOf(store, tx, await need(tx, "portal_session", id)),
	);
	return portalPage({ ...view, problem });
}

/** Opens a session in time and notes the use; null when the session is over. */
async function enter(tx: Transaction, id: string): Promise<PortalSessionRecord | null> {
	const session = await tx.lock("portal_session", id);
	if (!session) return null;
	const isAlive =
		session.used === null ? tx.at < session.created + unusedFor : tx.at < session.used + idleFor;
	const customer = await need(tx, "customer", session.customer);
	if (!isAlive || customer.deleted) return null;
	return tx.save("portal_session", { ...session, used: tx.at });
}

function goneAnswer(): Response {
	return messagePage({
		title: "This page has expired",
		text: "For your safety it only stays open for a short time. Go back to the site and open it again.",
		status: 404,
	});
}

async function ownSubscription(
	tx: Transaction,
	customer: string,
	id: string,
): Promise<SubscriptionRecord> {
	const subscription = await tx.lock("subscription", id);
	if (subscription?.customer === customer) return subscription;
	throw invalidRequest("This subscription is not yours.", { status: 404 });
}

/** A date is set, as Stripe's portal does for flexible billing; `cancel_at_period_end` stays false. */
async function cancel(
	tx: Transaction,
	customer: string,
	id: string,
	mode: "at_period_end" | "immediately",
): Promise<string | null> {
	const subscription = await ownSubscription(tx, customer, id);
	if (subscription.status === "canceled") return "This subscription has already ended.";
	if (mode === "immediately") {
		await endSubscription(tx, subscription, "cancellation_requested");
		return null;
	}
	if (subscription.cancel_at !== null) return null;
	await updateSubscription(tx, subscription, {
		cancel_at: subscription.current_period_end,
		canceled_at: tx.at,
		cancellation: { ...subscription.cancellation, reason: "cancellation_requested" },
	});
	return null;
}

async function resume(tx: Transaction, customer: string, id: string): Promise<string | null> {
	const subscription = await ownSubscription(tx, customer, id);
	if (subscription.status === "canceled") return "This subscription has already ended.";
	await updateSubscription(tx, subscription, {
		cancel_at: null,
		cancel_at_period_end: false,
		canceled_at: null,
		cancellation: { comment: null, feedback: null, reason: null },
	});
	return null;
}

async function replaceCard(
	tx: Transaction,
	customerId: string,
	number: string,
): Promise<string | null> {
	const card = findTestCard(number);
	if (!card) return "Your card number is invalid. Choose one of the test cards.";
	if (card.first === "declined") return "Your card was declined.";
	const running = await runningOf(tx, customerId);
	const locked = await inTurn(running, ({ id }) => needLocked(tx, "subscription", id));
	const customer = await needLocked(tx, "customer", customerId);
	const method = await createPaymentMethod(tx, {
		card: factsOf(card, new Date(tx.at * 1000).getUTCFullYear()),
		email: customer.email,
		name: customer.name,
		customer: customerId,
	});
	for (const subscription of locked) {
		await updateSubscription(tx, subscription, { default_payment_method: method.id });
	}
	await updateCustomer(tx, customer, { default_payment_method: method.id });
	return null;
}

async function payNow(tx: Transaction, customer: string, id: string): Promise<string | null> {
	const known = await tx.get("invoice", id);
	if (known?.customer !== customer || !known.subscription) return "This invoice is not yours.";
	const subscription = await ownSubscription(tx, customer, known.subscription);
	const invoice = await needLocked(tx, "invoice", id);
	if (invoice.status !== "open") return null;
	const isPaid = await retryInvoice(tx, subscription, invoice, { isPresent: true });
	return isPaid ? null : "Your card was declined. Choose another one and try again.";
}

async function runningOf(tx: Transaction, customer: string): Promise<SubscriptionRecord[]> {
	const all = await tx.find("subscription", { customer });
	return all.filter(({ status }) => status !== "canceled");
}

async function viewOf(
	{ seller }: Store,
	tx: Transaction,
	session: PortalSessionRecord,
): Promise<PortalView> {
	const customer = await need(tx, "customer", session.customer);
	const subscriptions = await inTurn(
		await tx.find("subscription", { customer: customer.id }),
		async (subscription) => {
			const prices = await inTurn(subscription.items, ({ price }) => need(tx, "price", price));
			const products = await inTurn(prices, ({ product }) => need(tx, "product", product));
			const cents = subscription.items.reduce(
				(sum, { quantity }, index) => sum + quantity * (prices[index]?.unit_amount ?? 0),
				0,
			);
			return { subscription, name: products.map(({ name }) => name).join(", "), cents };
		},
	);
	const running = subscriptions.find(({ subscription }) => subscription.status !== "canceled");
	const methodId = running?.subscription.default_payment_method ?? customer.default_payment_method;
	return {
		seller,
		session,
		configuration: await need(tx, "portal_configuration", session.configuration),
		customer,
		subscriptions,
		card: methodId ? (await need(tx, "payment_method", methodId)).card : null,
		invoices: await tx.find("invoice", { customer: customer.id }, 100),
		problem: null,
	};
}
