import type Stripe from "stripe";
import { renewalAfter } from "#app/domain/billing/pause.ts";
import { plans } from "#app/domain/billing/plans.ts";
import type {
	ProviderSubscription,
	SubscriptionCard,
} from "#app/domain/billing/subscription-mapping.ts";
import type { CustomerState, PendingCheckout, ProviderPayment } from "./payments.ts";
import { idOf } from "./provider-ids.ts";
import { toPendingCheckout } from "./read-checkout.server.ts";
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
	const sessions = stripe.checkout.sessions.list({
		...page,
		expand: ["data.line_items", "data.payment_intent", "data.subscription"],
	});
	const people = new Set<string>();
	const sessionIds: string[] = [];
	const pending: PendingCheckout[] = [];
	let hasOpenCheckout = false;
	for await (const session of sessions) {
		sessionIds.push(session.id);
		hasOpenCheckout ||= session.status === "open";
		const underWay = toPendingCheckout(session);
		if (underWay) pending.push(underWay);
		keep(packPaymentOf(session, charges, catalogue));
		if (session.client_reference_id) people.add(session.client_reference_id);
	}
	const invoices = stripe.invoices.list({ ...page, status: "paid", expand: ["data.payments"] });
	for await (const invoice of invoices) keep(invoicePaymentOf(invoice, charges, catalogue));

	const subscriptions: ProviderSubscription[] = [];
	const ofAllTimes = stripe.subscriptions.list({
		...page,
		status: "all",
		expand: ["data.default_payment_method", "data.latest_invoice"],
	});
	for await (const subscription of ofAllTimes) {
		const unpaidSince =
			subscription.status === "past_due"
				? await readUnpaidSince(stripe, subscription.id, catalogue)
				: null;
		subscriptions.push(toSubscription(subscription, unpaidSince, catalogue));
	}
	const [userId = null, ...others] = people;
	return {
		payments,
		subscriptions,
		sessionIds,
		pending,
		hasOpenCheckout,
		strangers,
		isDeleted: deleted,
		userId: others.length > 0 ? null : userId,
	};
}

/** What happened to the money of a payment. */
type Charge = Pick<
	ProviderPayment,
	"amountInCents" | "refundedInCents" | "dispute" | "disputeDueBy" | "currency" | "paidAt" | "card"
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
			card: cardOf(charge.payment_method_details?.card),
			...(charge.disputed ? await readDispute(stripe, charge.id) : undisputed),
		});
	}
	return charges;
}

type Disputed = Pick<ProviderPayment, "dispute" | "disputeDueBy">;

const undisputed: Disputed = { dispute: "none", disputeDueBy: null };

async function readDispute(stripe: Stripe, charge: string): Promise<Disputed> {
	const { data } = await stripe.disputes.list({ charge, limit: 1 });
	const status = data[0]?.status;
	if (status === "lost") return { dispute: "lost", disputeDueBy: null };
	if (status === "won" || status === "warning_closed")
		return { dispute: "won", disputeDueBy: null };
	const due = data[0]?.evidence_details.due_by;
	// Once it is answered there is nothing more to do.
	const isAsked = status === "needs_response" || status === "warning_needs_response";
	return { dispute: "open", disputeDueBy: isAsked && due ? toDate(due) : null };
}

const cardOf = (
	card: { brand: string | null; last4: string | null } | null | undefined,
): ProviderPayment["card"] =>
	card?.brand && card.last4 ? { brand: card.brand, lastFour: card.last4 } : null;

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
		taxInCents: session.total_details?.amount_tax ?? 0,
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
	catalogue: StripeCatalogue,
): ProviderPayment | string | null {
	const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
	const paid = invoice.payments?.data.find(({ status }) => status === "paid");
	const paymentIntent = idOf(paid?.payment.payment_intent);
	if (!subscriptionId || !paymentIntent) return null;
	const charge = charges.get(paymentIntent);
	if (!charge) return null;
	const line = lineOfPro(invoice, catalogue);
	if (!line || charge.currency !== "usd") return `${invoice.id} is paid, and is not a month of Pro`;
	const { period } = line;
	return {
		...charge,
		paymentIntent,
		planId: plans.pro.id,
		taxInCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
		sessionId: null,
		subscriptionId,
		periodStart: toDate(period.start),
		periodEnd: toDate(period.end),
		isDiscounted: (invoice.total_discount_amounts ?? []).some(({ amount }) => amount > 0),
	};
}

const lineOfPro = (invoice: Stripe.Invoice, { planOf }: StripeCatalogue) =>
	invoice.lines.data.find(
		({ pricing }) => planOf(idOf(pricing?.price_details?.price)) === plans.pro.id,
	);

/**
 * Since when a subscription that is past due is unpaid: an account can be set to leave it so, or to try for months, and
 * then further renewals fail. What was paid, or made void, ends the search.
 */
async function readUnpaidSince(
	stripe: Stripe,
	subscription: string,
	catalogue: StripeCatalogue,
): Promise<Date | null> {
	let since: Date | null = null;
	// The newest first.
	for await (const invoice of stripe.invoices.list({ subscription, limit: 100 })) {
		if (invoice.status === "paid" || invoice.status === "void") break;
		const line = invoice.status === "draft" ? undefined : lineOfPro(invoice, catalogue);
		if (line) since = toDate(line.period.start);
	}
	return since;
}

/** The period stands on the items, and a subscription may be told to end in two ways. */
function toSubscription(
	subscription: Stripe.Subscription,
	unpaidSince: Date | null,
	{ planOf }: StripeCatalogue,
): ProviderSubscription {
	const items = subscription.items.data;
	const latest = items.reduce(
		(last, item) => (item.current_period_end > last.current_period_end ? item : last),
		items[0] ?? { current_period_start: 0, current_period_end: 0 },
	);
	const price = items.find((item) => planOf(item.price.id) === plans.pro.id)?.price;
	const { cancel_at, cancel_at_period_end, canceled_at, ended_at } = subscription;
	// A date by hand may lie within the period, or so late that periods before it are charged.
	const endsBy = cancel_at ?? Number.POSITIVE_INFINITY;
	const isCanceling = cancel_at_period_end || endsBy <= latest.current_period_end;
	const periodEnd = toDate(Math.min(latest.current_period_end, endsBy));
	return {
		id: subscription.id,
		status: subscription.status,
		unpaidSince,
		endedUnpaid: subscription.cancellation_details?.reason === "payment_failed",
		price:
			price && price.unit_amount !== null
				? { amountInCents: price.unit_amount, currency: price.currency }
				: null,
		card: chargedCard(subscription.default_payment_method),
		isCanceling,
		periodStart: toDate(latest.current_period_start),
		periodEnd,
		createdAt: toDate(subscription.created),
		canceledAt: canceled_at !== null && (isCanceling || ended_at) ? toDate(canceled_at) : null,
		endedAt: ended_at === null ? null : toDate(ended_at),
		...pauseOf(subscription, periodEnd),
		isOurs: price !== undefined,
	};
}

/**
 * An invoice that a pause has made void leaves its period free, also when the pause is over; so does one that was
 * written off, with which the provider calls the subscription active again.
 */
function pauseOf(
	{ pause_collection: pause, billing_cycle_anchor, latest_invoice }: Stripe.Subscription,
	periodEnd: Date,
): Pick<ProviderSubscription, "isPeriodFree" | "resumesAt"> {
	const invoice = typeof latest_invoice === "object" ? latest_invoice?.status : null;
	const isPeriodFree = invoice === "void" || invoice === "uncollectible";
	const again = pause?.resumes_at ? toDate(pause.resumes_at) : null;
	// One without an end was made by hand at the provider: nobody here knows when it ends.
	if (pause && !again) return { isPeriodFree, resumesAt: null };
	const isPaused = again !== null || isPeriodFree;
	return {
		isPeriodFree,
		resumesAt: isPaused
			? renewalAfter(toDate(billing_cycle_anchor), periodEnd, again ?? periodEnd)
			: null,
	};
}

/** A card is good to the end of the month that is printed on it. */
function chargedCard(
	method: Stripe.Subscription["default_payment_method"],
): SubscriptionCard | null {
	const card = typeof method === "object" ? method?.card : null;
	if (!card) return null;
	return {
		brand: card.brand,
		lastFour: card.last4,
		expiresAt: new Date(Date.UTC(card.exp_year, card.exp_month, 1)),
	};
}

const toDate = (seconds: number): Date => new Date(seconds * 1000);
