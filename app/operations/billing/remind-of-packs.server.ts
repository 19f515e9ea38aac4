import { findEndingPacks } from "#app/data/billing/purchases.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import { longestNotice, noticeDue } from "#app/domain/billing/timeline.ts";
import { type PageContext, takePage } from "#app/operations/base/take-page.server.ts";
import type { Uses } from "#app/services.ts";

/** Queues the reminders of a page of packs that are due; each once, however often it is called. */
export async function remindOfPacks(
	services: Uses<"clock" | "database" | "jobs">,
	page: JobCatalogue["remind-of-packs"] = {},
	context: PageContext = {},
): Promise<void> {
	const { database, jobs } = services;
	const now = services.clock();
	const until = addDays(now, longestNotice);
	const packs = await takePage(services, "remind-of-packs", page, context, (after, limit) =>
		findEndingPacks(database, { from: now, until, after, limit }),
	);
	const mails = packs.flatMap(({ id: packId, email: to, expiresAt: at }) => {
		const due = noticeDue({ kind: "pack", at }, now);
		if (!due) return [];
		const { days } = due;
		const data = { message: "pack-ending" as const, to, packId, days };
		// Pro may move the end after a reminder: then there is another one.
		return [{ key: `pack-ending:${packId}:${days}:${at.toISOString()}`, data }];
	});
	await jobs.enqueueAll("send-mail", mails);
}
