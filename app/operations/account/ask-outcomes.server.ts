import { findDue, markDue } from "#app/data/account/outcomes.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { askedAfterDays } from "#app/domain/account/outcome.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Uses } from "#app/services.ts";

/** How many people are asked in one transaction. */
const batch = 200;

/**
 * Asks members how their search went, sixty days after their first resume: each once, however often and by how
 * many processes it is called. Who wants no such email is found out when it is written. A member whose account is
 * stopped is asked once it is open again.
 */
export async function askOutcomes(
	{ database, clock, jobs }: Uses<"clock" | "database" | "jobs">,
	{ signal }: { signal: AbortSignal },
): Promise<void> {
	const now = clock();
	for (let found = batch; found === batch && !signal.aborted; ) {
		const due = await findDue(database, addDays(now, -askedAfterDays), batch);
		found = due.length;
		if (found === 0) return;
		await database.transaction(async (transaction) => {
			const mails = (await markDue(transaction, due, now)).map((userId) => ({
				key: `outcome:${userId}`,
				data: { message: "outcome-question" as const, userId },
			}));
			await jobs.enqueueAll("send-mail", mails, jobTransaction(transaction));
		});
	}
}
