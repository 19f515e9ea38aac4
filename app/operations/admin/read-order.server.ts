import { getOrderById } from "../../data/orders.server.ts";
import { getPersonRecord } from "../../data/people.server.ts";
import { findAuditAbout } from "../../data/person-file.server.ts";
import { getPack } from "../../data/purchases.server.ts";
import { getSubscriptionNamed } from "../../data/subscriptions.server.ts";
import { adminMessages } from "../../domain/admin-messages.ts";
import { auditLine } from "../../domain/audit.ts";
import { formatLongDate } from "../../domain/dates.ts";
import { formatPrice } from "../../domain/money.ts";
import { paysForPresentPeriod } from "../../domain/orders.ts";
import type { OrderFile } from "../../domain/person-file.ts";
import { isLive } from "../../domain/subscription-mapping.ts";
import type { Services } from "../../services.server.ts";
import { orderLine } from "./person-lines.server.ts";

/** Everything about a payment; null when there is no such order. */
export async function readOrder({ database }: Services, id: string): Promise<OrderFile | null> {
	const order = await getOrderById(database, id);
	if (!order) return null;
	const { periodStart, periodEnd, amountInCents, refundedInCents, status } = order;
	const person = order.userId ? await getPersonRecord(database, order.userId) : null;
	const subscription = order.stripeSubscriptionId
		? await getSubscriptionNamed(database, order.stripeSubscriptionId)
		: null;
	const pack = order.purchaseId ? await getPack(database, order.purchaseId) : null;
	const endsSubscription =
		subscription !== null &&
		isLive({ status: subscription.stripeStatus }) &&
		paysForPresentPeriod(order, subscription);
	const isOpen = status === "paid" || status === "partly refunded";
	return {
		...orderLine({ ...order, email: person?.email ?? null }),
		currency: order.currency.toUpperCase(),
		period:
			periodStart && periodEnd
				? `${formatLongDate(periodStart)} to ${formatLongDate(periodEnd)}`
				: null,
		paymentIntent: order.stripePaymentIntent,
		customerId: order.stripeCustomerId,
		subscriptionId: order.stripeSubscriptionId,
		refundable: isOpen ? formatPrice(amountInCents - refundedInCents) : null,
		obstacle: status === "disputed" ? adminMessages.orders.disputed : null,
		effect: endsSubscription
			? "The subscription ends at once, and so does its access."
			: pack?.status === "succeeded"
				? "The pack closes, and what it has opened."
				: "What it paid for is over already: only the money goes back.",
		audit: (await findAuditAbout(database, [{ subject: "order", ids: [id] }])).map(auditLine),
	};
}
