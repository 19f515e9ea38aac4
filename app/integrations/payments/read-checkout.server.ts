import type Stripe from "stripe";
import { parseSoldPlan } from "#app/domain/billing/plans.ts";
import type { CheckoutState, PendingCheckout } from "./payments.ts";
import { idOf } from "./provider-ids.ts";

/** @param session with its payment, its subscription and what is bought shown whole */
export function toCheckout(session: Stripe.Checkout.Session): CheckoutState {
	return {
		id: session.id,
		status: stateOf(session.status),
		isPaid: session.payment_status === "paid",
		hasFailed: hasFailed(session),
		planId: parseSoldPlan(session.metadata?.plan_id),
		eachInCents: session.line_items?.data[0]?.price?.unit_amount ?? null,
		amountInCents: session.amount_total,
		userId: session.client_reference_id,
		customerId: idOf(session.customer),
		subscriptionId: idOf(session.subscription),
	};
}

/** A checkout whose payment is being confirmed, as a list of checkouts shows it. */
export function toPendingCheckout(session: Stripe.Checkout.Session): PendingCheckout | null {
	const { id, status, payment_status, created } = session;
	const isPending = status === "complete" && payment_status === "unpaid" && !hasFailed(session);
	return isPending ? { sessionId: id, since: new Date(created * 1000) } : null;
}

/** A payment that takes days begins as "processing", and asks for another card when it has not come. */
const failedIntents = new Set(["requires_payment_method", "canceled"]);
const failedSubscriptions = new Set(["incomplete_expired", "canceled", "unpaid"]);

function hasFailed(session: Stripe.Checkout.Session): boolean {
	const { status, payment_status, payment_intent, subscription } = session;
	if (status !== "complete" || payment_status !== "unpaid") return false;
	return (
		(typeof payment_intent === "object" && failedIntents.has(payment_intent?.status ?? "")) ||
		(typeof subscription === "object" && failedSubscriptions.has(subscription?.status ?? ""))
	);
}

function stateOf(status: string | null): CheckoutState["status"] {
	return status === "open" || status === "complete" ? status : "expired";
}
