import { emit } from "../events.ts";
import { newId } from "../ids.ts";
import { invoiceObject } from "../objects/invoice.ts";
import { subscriptionObject } from "../objects/subscription.ts";
import type {
	DiscountRecord,
	Failure,
	InvoiceRecord,
	PaymentMethodRecord,
	SubscriptionRecord,
} from "../records.ts";
import { need, needLocked, type Transaction } from "../store.ts";
import { addIntervals } from "./calendar.ts";
import { previousOf } from "./differences.ts";
import { collectInvoice, createInvoice, voidInvoice } from "./invoicing.ts";

const day = 86_400;

/** A failed renewal is retried this many days after the first attempt; then the subscription ends, or is left past due. */
const retryDays = [1, 3, 5, 7];
const paid = { status: "active", goes_on_unpaid: false } as const;

/** Saves a changed subscription and says what was different before. */
export async function updateSubscription(
	tx: Transaction,
	before: SubscriptionRecord,
	changes: Partial<SubscriptionRecord>,
): Promise<SubscriptionRecord> {
	const shownBefore = await subscriptionObject(tx, before);
	const after = await tx.save("subscription", { ...before, ...changes });
	const shown = await subscriptionObject(tx, after);
	const previous = previousOf(shownBefore, shown);
	if (Object.keys(previous).length > 0) {
		await emit(tx, "customer.subscription.updated", shown, previous);
	}
	return after;
}

/** What makes a subscription end with the period that it is in. */
export function endingWithPeriod(
	{ current_period_end, cancellation }: SubscriptionRecord,
	at: number,
): Partial<SubscriptionRecord> {
	return {
		cancel_at: current_period_end,
		cancel_at_period_end: true,
		canceled_at: at,
		cancellation: { ...cancellation, reason: "cancellation_requested" },
	};
}

/** The next period begins: an invoice is written and charged to the card that is kept. */
export async function renew(tx: Transaction, subscription: SubscriptionRecord): Promise<void> {
	const { recurring, anchor } = subscription;
	const periods = subscription.periods + 1;
	const period = {
		start: subscription.current_period_end,
		end: addIntervals(anchor, recurring.interval, recurring.interval_count * periods),
	};
	const discount = await runningDiscount(tx, subscription, period.start);
	const invoice = await invoicePeriod(tx, subscription, "subscription_cycle", period, discount);
	const begun = {
		periods,
		current_period_start: period.start,
		current_period_end: period.end,
		latest_invoice: invoice.id,
		discounts: discount ? [discount.id] : [],
	};
	// Periods go on while collection is paused, and the status stays.
	if (subscription.pause_collection) {
		await voidInvoice(tx, invoice);
		await updateSubscription(tx, subscription, begun);
		return;
	}
	const { invoice: tried, failure } = await collectInvoice(
		tx,
		invoice,
		await cardOf(tx, subscription),
		{ isPresent: false },
	);
	await updateSubscription(tx, subscription, {
		...begun,
		...(failure ? { status: "past_due", goes_on_unpaid: false } : paid),
	});
	if (failure) await scheduleRetry(tx, tried);
}

/**
 * Begins a new period now and charges it, as `billing_cycle_anchor=now` does without proration.
 * @returns why the payment failed; the caller then undoes everything, as `error_if_incomplete` says
 */
export async function restart(
	tx: Transaction,
	subscription: SubscriptionRecord,
	changes: Partial<SubscriptionRecord>,
): Promise<{ subscription: SubscriptionRecord; failure: Failure | null }> {
	const { interval, interval_count } = subscription.recurring;
	const period = { start: tx.at, end: addIntervals(tx.at, interval, interval_count) };
	const discount = await runningDiscount(tx, subscription, tx.at);
	const invoice = await invoicePeriod(tx, subscription, "subscription_update", period, discount);
	const { failure } = await collectInvoice(tx, invoice, await cardOf(tx, subscription), {
		isPresent: false,
	});
	const restarted = await updateSubscription(tx, subscription, {
		...changes,
		anchor: tx.at,
		periods: 1,
		current_period_start: period.start,
		current_period_end: period.end,
		latest_invoice: invoice.id,
		discounts: discount ? [discount.id] : [],
	});
	return { subscription: restarted, failure };
}

const invoicePeriod = (
	tx: Transaction,
	subscription: SubscriptionRecord,
	billing_reason: InvoiceRecord["billing_reason"],
	period: { start: number; end: number },
	discount: DiscountRecord | null,
) =>
	createInvoice(tx, {
		customer: subscription.customer,
		currency: subscription.currency,
		billing_reason,
		subscription: subscription.id,
		subscription_metadata: subscription.metadata,
		items: subscription.items.map(({ id, price, quantity }) => ({
			price,
			quantity,
			subscription_item: id,
		})),
		discount,
		period,
		looksBackTo: subscription.current_period_start,
		automatic_tax: subscription.automatic_tax ?? false,
	});

/** Another attempt to collect a renewal, by the clock or by the person on a page. */
export async function retryInvoice(
	tx: Transaction,
	subscription: SubscriptionRecord,
	invoice: InvoiceRecord,
	options: { isPresent: boolean },
): Promise<boolean> {
	const { invoice: tried, failure } = await collectInvoice(
		tx,
		invoice,
		await cardOf(tx, subscription),
		options,
	);
	if (!failure) {
		await updateSubscription(tx, subscription, paid);
		return true;
	}
	// An attempt of the person neither uses up a retry nor ends anything.
	if (options.isPresent) {
		await emit(tx, "invoice.payment_failed", invoiceObject(tried, tx.publicUrl));
		return false;
	}
	const isLast = !(await scheduleRetry(tx, tried));
	if (!isLast) return false;
	if (tx.faults.leavesPastDue)
		await tx.save("subscription", { ...subscription, goes_on_unpaid: true });
	else await endSubscription(tx, subscription, "payment_failed");
	return false;
}

/** @returns whether there is another attempt */
async function scheduleRetry(tx: Transaction, invoice: InvoiceRecord): Promise<boolean> {
	const first = invoice.first_attempt ?? tx.at;
	const next = retryDays.map((days) => first + days * day).find((moment) => moment > tx.at) ?? null;
	const waiting = await tx.save("invoice", { ...invoice, next_payment_attempt: next });
	await emit(tx, "invoice.payment_failed", invoiceObject(waiting, tx.publicUrl));
	return next !== null;
}

/**
 * Ends a subscription at this moment; its open invoices are no longer collected.
 * @param reason null when the one that was noted before stands
 */
export async function endSubscription(
	tx: Transaction,
	subscription: SubscriptionRecord,
	reason: SubscriptionRecord["cancellation"]["reason"],
): Promise<SubscriptionRecord> {
	const ended = await tx.save("subscription", {
		...subscription,
		status: "canceled",
		// One that was to end at the period's end keeps the moment of that decision.
		canceled_at: subscription.canceled_at ?? tx.at,
		ended_at: tx.at,
		cancellation: {
			...subscription.cancellation,
			reason: reason ?? subscription.cancellation.reason,
		},
	});
	const open = await tx.find("invoice", { subscription: subscription.id, status: "open" });
	for (const { id } of open) {
		const invoice = await needLocked(tx, "invoice", id);
		await tx.save("invoice", { ...invoice, next_payment_attempt: null, auto_advance: false });
	}
	await emit(tx, "customer.subscription.deleted", await subscriptionObject(tx, ended));
	return ended;
}

/** The card that a subscription is charged to, or its customer's. */
export async function cardOf(
	tx: Transaction,
	subscription: SubscriptionRecord,
): Promise<PaymentMethodRecord | null> {
	const customer = await need(tx, "customer", subscription.customer);
	const id = subscription.default_payment_method ?? customer.default_payment_method;
	return id === null ? null : need(tx, "payment_method", id);
}

async function runningDiscount(
	tx: Transaction,
	subscription: SubscriptionRecord,
	at: number,
): Promise<DiscountRecord | null> {
	const [id] = subscription.discounts;
	if (id === undefined) return null;
	const discount = await need(tx, "discount", id);
	return discount.end === null || discount.end > at ? discount : null;
}

/** A coupon at the beginning of a subscription: it ends by its duration. */
export async function createDiscount(
	tx: Transaction,
	facts: { coupon: string; customer: string; checkout_session: string; subscription: string },
): Promise<DiscountRecord> {
	const coupon = await needLocked(tx, "coupon", facts.coupon);
	await tx.save("coupon", { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
	return tx.insert("discount", {
		id: newId("di_"),
		created: tx.at,
		...facts,
		invoice: null,
		start: tx.at,
		end:
			coupon.duration === "repeating"
				? addIntervals(tx.at, "month", coupon.duration_in_months ?? 1)
				: null,
	});
}
