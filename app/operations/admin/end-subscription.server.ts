import { type Admin, writeAuditOnce } from "#app/data/admin/audit-log.server.ts";
import {
	getSubscriptionNamed,
	type SubscriptionRow,
} from "#app/data/billing/subscriptions.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { isLive } from "#app/domain/billing/subscription-mapping.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { findPresentSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Ends a person's subscription on their behalf: with its period, or at once. Nothing is refunded. One whose
 * renewal has failed always ends at once: the period is not paid, and would be charged after all. A
 * repetition changes nothing.
 */
export function endSubscription(
	services: Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">,
	admin: Admin,
	ended: { personId: string; when: "with-period" | "now"; reason: string },
): Promise<{ success: true; said: string } | Failure> {
	const { people } = adminMessages;
	return withUnexpectedFailure(services, people.unexpected, async () => {
		const { database, payments } = services;
		const before = await findPresentSubscription(services, ended.personId);
		if (!before) return rejected(people.noSubscription, 404);
		const isNow = ended.when === "now" || before.status === "past_due";
		if (!canCharge(before) || (!isNow && isToldToEnd(before))) {
			return { success: true, said: `${describe(before)} ${people.nothingChanged}` };
		}
		const { stripeSubscriptionId, stripeCustomerId } = before;
		if (isNow) await payments.endNow(stripeSubscriptionId);
		else await payments.setCanceling(stripeSubscriptionId, true);
		await syncCustomer(services, stripeCustomerId);
		const after = await getSubscriptionNamed(database, stripeSubscriptionId);
		// The provider has answered and done nothing.
		if (!after || (isNow ? canCharge(after) : !isToldToEnd(after))) {
			throw new Error("The subscription goes on");
		}
		await database.transaction((transaction) =>
			writeAuditOnce(transaction, admin, {
				action: "subscription.cancelled",
				subject: "subscription",
				subjectId: stripeSubscriptionId,
				label: ended.when === "now" ? "at once" : "with its period",
				reason: ended.reason,
				changes: {
					status: { from: before.status, to: after.status },
					// Each time that it was told is an occasion of its own.
					told: { from: null, to: after.canceledAt?.toISOString() ?? null },
				},
			}),
		);
		return { success: true, said: describe(after) };
	});
}

const canCharge = ({ stripeStatus }: SubscriptionRow): boolean => isLive({ status: stripeStatus });

const isToldToEnd = ({ canceledAt }: SubscriptionRow): boolean => canceledAt !== null;

function describe(subscription: SubscriptionRow): string {
	return canCharge(subscription)
		? adminMessages.people.subscriptionCancels(formatLongDate(subscription.currentPeriodEnd))
		: adminMessages.people.subscriptionEnded;
}
