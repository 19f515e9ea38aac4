import type { Database } from "#app/data/base/database.server.ts";
import { getLastCheckout } from "#app/data/billing/checkouts.server.ts";
import { getCustomer } from "#app/data/billing/customers.server.ts";
import { findOrderOfPack, getFirstOrder } from "#app/data/billing/orders.server.ts";
import { getPackOfCheckout } from "#app/data/billing/purchases.server.ts";
import { findSubscriptions } from "#app/data/billing/subscriptions.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { type CheckoutOutcome, paidOutcome } from "#app/domain/billing/checkout-rules.ts";
import { plans, type SoldPlanId } from "#app/domain/billing/plans.ts";
import { isPackRunning, isSubscriptionActive } from "#app/domain/reader/entitlements.ts";
import type { CheckoutState } from "#app/integrations/payments/payments.ts";
import type { Uses } from "#app/services.ts";
import { syncCustomer } from "./sync-customer.server.ts";

/**
 * The result of a checkout, for the page after the payment. Only a paid checkout of this user is confirmed. A
 * checkout of another user looks like one that does not exist.
 */
export async function verifyCheckout(
	services: Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">,
	person: Person,
	sessionId: string,
	planId: SoldPlanId,
	now: Date,
): Promise<CheckoutOutcome> {
	if (!/^cs_[\w]{1,200}$/u.test(sessionId)) return "none";
	const checkout = await services.payments.getCheckout(sessionId);
	if (checkout?.userId !== person.id || checkout.planId !== planId) return "none";
	const { customerId, status, isPaid, hasFailed } = checkout;
	const customer = customerId ? await getCustomer(services.database, customerId) : null;
	// A customer that was deleted at the provider no longer names its user; the checkout does.
	if (!customer || (customer.userId ?? person.id) !== person.id) return "none";
	if (status === "expired") return "none";
	if (hasFailed) return "failed";
	if (status !== "complete" || !isPaid) return "pending";
	// The event may still be on its way; the page does not wait for it.
	await syncCustomer(services, customer.customerId);
	return planId === plans.pack.id
		? outcomeOfPack(services.database, checkout, now)
		: outcomeOfPro(services.database, checkout, customer.customerId, now);
}

/** The checkout of a plan that a person has begun last, as the provider has it; null when it is not known. */
export async function readLeftCheckout(
	{ database, payments }: Uses<"database" | "payments">,
	person: Person,
	planId: SoldPlanId,
	now: Date,
): Promise<CheckoutState | null> {
	const last = await getLastCheckout(database, person.id, planId, now);
	return last && payments.getCheckout(last.sessionId);
}

async function outcomeOfPack(
	database: Database,
	{ id }: CheckoutState,
	now: Date,
): Promise<CheckoutOutcome> {
	const pack = await getPackOfCheckout(database, id);
	if (!pack) return "pending";
	const { status } = pack;
	const isTakenBack = status === "refunded" || status === "disputed";
	const order = await findOrderOfPack(database, pack.id);
	const money = isTakenBack ? status : "paid";
	return paidOutcome(isPackRunning(pack, now), money, order?.isDisputeLost);
}

async function outcomeOfPro(
	database: Database,
	{ subscriptionId }: CheckoutState,
	customerId: string,
	now: Date,
): Promise<CheckoutOutcome> {
	const subscription = (await findSubscriptions(database, customerId)).get(subscriptionId ?? "");
	if (!subscription) return "pending";
	// The payment that was made at this checkout; not what became of a renewal.
	const order = await getFirstOrder(database, subscription.stripeSubscriptionId);
	const isRunning = isSubscriptionActive(subscription, now);
	return paidOutcome(isRunning, order?.status ?? "paid", order?.isDisputeLost);
}
