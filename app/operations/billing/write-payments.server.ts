import type { Transaction } from "#app/data/base/database.server.ts";
import { findOrdersOfCustomer, keepOrder, type Order } from "#app/data/billing/orders.server.ts";
import {
	getPackOfCheckout,
	grantPack,
	lockPacks,
	type PurchaseStatus,
	setPackStatus,
} from "#app/data/billing/purchases.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { type OrderStatus, orderStatus } from "#app/domain/billing/orders.ts";
import { plans } from "#app/domain/billing/plans.ts";
import type { ProviderPayment } from "#app/integrations/payments/payments.ts";
import type { BillingChange } from "./respond-to-change.server.ts";

/**
 * Writes every payment of a customer as an order, and the packs that they paid for.
 * @param owner without a person, the orders are kept for the accounts and nothing new is granted
 */
export async function writePayments(
	transaction: Transaction,
	owner: { customerId: string; userId: string | null },
	payments: readonly ProviderPayment[],
	now: Date,
): Promise<BillingChange[]> {
	const before = await findOrdersOfCustomer(transaction, owner.customerId);
	const changes: BillingChange[] = [];
	// One by one they would come in the order of their payments.
	const sessionIds = payments.flatMap(({ sessionId }) => sessionId ?? []);
	await lockPacks(transaction, { userId: owner.userId, sessionIds });
	// The oldest first, so that receipts are numbered in the order of the payments.
	const ordered = [...payments].sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
	for (const payment of ordered) {
		const status = orderStatus(payment);
		const pack = payment.sessionId
			? await writePack(transaction, owner.userId, payment, payment.sessionId, status, now)
			: null;
		const order = await keepOrder(
			transaction,
			{
				userId: owner.userId,
				...pick(payment, "planId", "amountInCents", "refundedInCents", "currency", "taxInCents"),
				status,
				...pick(payment, "isDiscounted", "paidAt", "periodStart", "periodEnd"),
				cardBrand: payment.card?.brand ?? null,
				cardLastFour: payment.card?.lastFour ?? null,
				disputeDueBy: payment.disputeDueBy,
				isDisputeLost: payment.dispute === "lost",
				stripePaymentIntent: payment.paymentIntent,
				stripeCustomerId: owner.customerId,
				purchaseId: pack?.id ?? null,
				stripeSubscriptionId: payment.subscriptionId,
			},
			now,
		);
		const isFirst = !ordered.some(
			(other) =>
				other.subscriptionId === payment.subscriptionId &&
				other.planId === plans.pro.id &&
				other.paidAt < payment.paidAt,
		);
		const known = before.get(payment.paymentIntent);
		changes.push(...changesOf(order, known, { isFirst, packEnds: pack?.expiresAt ?? null }));
	}
	return changes;
}

/** A pack is granted once; it closes when its money went back as a whole, and opens when a dispute is won. */
async function writePack(
	transaction: Transaction,
	userId: string | null,
	{ paymentIntent }: ProviderPayment,
	sessionId: string,
	order: OrderStatus,
	now: Date,
) {
	const pack =
		userId === null
			? await getPackOfCheckout(transaction, sessionId)
			: await grantPack(transaction, { userId, sessionId, paymentIntent, now });
	if (pack) await setPackStatus(transaction, pack.id, packStatus(order), now);
	return pack;
}

/** A part that was given back does not close what is left (it is the owner's gesture). */
function packStatus(order: OrderStatus): PurchaseStatus {
	if (order === "refunded") return "refunded";
	return order === "disputed" ? "disputed" : "succeeded";
}

function changesOf(
	order: Order,
	known: Order | undefined,
	facts: { isFirst: boolean; packEnds: Date | null },
): BillingChange[] {
	const changes: BillingChange[] = [];
	if (!known) changes.push({ kind: "paid", order, ...facts });
	const nowInCents = order.refundedInCents - (known?.refundedInCents ?? 0);
	if (nowInCents > 0) changes.push({ kind: "refunded", order, nowInCents });
	if (order.status === "disputed" && known?.status !== "disputed") {
		changes.push({ kind: "disputed", order });
	}
	return changes;
}
