import type { SubscriptionHold } from "#app/domain/billing/plan-view.ts";
import type { AuditLine } from "./audit.ts";
import type { DashboardRole } from "./dashboard-roles.ts";

/** What the dashboard shows of a person and an order, ready to be drawn. Dates are words. */

export type PersonFile = {
	id: string;
	email: string;
	isConfirmed: boolean;
	/** Since when nobody signs in; null while the account is open. */
	stopped: string | null;
	/** In the dashboard; null of most people. */
	teamRole: DashboardRole | null;
	/** How many browsers are signed in. */
	sessions: number;
	joined: string;
	lastSeen: string | null;
	opened: number;
	/** What the mailbox has used up: guarantee, first month, disputes. */
	promises: string[];
	/** What is unusual about how much they read; null when nothing is. */
	unusual: { reading: string; isRefunded: boolean } | null;
	/** "password", "Google". */
	signsInWith: string[];
	plan: string;
	/** Who this is at the payment provider. */
	customerId: string | null;
	subscriptions: SubscriptionLine[];
	grants: GrantLine[];
	packs: PackLine[];
	orders: OrderLine[];
	readings: { resumeId: string; title: string; company: string; by: string; when: string }[];
	cancellations: {
		id: string;
		when: string;
		reason: string;
		satisfaction: string | null;
		comments: string | null;
		resumed: string | null;
	}[];
	messages: { id: string; subject: string; status: string; when: string }[];
	/** Of what they contributed, by themselves or by the owner; each can be lifted. */
	takedowns: { resumeId: string; by: string; when: string }[];
	events: { id: string; type: string; when: string; state: string }[];
	audit: AuditLine[];
};

export type SubscriptionLine = {
	/** The payment provider's. */
	id: string;
	status: string;
	/** The payment provider's own word. */
	providerStatus: string;
	period: string;
	graceUntil: string | null;
	/** Whether it opens resumes now. */
	hasAccess: boolean;
	/** Why it is on hold; null in every other state. */
	hold: SubscriptionHold | null;
	/** Paused, now or from the period's end: until when; null otherwise. */
	pausedUntil: string | null;
	told: string | null;
	/** The payment provider gave it up, because a renewal was not paid. */
	endedUnpaid: boolean;
	/** It could still charge: it can be ended. */
	canEnd: boolean;
	/** It was not told to end yet, and no payment is overdue: it can end with its period. */
	canCancel: boolean;
};

export type GrantLine = {
	id: string;
	from: string;
	until: string;
	reason: string;
	state: "running" | "begins later" | "ended" | "taken back";
	canRevoke: boolean;
};

export type PackLine = {
	id: string;
	origin: "paid" | "granted";
	state: "running" | "expired" | "refunded" | "disputed" | "revoked";
	left: number;
	granted: string;
	expires: string;
	canRevoke: boolean;
	credits: { resumeId: string; title: string; spent: string; returned: string | null }[];
};

export type OrderLine = {
	id: string;
	number: string;
	when: string;
	/** Null when the account is gone. */
	userId: string | null;
	email: string | null;
	plan: string;
	amount: string;
	/** Null when nothing went back. */
	refunded: string | null;
	status: string;
};

export type OrderFile = OrderLine & {
	currency: string;
	period: string | null;
	paymentIntent: string;
	customerId: string;
	subscriptionId: string | null;
	/** What is left to be given back; null when nothing can be. */
	refundedInCents: number;
	refundable: string | null;
	/** Why nothing can be given back. */
	obstacle: string | null;
	/** What else giving it back does. */
	effect: string;
	audit: AuditLine[];
};
