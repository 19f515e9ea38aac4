import { addCancellation } from "#app/data/billing/cancellations.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import { getSubscription, type SubscriptionRow } from "#app/data/billing/subscriptions.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { Cancellation } from "#app/domain/billing/cancellation.ts";
import { isEnding, willBeCharged } from "#app/domain/billing/subscription-mapping.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { syncCustomer } from "./sync-customer.server.ts";

type Needs = Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">;

/**
 * Ends the caller's own subscription with its period, and keeps the reason. The session decides which
 * subscription, not the request. A repetition changes nothing. A subscription whose renewal has failed ends at
 * once, because the period is unpaid and would still be charged.
 */
export function cancelSubscription(
	services: Needs,
	person: Person,
	cancellation: Cancellation,
	now: Date,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.cancel.failed, async () => {
		const { database, payments } = services;
		const subscription = await findPresentSubscription(services, person.id);
		if (!subscription || !(isEnding(subscription, now) || willBeCharged(subscription))) {
			return rejected(messages.cancel.nothing, 404);
		}
		const { stripeSubscriptionId, stripeCustomerId, stripeStatus } = subscription;
		if (stripeStatus === "past_due") await payments.endNow(stripeSubscriptionId);
		else if (!isEnding(subscription, now)) await payments.setCanceling(stripeSubscriptionId, true);
		// Also for one that is ending already: the first try may have come no further.
		await addCancellation(database, {
			...cancellation,
			userId: person.id,
			stripeSubscriptionId,
			createdAt: now,
		});
		await syncCustomer(services, stripeCustomerId);
		return { success: true };
	});
}

/**
 * Lets a canceled subscription go on, as long as its period runs. One that opens nothing meanwhile is as it was before
 * it was canceled: paused, or disputed.
 */
export function resumeSubscription(
	services: Needs,
	person: Person,
	now: Date,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.billing.resumeFailed, async () => {
		const subscription = await findPresentSubscription(services, person.id);
		if (subscription?.status === "active") return { success: true };
		if (!subscription || !isEnding(subscription, now))
			return rejected(messages.cancel.nothing, 404);
		await services.payments.setCanceling(subscription.stripeSubscriptionId, false);
		await syncCustomer(services, subscription.stripeCustomerId);
		return { success: true };
	});
}

/** A user's subscription as the provider has it now, because an event may still be on its way. */
export async function findPresentSubscription(
	services: Needs,
	userId: string,
): Promise<SubscriptionRow | null> {
	const customerId = await getCustomerId(services.database, userId);
	if (customerId) await syncCustomer(services, customerId);
	return getSubscription(services.database, userId);
}
