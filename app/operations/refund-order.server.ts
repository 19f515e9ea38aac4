import { getCustomerId } from "../data/customers.server.ts";
import type { Connection } from "../data/database.server.ts";
import { getFirstOrder, getOrder, getOrderById, type Order } from "../data/orders.server.ts";
import { countUnlocked } from "../data/purchases.server.ts";
import { messages } from "../domain/messages.ts";
import { isRefundable } from "../domain/orders.ts";
import type { Person } from "../domain/viewer.ts";
import type { Services } from "../services.server.ts";
import { type Failure, orUnexpected, refused } from "./form-failure.server.ts";
import { syncCustomer } from "./sync-customer.server.ts";

/** Whether the money-back guarantee covers an order now. */
export async function isCovered(connection: Connection, order: Order, now: Date): Promise<boolean> {
	const { planId, status, paidAt, purchaseId, stripeSubscriptionId } = order;
	const first = stripeSubscriptionId ? await getFirstOrder(connection, stripeSubscriptionId) : null;
	const unlocked = purchaseId ? await countUnlocked(connection, purchaseId) : 0;
	return isRefundable(
		{ planId, status, paidAt, unlocked, isFirstPayment: first?.id === order.id },
		now,
	);
}

/**
 * Gives a person's payment back inside the guarantee and ends the access that it paid for. The
 * subscription ends before its money goes back, so that nobody keeps both.
 */
export function refundOrder(
	services: Services,
	person: Person,
	orderId: string,
	now: Date,
): Promise<{ success: true } | Failure> {
	return orUnexpected(services, messages.billing.refundFailed, async () => {
		const { database, payments } = services;
		const customerId = await getCustomerId(database, person.id);
		// It may have gone back in another way, or be disputed.
		if (customerId) await syncCustomer(services, customerId);
		const order = await getOrder(database, person.id, orderId);
		if (!order) return refused(messages.billing.notRefundable, 404);
		// A second press, or a tab that is late: it was done.
		if (order.status === "refunded") return { success: true };
		if (!(await isCovered(database, order, now))) {
			return refused(messages.billing.notRefundable, 409);
		}
		if (order.stripeSubscriptionId) await payments.endNow(order.stripeSubscriptionId);
		await sendBack(services, order, `refund:${order.id}`);
		return { success: true };
	});
}

/**
 * Sends what is left of an order's money back, and makes our rows say so.
 * @param key the provider does one thing under one key
 */
export async function sendBack(services: Services, order: Order, key: string): Promise<void> {
	try {
		await services.payments.refund(order.stripePaymentIntent, key);
	} catch (error) {
		// Of presses at the same moment the provider may refuse all but one, whose refund counts for all.
		await syncCustomer(services, order.stripeCustomerId);
		const present = await getOrderById(services.database, order.id);
		if (present?.status === "refunded") return;
		throw error;
	}
	await syncCustomer(services, order.stripeCustomerId);
}

/**
 * Ends the newer of two subscriptions and gives its money back. The checkout does not let this happen; a
 * payment made behind its back may.
 */
export async function endDuplicateSubscription(
	services: Services,
	{ customerId, subscriptionId }: { customerId: string; subscriptionId: string },
): Promise<void> {
	await services.payments.endNow(subscriptionId);
	await syncCustomer(services, customerId);
	const order = await getFirstOrder(services.database, subscriptionId);
	if (order?.status === "paid") {
		await services.payments.refund(order.stripePaymentIntent, `duplicate:${order.id}`);
		await syncCustomer(services, customerId);
	}
}
