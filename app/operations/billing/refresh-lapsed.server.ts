import { getSubscription, type SubscriptionRow } from "#app/data/billing/subscriptions.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { awaitsRenewal } from "#app/domain/reader/entitlements.ts";
import type { Uses } from "#app/services.ts";

/**
 * Asks the payment provider when a subscription that renews has come to the end of its period and nobody
 * has told us of the next one yet: in that moment a member must not be turned away, and no credit of a pack
 * be spent on what Pro opens. The provider is asked about a customer once a minute at most.
 * @throws when the provider cannot be asked, or could not within the last minute
 */
export async function refreshLapsed(
	services: Uses<"database" | "renewals">,
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
	{ renewals }: Uses<"renewals">,
	subscription: SubscriptionRow | null,
	now: Date,
): Promise<boolean> {
	if (!subscription || !awaitsRenewal(subscription, now)) return false;
	const asked = await renewals(subscription.stripeCustomerId);
	if (asked.status === "rejected") throw asked.reason;
	return true;
}
