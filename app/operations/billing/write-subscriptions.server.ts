import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { markResumed } from "#app/data/billing/cancellations.server.ts";
import {
	findSubscriptions,
	keepSubscription,
	type SubscriptionRow,
} from "#app/data/billing/subscriptions.server.ts";
import { orderStatus, paysForPresentPeriod } from "#app/domain/billing/orders.ts";
import { plans } from "#app/domain/billing/plans.ts";
import {
	isLive,
	isToldToEnd,
	mapSubscription,
	type ProviderSubscription,
	type SubscriptionState,
} from "#app/domain/billing/subscription-mapping.ts";
import type { CustomerState, ProviderPayment } from "#app/integrations/payments/payments.ts";
import type { Uses } from "#app/services.ts";
import type { BillingChange } from "./respond-to-change.server.ts";

/**
 * Writes every subscription of a customer as the provider has it now.
 * @param owner without a person, only what is known already is written
 */
export async function writeSubscriptions(
	{ jobs, log }: Uses<"jobs" | "log">,
	transaction: Transaction,
	owner: { customerId: string; userId: string | null },
	{ subscriptions, payments }: CustomerState,
	now: Date,
): Promise<BillingChange[]> {
	const before = await findSubscriptions(transaction, owner.customerId);
	const changes: BillingChange[] = [];
	for (const subscription of subscriptions) {
		const known = before.get(subscription.id);
		// The row of another product would stand before the one of Pro.
		if (!(subscription.isOurs && owner.userId !== null) && !known) continue;
		const payment = paymentOf(subscription, payments);
		const money = payment && orderStatus(payment);
		const state = mapSubscription(subscription, money === "refunded" || money === "disputed");
		await keepSubscription(
			transaction,
			{
				...state,
				userId: owner.userId,
				planId: plans.pro.id,
				stripeStatus: subscription.status,
				stripeCustomerId: owner.customerId,
				stripeSubscriptionId: subscription.id,
				canceledAt: subscription.canceledAt,
				endedAt: subscription.endedAt,
				endedUnpaid: state.status === "ended" && subscription.endedUnpaid,
				amountInCents: subscription.price?.amountInCents ?? null,
				currency: subscription.price?.currency ?? null,
				cardBrand: subscription.card?.brand ?? null,
				cardLastFour: subscription.card?.lastFour ?? null,
				cardExpiresAt: subscription.card?.expiresAt ?? null,
				createdAt: subscription.createdAt,
			},
			now,
		);
		changes.push(...changesOf(subscription, state, known));
		if (known?.canceledAt && !subscription.canceledAt) {
			await markResumed(transaction, subscription.id, now);
		}
		// A refunded person is not charged again.
		const isGone = money === "refunded" || payment?.dispute === "lost";
		if (isGone && isLive(subscription)) {
			await jobs.enqueue(
				"end-subscription",
				{ customerId: owner.customerId, subscriptionId: subscription.id },
				{ key: `money-gone:${subscription.id}`, transaction: jobTransaction(transaction) },
			);
		}
	}
	for (const duplicate of duplicatesOf(subscriptions)) {
		log.error({ subscription: duplicate.id }, "A person has two subscriptions: the newer one ends");
		await jobs.enqueue(
			"end-duplicate-subscription",
			{ customerId: owner.customerId, subscriptionId: duplicate.id },
			{ key: `duplicate:${duplicate.id}`, transaction: jobTransaction(transaction) },
		);
	}
	return changes;
}

/** The payment for the period that a subscription is in. */
function paymentOf(
	{ id: stripeSubscriptionId, periodStart: currentPeriodStart }: ProviderSubscription,
	payments: CustomerState["payments"],
): ProviderPayment | undefined {
	const present = { stripeSubscriptionId, currentPeriodStart };
	return payments.find(({ subscriptionId, periodStart }) =>
		paysForPresentPeriod({ stripeSubscriptionId: subscriptionId, periodStart }, present),
	);
}

/** The subscriptions beside the oldest one that could charge as well. */
function duplicatesOf(subscriptions: readonly ProviderSubscription[]): ProviderSubscription[] {
	return subscriptions
		.filter((subscription) => subscription.isOurs && isLive(subscription))
		.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
		.slice(1);
}

function changesOf(
	{ id: subscriptionId, ...subscription }: ProviderSubscription,
	state: SubscriptionState,
	known: SubscriptionRow | undefined,
): BillingChange[] {
	const { status, currentPeriodEnd, graceUntil, resumesAt } = state;
	const { canceledAt, periodStart, endedAt, endedUnpaid } = subscription;
	const wasTold = known !== undefined && isToldToEnd(known);
	if (isToldToEnd({ status, stripeStatus: subscription.status, canceledAt })) {
		if (wasTold || !canceledAt) return [];
		const hasAccess = status === "canceled";
		return [{ kind: "canceled", subscriptionId, canceledAt, endsOn: currentPeriodEnd, hasAccess }];
	}
	if (wasTold && known.canceledAt && (status === "active" || status === "inactive")) {
		const nextBilling = resumesAt ?? currentPeriodEnd;
		return [{ kind: "resumed", subscriptionId, canceledAt: known.canceledAt, nextBilling }];
	}
	if (status === known?.status) return [];
	switch (status) {
		case "past_due":
			return graceUntil
				? [{ kind: "payment-failed", subscriptionId, periodStart, graceUntil }]
				: [];
		case "ended":
			if (!known || !endedAt) return [];
			return [
				{
					kind: "ended",
					subscriptionId,
					endedOn: currentPeriodEnd,
					unpaidSince: endedUnpaid ? periodStart : null,
				},
			];
		default:
			return [];
	}
}
