import { jobTransaction, type Transaction } from "../data/database.server.ts";
import {
	findSubscriptions,
	keepSubscription,
	markResumed,
	type SubscriptionRow,
} from "../data/subscriptions.server.ts";
import { type OrderStatus, orderStatus } from "../domain/orders.ts";
import { plans } from "../domain/plans.ts";
import {
	isLive,
	mapSubscription,
	type ProviderSubscription,
	type SubscriptionState,
} from "../domain/subscription-mapping.ts";
import type { CustomerState } from "../integrations/payments/payments.ts";
import type { Services } from "../services.server.ts";
import type { BillingChange } from "./billing-change.server.ts";

/** Writes every subscription of a customer as the provider has it now. */
export async function writeSubscriptions(
	{ jobs, log }: Services,
	transaction: Transaction,
	owner: { customerId: string; userId: string },
	{ subscriptions, payments }: CustomerState,
	now: Date,
): Promise<BillingChange[]> {
	const before = await findSubscriptions(transaction, owner.customerId);
	const changes: BillingChange[] = [];
	for (const subscription of subscriptions) {
		const money = moneyOf(subscription, payments);
		const isTakenBack = money === "refunded" || money === "disputed";
		const state = mapSubscription(subscription, isTakenBack);
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
				createdAt: subscription.createdAt,
			},
			now,
		);
		changes.push(...changesOf(subscription, state, before.get(subscription.id)));
		if (money === "refunded" && isLive(subscription)) {
			await jobs.enqueue(
				"end-subscription",
				{ customerId: owner.customerId, subscriptionId: subscription.id },
				{ key: `refunded:${subscription.id}`, transaction: jobTransaction(transaction) },
			);
		}
	}
	for (const duplicate of duplicatesOf(subscriptions)) {
		log.error({ subscription: duplicate.id }, "Somebody has two subscriptions: the newer one ends");
		await jobs.enqueue(
			"end-duplicate-subscription",
			{ customerId: owner.customerId, subscriptionId: duplicate.id },
			{ key: `duplicate:${duplicate.id}`, transaction: jobTransaction(transaction) },
		);
	}
	return changes;
}

/** What became of the money for the period that a subscription is in. */
function moneyOf(
	{ id, periodStart }: ProviderSubscription,
	payments: CustomerState["payments"],
): OrderStatus | null {
	const payment = payments.find(
		(candidate) =>
			candidate.subscriptionId === id && candidate.periodStart?.getTime() === periodStart.getTime(),
	);
	return payment ? orderStatus(payment) : null;
}

/** The subscriptions beside the oldest one that could charge as well. */
function duplicatesOf(subscriptions: readonly ProviderSubscription[]): ProviderSubscription[] {
	return subscriptions
		.filter((subscription) => subscription.isOurs && isLive(subscription))
		.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
		.slice(1);
}

function changesOf(
	{ id: subscriptionId, canceledAt, periodStart, endedAt }: ProviderSubscription,
	state: SubscriptionState,
	known: SubscriptionRow | undefined,
): BillingChange[] {
	if (state.status === known?.status) return [];
	const { currentPeriodEnd, graceUntil } = state;
	switch (state.status) {
		case "past_due":
			return graceUntil
				? [{ kind: "payment-failed", subscriptionId, periodStart, graceUntil }]
				: [];
		case "canceled":
			return canceledAt
				? [{ kind: "canceled", subscriptionId, canceledAt, accessUntil: currentPeriodEnd }]
				: [];
		case "active":
			return known?.status === "canceled" && known.canceledAt
				? [
						{
							kind: "resumed",
							subscriptionId,
							canceledAt: known.canceledAt,
							nextBilling: currentPeriodEnd,
						},
					]
				: [];
		case "ended":
			return known && endedAt ? [{ kind: "ended", subscriptionId, endedOn: currentPeriodEnd }] : [];
		default:
			return [];
	}
}
