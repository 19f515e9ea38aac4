import { emit } from "../events.ts";
import { newId } from "../ids.ts";
import { subscriptionObject } from "../objects/subscription.ts";
import type {
	PaymentIntentRecord,
	PaymentMethodRecord,
	SessionRecord,
	SubscriptionRecord,
} from "../records.ts";
import { inTurn, need, type Transaction } from "../store.ts";
import { addIntervals } from "./calendar.ts";
import { collectInvoice, createInvoice } from "./invoicing.ts";
import { createDiscount } from "./subscriptions.ts";

/**
 * Begins the subscription that a checkout session was for, and collects its first invoice.
 * @returns what the session says of it then
 */
export async function startSubscription(
	tx: Transaction,
	session: SessionRecord,
	customer: string,
	method: PaymentMethodRecord,
	payment: { intent: PaymentIntentRecord | null; isAuthenticated: boolean },
): Promise<Pick<SessionRecord, "subscription" | "invoice">> {
	const id = newId("sub_");
	const coupon = session.coupon === null ? null : await need(tx, "coupon", session.coupon);
	const discount = coupon
		? await createDiscount(tx, {
				coupon: coupon.id,
				customer,
				checkout_session: session.id,
				subscription: id,
			})
		: null;
	const draft = await draftOf(tx, session, { id, customer, method });
	const period = { start: draft.current_period_start, end: draft.current_period_end };
	const invoice = await createInvoice(tx, {
		customer,
		currency: session.currency,
		billing_reason: "subscription_create",
		subscription: id,
		subscription_metadata: draft.metadata,
		items: draft.items.map((item) => ({ ...item, subscription_item: item.id })),
		discount,
		period,
		automatic_tax: draft.automatic_tax ?? false,
	});
	const subscription = await tx.insert("subscription", {
		...draft,
		latest_invoice: invoice.id,
		// A coupon for once is used up by the first invoice.
		discounts: discount && coupon?.duration !== "once" ? [discount.id] : [],
	});
	await emit(tx, "customer.subscription.created", await subscriptionObject(tx, subscription));
	const { intent } = payment;
	if (intent) await tx.save("payment_intent", intent);
	await collectInvoice(tx, invoice, method, {
		isPresent: true,
		isAuthenticated: payment.isAuthenticated,
		...(intent ? { intent: intent.id } : {}),
	});
	return { subscription: id, invoice: invoice.id };
}

async function draftOf(
	tx: Transaction,
	session: SessionRecord,
	facts: { id: string; customer: string; method: PaymentMethodRecord },
): Promise<SubscriptionRecord> {
	const prices = await inTurn(session.lines, ({ price }) => need(tx, "price", price));
	const recurring = prices.find((price) => price.recurring)?.recurring;
	if (!recurring) throw new Error("A subscription needs a recurring price");
	return {
		id: facts.id,
		created: tx.at,
		customer: facts.customer,
		currency: session.currency,
		status: "active",
		description: session.subscription_data.description,
		metadata: session.subscription_data.metadata,
		items: session.lines.map(({ price, quantity }) => ({
			id: newId("si_", 14),
			created: tx.at,
			price,
			quantity,
		})),
		recurring,
		anchor: tx.at,
		periods: 1,
		current_period_start: tx.at,
		current_period_end: addIntervals(tx.at, recurring.interval, recurring.interval_count),
		default_payment_method: facts.method.id,
		latest_invoice: null,
		discounts: [],
		automatic_tax: session.automatic_tax ?? false,
		cancel_at: null,
		cancel_at_period_end: false,
		canceled_at: null,
		ended_at: null,
		cancellation: { comment: null, feedback: null, reason: null },
	};
}
