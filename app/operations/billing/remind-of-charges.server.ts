import { getPersonRecord } from "#app/data/account/people.server.ts";
import { findSubscriptionsChargedBy } from "#app/data/billing/subscriptions.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { chargeReminders } from "#app/domain/billing/charge-reminders.ts";
import { futureOf } from "#app/domain/billing/subscription-state.ts";
import { longestNotice } from "#app/domain/billing/timeline.ts";
import type { Uses } from "#app/services.ts";

/** Queues the notices before a charge that are due; each once, however often it is called. */
export async function remindOfCharges(
	services: Uses<"clock" | "database" | "jobs">,
): Promise<void> {
	const { database, jobs } = services;
	const now = services.clock();
	const found = await findSubscriptionsChargedBy(database, now, addDays(now, longestNotice));
	for (const { subscription, payment } of found) {
		const { userId, stripeSubscriptionId: subscriptionId } = subscription;
		const chargedOn = futureOf(subscription, now)?.chargedAt?.toISOString();
		const due = chargeReminders(subscription, payment, now);
		if (userId === null || !chargedOn || due.length === 0) continue;
		const person = await getPersonRecord(database, userId);
		if (!person) continue;
		for (const message of due) {
			const mail = { message, to: person.email, subscriptionId, chargedOn } as const;
			await jobs.enqueue("send-mail", mail, { key: `${message}:${subscriptionId}:${chargedOn}` });
		}
	}
}
