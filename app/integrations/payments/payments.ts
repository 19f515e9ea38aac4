import type { PaymentFacts } from "#app/domain/billing/orders.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import type { ProviderSubscription } from "#app/domain/billing/subscription-mapping.ts";

/** The seam of payments: what the site asks of the provider, in the site's own words. */

/** A payment of a pack, or of a period of a subscription. Only those that were paid. */
export type ProviderPayment = PaymentFacts & {
	/** The provider's name of the payment; unique. */
	paymentIntent: string;
	planId: SoldPlanId;
	currency: string;
	/** The tax that is in the amount; 0 where the provider counts none. */
	taxInCents: number;
	paidAt: Date;
	/** The checkout of a pack. */
	sessionId: string | null;
	/** Of a subscription's payment. */
	subscriptionId: string | null;
	periodStart: Date | null;
	periodEnd: Date | null;
	/** With the cheaper first month. */
	isDiscounted: boolean;
	/** What it was paid with; null when it was no card. */
	card: { brand: string; lastFour: string } | null;
	/** Until when an open dispute can be answered; null when there is nothing to answer. */
	disputeDueBy: Date | null;
};

/** A complete checkout whose payment is being confirmed. */
export type PendingCheckout = { sessionId: string; since: Date };

/** Everything about one customer that decides rights and orders, as it is now. */
export type CustomerState = {
	payments: ProviderPayment[];
	subscriptions: ProviderSubscription[];
	/** All of its checkouts. */
	sessionIds: string[];
	/** Complete checkouts whose payments are being confirmed. */
	pending: PendingCheckout[];
	/** Whether a checkout is open, and could be paid. */
	hasOpenCheckout: boolean;
	/** What cannot be counted as one of our sales: another price, amount or currency. */
	strangers: string[];
	/** Deleted at the provider: what was paid can still be read, and nothing new can be bought. */
	isDeleted: boolean;
	/** Whom its checkouts were made for; null when there are none, or they do not agree. */
	userId: string | null;
};

export type CheckoutRequest = {
	planId: SoldPlanId;
	customerId: string;
	userId: string;
	isDiscounted: boolean;
	/** The same request with the same key makes one checkout, also for two processes at once. */
	key: string;
};

/** A checkout as it stands. */
export type CheckoutState = {
	id: string;
	status: "open" | "complete" | "expired";
	isPaid: boolean;
	/** Complete, with a payment that failed while it was being confirmed. */
	hasFailed: boolean;
	planId: SoldPlanId | null;
	/** What its plan costs each time, and what is paid with it; in cents. */
	eachInCents: number | null;
	amountInCents: number | null;
	/** Whom it was made for. */
	userId: string | null;
	customerId: string | null;
	subscriptionId: string | null;
};

/** An event with a valid signature. It is trusted only to say that something happened to a customer. */
export type ProviderEvent = {
	id: string;
	type: string;
	createdAt: Date;
	isLive: boolean;
	customerId: string | null;
	/** Disputes and refunds name their payment and not their customer. */
	paymentIntent: string | null;
};

/** One line of the balance at the provider: what came in or went out, and what that cost. */
export type BalanceLine = {
	id: string;
	/** The provider's word: "charge", "refund", "adjustment" (disputes), "payout", … */
	type: string;
	at: Date;
	/** Negative for what went out; `netInCents` is the amount less the fee. */
	amountInCents: number;
	feeInCents: number;
	netInCents: number;
	currency: string;
	/** The charge, refund or dispute. */
	source: string | null;
	/** The payment that it is about. */
	paymentIntent: string | null;
};

export interface Payments {
	/** Whether money moves. */
	readonly isLive: boolean;
	/**
	 * Makes the customer of a person, or finds the one that was made before.
	 * @param person.after a customer of theirs that was deleted: this one comes after it
	 */
	createCustomer(person: { userId: string; email: string; after?: string }): Promise<string>;
	/** Nothing for a customer that was deleted. */
	setCustomerEmail(customerId: string, email: string): Promise<void>;
	/** @returns where the person pays */
	startCheckout(request: CheckoutRequest): Promise<{ id: string; url: string; expiresAt: Date }>;
	/** Null for one that does not exist. */
	getCheckout(id: string): Promise<CheckoutState | null>;
	/**
	 * Closes an open checkout.
	 * @returns false for one that is no longer open: it stays as it is, paid or over
	 */
	expireCheckout(id: string): Promise<boolean>;
	readCustomer(customerId: string): Promise<CustomerState>;
	/**
	 * @returns where the person manages cards and invoices, which leads back to `returnUrl`; null when the
	 *   customer was deleted
	 */
	openPortal(customerId: string, returnUrl: string): Promise<string | null>;
	/** Ends at the period's end, or goes on after all. */
	setCanceling(subscriptionId: string, isCanceling: boolean): Promise<void>;
	/** Takes no payment at renewals until then, or with null goes on as if nothing had been said. */
	setPause(subscriptionId: string, collectsAgain: Date | null): Promise<void>;
	/**
	 * Ends a pause: a new period begins now and is charged.
	 * @returns false when the card was refused; then nothing has changed
	 */
	restart(subscriptionId: string): Promise<boolean>;
	endNow(subscriptionId: string): Promise<void>;
	/**
	 * Gives back what is left of a payment, or so many cents of it, once per key.
	 * @throws when less is left
	 */
	refund(paymentIntent: string, key: string, amountInCents?: number): Promise<void>;
	/** Everything that changed the balance from one instant up to and without another, the oldest first. */
	readBalance(from: Date, before: Date): Promise<BalanceLine[]>;
	/** The event in a body; null when the signature is not the provider's, or too old. */
	readEvent(body: string, signature: string | null): ProviderEvent | null;
}
