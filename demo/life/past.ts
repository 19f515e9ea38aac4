import { plans } from "#app/domain/billing/plans.ts";
import type { Buyer } from "./buyers.ts";
import type { Member } from "./people.ts";

/* What the payment sandbox is told of the past, and the part of its answer that the site's rows need. */

type Metadata = Record<string, string>;
type Act = { at: Date; checkout: string } & (
	| {
			kind: "buy";
			price: Metadata;
			card: string;
			session: {
				mode: "payment" | "subscription";
				success_url: string;
				cancel_url: string;
				client_reference_id: string;
				metadata: Metadata;
				payment_intent_data?: { metadata: Metadata };
				subscription_data?: { metadata: Metadata };
				discounts?: { coupon: string }[];
			};
	  }
	| { kind: "cancel" | "end" | "refund" | "dispute" }
	| { kind: "close-dispute"; outcome: "won" | "lost" }
);
export type PastCustomer = { email: string; metadata: Metadata; acts: Act[] };

type Card = { brand: string; last4: string; exp_month: number; exp_year: number };
/** Times are seconds, amounts cents. */
export type PastRecords = {
	customer: { id: string; created: number };
	sessions: Record<
		string,
		{ id: string; payment_intent: string | null; subscription: string | null }
	>;
	charge: {
		id: string;
		created: number;
		amount: number;
		amount_refunded: number;
		currency: string;
		status: string;
		payment_intent: string;
		card: Card;
	}[];
	invoice: {
		status: string;
		subscription: string | null;
		payment_intent: string | null;
		lines: { period: { start: number; end: number } }[];
		discount_amounts: { amount: number }[];
	}[];
	subscription: {
		id: string;
		created: number;
		status: string;
		cancel_at: number | null;
		current_period_start: number;
		current_period_end: number;
		canceled_at: number | null;
		ended_at: number | null;
		cancellation: { reason: string | null };
	}[];
	refund: { created: number; charge: string }[];
	dispute: { created: number; charge: string; status: string; due_by: number }[];
};

export type WritePast = (customers: PastCustomer[]) => Promise<PastRecords[]>;

const cards = { good: "4242424242424242", failsLater: "4000000000000341" };
const day = 86_400_000;

/** What a buyer did, as the sandbox is told. @param at the instant so many days before today */
export function pastOf(
	buyer: Buyer,
	member: Member,
	site: { publicUrl: string; at: (daysAgo: number) => Date },
): PastCustomer {
	const { pack, pro } = buyer;
	const acts: Act[] = [];
	const later = (from: Date, days: number) => new Date(from.getTime() + days * day);
	if (pack) {
		const at = site.at(pack.ago);
		const { refundedAfter, disputedAfter, outcome } = pack;
		acts.push(buy("pack", at, member, site.publicUrl));
		if (refundedAfter)
			acts.push({ kind: "refund", checkout: "pack", at: later(at, refundedAfter) });
		if (disputedAfter) {
			const disputed = later(at, disputedAfter);
			acts.push({ kind: "dispute", checkout: "pack", at: disputed });
			if (outcome) {
				const decided = later(disputed, 7);
				acts.push({ kind: "close-dispute", checkout: "pack", at: decided, outcome });
			}
		}
	}
	if (pro) {
		const at = site.at(pro.ago);
		const { leaves, refundedAfter } = pro;
		acts.push(buy("pro", at, member, site.publicUrl, pro));
		// Back in time, who came back never left.
		if (leaves && !leaves.resumedAfter) {
			acts.push({ kind: "cancel", checkout: "pro", at: later(at, leaves.after) });
		}
		if (refundedAfter) {
			const back = later(at, refundedAfter);
			acts.push({ kind: "end", checkout: "pro", at: back });
			acts.push({ kind: "refund", checkout: "pro", at: later(back, 1 / 86_400) });
		}
	}
	return { email: member.email, metadata: { user_id: member.id }, acts };
}

/** The checkout as the site begins it (`app/integrations/payments/stripe-payments.server.ts`). */
function buy(
	plan: "pack" | "pro",
	at: Date,
	{ id }: Member,
	publicUrl: string,
	how: { failsLater?: true; isDiscounted?: true } = {},
): Act {
	const metadata = { plan_id: plans[plan].id, user_id: id };
	const coupon = `first-month-${plans.pro.priceInCents - plans.pro.firstMonthInCents}`;
	const isPack = plan === "pack";
	const success = isPack ? "/purchase/success" : "/subscription/success";
	return {
		kind: "buy",
		checkout: plan,
		at,
		price: { plan_id: plans[plan].id },
		card: how.failsLater ? cards.failsLater : cards.good,
		session: {
			mode: isPack ? "payment" : "subscription",
			success_url: `${publicUrl}${success}?session_id={CHECKOUT_SESSION_ID}`,
			cancel_url: `${publicUrl}/pricing`,
			client_reference_id: id,
			metadata,
			...(isPack ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
			...(how.isDiscounted && { discounts: [{ coupon }] }),
		},
	};
}
