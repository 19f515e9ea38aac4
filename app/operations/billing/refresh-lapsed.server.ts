import { getSubscription, type SubscriptionRow } from "#app/data/billing/subscriptions.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { awaitsRenewal } from "#app/domain/reader/entitlements.ts";
import type { Uses } from "#app/services.ts";
import { syncCustomer } from "./sync-customer.server.ts";

/**
 * Asks the payment provider when a subscription that renews has come to the end of its period and nobody
 * has told us of the next one yet: in that moment a member must not be turned away, and no credit of a pack
 * be spent on what Pro opens.
 * @throws when the provider cannot be asked
 */
export async function refreshLapsed(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs" | "log" | "payments">,
	person: Person,
	now: Date,
): Promise<void> {
	await refreshIfLapsed(services, await getSubscription(services.database, person.id), now);
}

/**
 * As `refreshLapsed`, of the person's subscription as it has been read.
 * @returns whether it has to be read again
 */
export async function refreshIfLapsed(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs" | "log" | "payments">,
	subscription: SubscriptionRow | null,
	now: Date,
): Promise<boolean> {
	if (!subscription || !awaitsRenewal(subscription, now)) return false;
	await syncCustomer(services, subscription.stripeCustomerId);
	return true;
}
