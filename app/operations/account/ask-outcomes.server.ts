import { findDue, markDue } from "#app/data/account/outcomes.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { askedAfterDays } from "#app/domain/account/outcome.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import { type PageContext, takePage } from "#app/operations/base/take-page.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Asks a page of members how their search went, sixty days after their first resume: each once, however often and by how
 * many processes it is called. Who wants no such email is found out when it is written. A member whose account is
 * stopped is asked once it is open again.
 */
export async function askOutcomes(
	services: Uses<"clock" | "database" | "jobs">,
	page: JobCatalogue["ask-outcomes"] = {},
	context: PageContext = {},
): Promise<void> {
	const { database, clock, jobs } = services;
	const now = clock();
	const openedBy = addDays(now, -askedAfterDays);
	const people = await takePage(services, "ask-outcomes", page, context, (after, limit) =>
		findDue(database, { openedBy, after, limit }),
	);
	const due = people.flatMap(({ id, isDue }) => (isDue ? [id] : []));
	await database.transaction(async (transaction) => {
		const mails = (await markDue(transaction, due, now)).map((userId) => ({
			key: `outcome:${userId}`,
			data: { message: "outcome-question" as const, userId },
		}));
		await jobs.enqueueAll("send-mail", mails, jobTransaction(transaction));
	});
}
