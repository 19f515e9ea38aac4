import { getPersonRecord } from "#app/data/account/people.server.ts";
import { findEndingPacks } from "#app/data/billing/purchases.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Uses } from "#app/services.ts";

/** How many days before a pack ends its user is reminded of what is left in it and what closes with it. */
export const reminderDays = [7, 1] as const;

/** Queues the reminders that are due; each once, however often it is called. */
export async function remindOfPacks(services: Uses<"clock" | "database" | "jobs">): Promise<void> {
	const { database, jobs } = services;
	const now = services.clock();
	for (const days of reminderDays) {
		// A day's width: the job runs several times a day, and one that was missed is made up for.
		const packs = await findEndingPacks(database, addDays(now, days - 1), addDays(now, days));
		for (const { id: packId, userId, expiresAt } of packs) {
			const person = await getPersonRecord(database, userId);
			if (!person) continue;
			const mail = { message: "pack-ending", to: person.email, packId, days } as const;
			await jobs.enqueue("send-mail", mail, {
				// Pro may move the end after a reminder: then there is another one.
				key: `pack-ending:${packId}:${days}:${expiresAt.toISOString()}`,
			});
		}
	}
}
