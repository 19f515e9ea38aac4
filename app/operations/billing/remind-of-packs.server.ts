import { getPersonRecord } from "#app/data/account/people.server.ts";
import { findEndingPacks } from "#app/data/billing/purchases.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { longestNotice, noticesOf } from "#app/domain/billing/timeline.ts";
import type { Uses } from "#app/services.ts";

/** Queues the reminders that are due; each once, however often it is called. */
export async function remindOfPacks(services: Uses<"clock" | "database" | "jobs">): Promise<void> {
	const { database, jobs } = services;
	const now = services.clock();
	const packs = await findEndingPacks(database, now, addDays(now, longestNotice));
	for (const { id: packId, userId, expiresAt: at } of packs) {
		// A day's width: the job runs several times a day, and one that was missed is made up for.
		const due = noticesOf({ kind: "pack", at }).filter(
			({ from }) => from <= now && addDays(from, 1) > now,
		);
		if (due.length === 0) continue;
		const person = await getPersonRecord(database, userId);
		if (!person) continue;
		for (const { days } of due) {
			const mail = { message: "pack-ending", to: person.email, packId, days } as const;
			await jobs.enqueue("send-mail", mail, {
				// Pro may move the end after a reminder: then there is another one.
				key: `pack-ending:${packId}:${days}:${at.toISOString()}`,
			});
		}
	}
}
