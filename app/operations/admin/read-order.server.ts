import { getPersonRecord } from "#app/data/account/people.server.ts";
import { findAuditAbout } from "#app/data/admin/person-file.server.ts";
import { getOrderById, type Order } from "#app/data/billing/orders.server.ts";
import { getPack } from "#app/data/billing/purchases.server.ts";
import { getSubscriptionNamed } from "#app/data/billing/subscriptions.server.ts";
import { auditLine } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { OrderFile } from "#app/domain/admin/person-file.ts";
import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { paysForPresentPeriod } from "#app/domain/billing/orders.ts";
import { isLive } from "#app/domain/billing/subscription-mapping.ts";
import { isPackRunning } from "#app/domain/reader/entitlements.ts";
import type { Uses } from "#app/services.ts";
import { orderLine } from "./describe-rights.server.ts";

/** Everything about a payment; null when there is no such order. */
export async function readOrder(
	services: Uses<"clock" | "database">,
	id: string,
): Promise<OrderFile | null> {
	const order = await getOrderById(services.database, id);
	return order && (await describeOrder(services, order));
}

/** Everything about a payment that was read. */
export async function describeOrder(
	{ clock, database }: Uses<"clock" | "database">,
	order: Order,
): Promise<OrderFile> {
	const { periodStart, periodEnd, amountInCents, refundedInCents, status } = order;
	const now = clock();
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
		refundedInCents,
		refundable: isOpen ? formatPrice(amountInCents - refundedInCents) : null,
		obstacle: obstacleTo(order, now),
		effect: endsSubscription
			? "The subscription ends at once, and so does its access."
			: pack && isPackRunning(pack, now)
				? "The pack closes, and so does everything that it opened."
				: "What it paid for is over already: only the money goes back.",
		audit: (await findAuditAbout(database, [{ subject: "order", ids: [order.id] }])).map(auditLine),
	};
}

/** Why a disputed payment cannot be refunded; null where it is not disputed. */
function obstacleTo({ status, isDisputeLost, disputeDueBy }: Order, now: Date): string | null {
	const words = adminMessages.orders;
	if (status !== "disputed") return null;
	if (isDisputeLost) return words.disputeLost;
	return disputeDueBy && disputeDueBy > now
		? words.disputedUntil(formatMoment(disputeDueBy))
		: words.disputeOver;
}
