import { lockPerson } from "#app/data/account/passwords.server.ts";
import { findOpenCheckouts } from "#app/data/billing/checkouts.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import { findRestingMonth, readGuarantee } from "#app/data/billing/guarantee.server.ts";
import {
	getFirstOrder,
	getOrder,
	getOrderById,
	type Order,
} from "#app/data/billing/orders.server.ts";
import { claimGuarantee, releaseGuarantee } from "#app/data/billing/promises.server.ts";
import { lockPack } from "#app/data/billing/purchases.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { guaranteeNote, guaranteeState } from "#app/domain/billing/guarantee.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { syncCustomer } from "./sync-customer.server.ts";

type Needs = Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">;

/**
 * Gives a person's payment back inside the guarantee and ends the access that it paid for. The guarantee of the
 * mailbox is claimed for the order before the provider is asked: what fails after that is gone on with by the next
 * press, or by the next night's sync. A pack opens nothing more from then on.
 */
export function refundOrder(
	services: Needs,
	person: Person,
	orderId: string,
	now: Date,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.billing.refundFailed, async () => {
		const { database } = services;
		const customerId = await getCustomerId(database, person.id);
		// It may have gone back in another way, or be disputed.
		if (customerId) await syncCustomer(services, customerId);
		const order = await getOrder(database, person.id, orderId);
		if (!order) return rejected(messages.billing.notRefundable, 404);
		// A second press or a stale tab: the refund is done.
		if (order.status === "refunded") return { success: true };
		const refusal = await claimRefund(services, person, order, now);
		if (refusal) return refusal;
		await finishRefund(services, order.id);
		return { success: true };
	});
}

/**
 * Claims the guarantee for an order that it covers.
 * @returns why not; null when it is claimed
 */
function claimRefund(
	{ database }: Uses<"database">,
	person: Person,
	order: Order,
	now: Date,
): Promise<Failure | null> {
	return database.transaction(async (transaction) => {
		// A checkout that is being begun looks at the claim after it, or is found by it.
		await lockPerson(transaction, person.id);
		// What is being opened counts.
		if (order.purchaseId) await lockPack(transaction, order.purchaseId);
		const facts = await readGuarantee(transaction, person, order, now);
		const state = guaranteeState(facts, now);
		if (state.kind !== "button" && state.kind !== "claimed") {
			return rejected(guaranteeNote(state, facts) ?? messages.billing.notRefundable, 409);
		}
		const isOurs = await claimGuarantee(transaction, person, order.id, now);
		return isOurs ? null : rejected(messages.billing.guaranteeUsed, 409);
	});
}

/**
 * Sends the money of a claimed order back, and that of the first month which rests on it. The subscription ends
 * before its money goes back, so that nobody keeps both. A second time changes nothing.
 */
export async function finishRefund(services: Needs, orderId: string): Promise<void> {
	const { database } = services;
	const order = await getOrderById(database, orderId);
	if (!order || order.status === "refunded") return;
	// Its money is with the bank now, and the guarantee is there for another payment.
	if (order.status === "disputed") return releaseGuarantee(database, order.id);
	if (order.purchaseId && order.userId) await closeFirstMonth(services, order.userId);
	const month = await findRestingMonth(database, order);
	for (const given of month ? [month, order] : [order]) {
		if (given.stripeSubscriptionId) await services.payments.endNow(given.stripeSubscriptionId);
		await sendBack(services, given, `refund:${given.id}`);
	}
}

/** Closes the pages on which the cheaper first month can still be paid; a payment of a moment ago becomes known. */
async function closeFirstMonth(services: Needs, userId: string): Promise<void> {
	const { database, payments } = services;
	for (const { sessionId, isDiscounted } of await findOpenCheckouts(
		database,
		userId,
		services.clock(),
	)) {
		if (!isDiscounted || (await payments.expireCheckout(sessionId))) continue;
		const customerId = await getCustomerId(database, userId);
		if (customerId) await syncCustomer(services, customerId);
	}
}

/**
 * Sends what is left of an order's money back, or so many cents of it, and makes our rows say so.
 * @param key the provider does one thing under one key
 */
export async function sendBack(
	services: Needs,
	order: Order,
	key: string,
	amountInCents?: number,
): Promise<void> {
	try {
		await services.payments.refund(order.stripePaymentIntent, key, amountInCents);
	} catch (error) {
		// When several presses come at once, the provider may accept one refund, which counts for all.
		await syncCustomer(services, order.stripeCustomerId);
		const present = await getOrderById(services.database, order.id);
		if (present?.status === "refunded") return;
		throw error;
	}
	await syncCustomer(services, order.stripeCustomerId);
}

/**
 * Ends the newer of two subscriptions and refunds it. The checkout prevents a second one; a payment outside of it
 * does not.
 */
export async function endDuplicateSubscription(
	services: Needs,
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
