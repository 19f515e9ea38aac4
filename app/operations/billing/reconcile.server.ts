import { findCustomersAfter } from "#app/data/billing/customers.server.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import { dayOf } from "#app/domain/base/weeks.ts";
import { type PageContext, takePage } from "#app/operations/base/take-page.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Queues a sync of every customer, as the nightly job does: which repairs what lost events left behind. One that cannot
 * be synced holds nobody up. On one day every customer is queued once, however often this is called.
 * @param page.run the day of the night, in UTC; one that goes on past midnight stays the same
 * @returns how many customers of the page were queued
 */
export async function reconcile(
	services: Uses<"clock" | "database" | "jobs">,
	page: JobCatalogue["reconcile"] = {},
	context: PageContext = {},
): Promise<number> {
	const { database, jobs, clock } = services;
	const night = { run: dayOf(clock()), ...page };
	const customers = await takePage(services, "reconcile", night, context, (after, limit) =>
		findCustomersAfter(database, after, limit),
	);
	const looks = customers.map(({ id: customerId }) => ({
		key: `reconcile:${customerId}:${night.run}`,
		data: { customerId },
	}));
	return jobs.enqueueAll("reconcile-customer", looks);
}
