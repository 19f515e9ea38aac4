import { getCustomerId } from "../data/customers.server.ts";
import { findOrders } from "../data/orders.server.ts";
import { findPacks } from "../data/purchases.server.ts";
import { getSubscription } from "../data/subscriptions.server.ts";
import { type Billing, type OrderView, viewPacks, viewSubscription } from "../domain/billing.ts";
import { formatLongDate } from "../domain/dates.ts";
import { formatPrice } from "../domain/money.ts";
import { receiptNumber } from "../domain/orders.ts";
import { soldPlans } from "../domain/plans.ts";
import type { Person } from "../domain/viewer.ts";
import type { Services } from "../services.server.ts";
import { refreshLapsed } from "./refresh-lapsed.server.ts";
import { isCovered } from "./refund-order.server.ts";

/** A customer of the sandbox is known by its id. */
const testCustomer = /^cus_test_/u;

/** A person's billing, as the subscription page and the settings show it. */
export async function readBilling(services: Services, person: Person, now: Date): Promise<Billing> {
	const { database, log } = services;
	// When the provider cannot be asked, what is known is shown.
	await refreshLapsed(services, person, now).catch((error: unknown) => {
		log.error({ error }, "A subscription could not be looked up");
	});
	const customerId = await getCustomerId(database, person.id);
	const subscription = await getSubscription(database, person.id);
	const orders: OrderView[] = [];
	let refundableOrder: string | null = null;
	for (const order of await findOrders(database, person.id)) {
		const isRefundable = await isCovered(database, order, now);
		const isOfIt = order.stripeSubscriptionId === subscription?.stripeSubscriptionId;
		if (isRefundable && order.stripeSubscriptionId && isOfIt) refundableOrder = order.id;
		orders.push({
			id: order.id,
			number: receiptNumber(order.number),
			date: formatLongDate(order.paidAt),
			plan: soldPlans[order.planId].name,
			amount: formatPrice(order.amountInCents),
			status: order.status,
			isRefundable,
		});
	}
	return {
		subscription: viewSubscription(subscription, refundableOrder, now),
		packs: viewPacks(await findPacks(database, person.id), now),
		orders,
		hasCustomer: customerId !== null,
		isTestCustomer: testCustomer.test(customerId ?? ""),
	};
}
