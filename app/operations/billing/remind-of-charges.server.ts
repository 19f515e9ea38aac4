import { findAddresses } from "#app/data/account/people.server.ts";
import { findSubscriptionsChargedBy } from "#app/data/billing/subscriptions.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import { chargeReminders } from "#app/domain/billing/charge-reminders.ts";
import { futureOf } from "#app/domain/billing/subscription-state.ts";
import { longestNotice } from "#app/domain/billing/timeline.ts";
import { type PageContext, takePage } from "#app/operations/base/take-page.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Queues the notices before a charge that are due, of a page of subscriptions; each once, however often it is called.
 */
export async function remindOfCharges(
	services: Uses<"clock" | "database" | "jobs">,
	page: JobCatalogue["remind-of-charges"] = {},
	context: PageContext = {},
): Promise<void> {
	const { database, jobs } = services;
	const now = services.clock();
	const until = addDays(now, longestNotice);
	const found = await takePage(services, "remind-of-charges", page, context, (after, limit) =>
		findSubscriptionsChargedBy(database, { from: now, until, after, limit }),
	);
	const due = found.flatMap(({ subscription, payment }) => {
		const { userId, stripeSubscriptionId: subscriptionId } = subscription;
		const chargedOn = futureOf(subscription, now)?.chargedAt?.toISOString();
		if (userId === null || !chargedOn) return [];
		return chargeReminders(subscription, payment, now).map((message) => ({
			userId,
			mail: { message, subscriptionId, chargedOn },
		}));
	});
	const addresses = await findAddresses(
		database,
		due.map(({ userId }) => userId),
	);
	const mails = due.flatMap(({ userId, mail }) => {
		const to = addresses.get(userId);
		const { message, subscriptionId, chargedOn } = mail;
		// The account is gone by now.
		if (!to) return [];
		return [{ key: `${message}:${subscriptionId}:${chargedOn}`, data: { ...mail, to } }];
	});
	await jobs.enqueueAll("send-mail", mails);
}
