import { findEndingPacks } from "#app/data/billing/purchases.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { longestNotice, noticeDue } from "#app/domain/billing/timeline.ts";
import type { Uses } from "#app/services.ts";

/** Queues the reminders that are due; each once, however often it is called. */
export async function remindOfPacks(services: Uses<"clock" | "database" | "jobs">): Promise<void> {
	const { database, jobs } = services;
	const now = services.clock();
	const packs = await findEndingPacks(database, now, addDays(now, longestNotice));
	for (const { id: packId, email: to, expiresAt: at } of packs) {
		const due = noticeDue({ kind: "pack", at }, now);
		if (!due) continue;
		const { days } = due;
		const mail = { message: "pack-ending", to, packId, days } as const;
		await jobs.enqueue("send-mail", mail, {
			// Pro may move the end after a reminder: then there is another one.
			key: `pack-ending:${packId}:${days}:${at.toISOString()}`,
		});
	}
}
