import type Stripe from "stripe";
import { plans } from "../../domain/plans.ts";
import type { ProviderSubscription } from "../../domain/subscription-mapping.ts";
import type { CustomerState, ProviderPayment } from "./payments.ts";
import type { StripeCatalogue } from "./stripe-catalogue.server.ts";

/** Reads everything of a customer that decides rights and orders. */
export async function readCustomerState(
	stripe: Stripe,
	catalogue: StripeCatalogue,
	customer: string,
): Promise<CustomerState> {
	const { deleted = false } = await stripe.customers.retrieve(customer);
	const charges = await readCharges(stripe, customer);
	const payments: ProviderPayment[] = [];
	const strangers: string[] = [];
	const keep = (payment: ProviderPayment | string | null) => {
		if (typeof payment === "string") strangers.push(payment);
		else if (payment) payments.push(payment);
	};

	const page = { customer, limit: 100 };
	const sessions = stripe.checkout.sessions.list({ ...page, expand: ["data.line_items"] });
	const people = new Set<string>();
	for await (const session of sessions) {
		keep(packPaymentOf(session, charges, catalogue));
		if (session.client_reference_id) people.add(session.client_reference_id);
	}
	const invoices = stripe.invoices.list({ ...page, status: "paid", expand: ["data.payments"] });
	for await (const invoice of invoices) keep(invoicePaymentOf(invoice, charges, catalogue));

	const subscriptions: ProviderSubscription[] = [];
	for await (const subscription of stripe.subscriptions.list({ ...page, status: "all" })) {
		subscriptions.push(toSubscription(subscription, catalogue));
	}
	const [userId = null, ...others] = people;
	return {
		payments,
		subscriptions,
		strangers,
		isDeleted: deleted,
		userId: others.length > 0 ? null : userId,
	};
}

/** What came of the money of a payment. */
type Charge = Pick<
	ProviderPayment,
	"amountInCents" | "refundedInCents" | "dispute" | "currency" | "paidAt"
>;

/** The successful charges, by their payment. */
async function readCharges(stripe: Stripe, customer: string): Promise<Map<string, Charge>> {
	const charges = new Map<string, Charge>();
	for await (const charge of stripe.charges.list({ customer, limit: 100 })) {
		const paymentIntent = idOf(charge.payment_intent);
		if (charge.status !== "succeeded" || !paymentIntent) continue;
		charges.set(paymentIntent, {
			amountInCents: charge.amount,
			refundedInCents: charge.amount_refunded,
			currency: charge.currency,
			paidAt: toDate(charge.created),
			dispute: charge.disputed ? await readDispute(stripe, charge.id) : "none",
		});
	}
	return charges;
}

async function readDispute(stripe: Stripe, charge: string): Promise<ProviderPayment["dispute"]> {
	const { data } = await stripe.disputes.list({ charge, limit: 1 });
	const status = data[0]?.status;
	if (status === "lost") return "lost";
	return status === "won" || status === "warning_closed" ? "won" : "open";
}

/** The payment of a pack; a sentence for one that is paid and not as we sell it; null for anything else. */
function packPaymentOf(
	session: Stripe.Checkout.Session,
	charges: Map<string, Charge>,
	{ planOf }: StripeCatalogue,
): ProviderPayment | string | null {
	const paymentIntent = idOf(session.payment_intent);
	if (session.mode !== "payment" || session.payment_status !== "paid" || !paymentIntent)
		return null;
	const charge = charges.get(paymentIntent);
	if (!charge) return null;
	const line = session.line_items?.data[0];
	const planId = planOf(line?.price?.id);
	// By the price it was sold at: an older one stays ours.
	const isOurs =
		planId === plans.pack.id &&
		line?.quantity === 1 &&
		session.amount_total === line.price?.unit_amount &&
		session.currency === "usd";
	if (!isOurs) return `${session.id} is paid, and is not a pack as it is sold`;
	return {
		...charge,
		paymentIntent,
		planId,
		sessionId: session.id,
		subscriptionId: null,
		periodStart: null,
		periodEnd: null,
		isDiscounted: false,
	};
}

/** The payment of a period of a subscription; null for an invoice that cost nothing. */
function invoicePaymentOf(
	invoice: Stripe.Invoice,
	charges: Map<string, Charge>,
	{ planOf }: StripeCatalogue,
): ProviderPayment | string | null {
	const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
	const paid = invoice.payments?.data.find(({ status }) => status === "paid");
	const paymentIntent = idOf(paid?.payment.payment_intent);
	if (!subscriptionId || !paymentIntent) return null;
	const charge = charges.get(paymentIntent);
	if (!charge) return null;
	const line = invoice.lines.data.find(
		({ pricing }) => planOf(idOf(pricing?.price_details?.price)) === plans.pro.id,
	);
	if (!line || charge.currency !== "usd") return `${invoice.id} is paid, and is not a month of Pro`;
	const { period } = line;
	return {
		...charge,
		paymentIntent,
		planId: plans.pro.id,
		sessionId: null,
		subscriptionId,
		periodStart: toDate(period.start),
		periodEnd: toDate(period.end),
		isDiscounted: (invoice.total_discount_amounts ?? []).some(({ amount }) => amount > 0),
	};
}

/** The period stands on the items, and a subscription may be told to end in two ways. */
function toSubscription(
	subscription: Stripe.Subscription,
	{ planOf }: StripeCatalogue,
): ProviderSubscription {
	const items = subscription.items.data;
	const latest = items.reduce(
		(last, item) => (item.current_period_end > last.current_period_end ? item : last),
		items[0] ?? { current_period_start: 0, current_period_end: 0 },
	);
	return {
		id: subscription.id,
		status: subscription.status,
		isCanceling: subscription.cancel_at_period_end || subscription.cancel_at !== null,
		periodStart: toDate(latest.current_period_start),
		periodEnd: toDate(latest.current_period_end),
		createdAt: toDate(subscription.created),
		canceledAt: subscription.canceled_at === null ? null : toDate(subscription.canceled_at),
		endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
		isOurs: items.some(({ price }) => planOf(price.id) === plans.pro.id),
	};
}

const toDate = (seconds: number): Date => new Date(seconds * 1000);

/** The id of something that the provider names or shows whole. */
export function idOf(reference: string | { id?: string } | null | undefined): string | null {
	return typeof reference === "string" ? reference : (reference?.id ?? null);
}
