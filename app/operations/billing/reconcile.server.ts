import { findCustomersAfter } from "#app/data/billing/customers.server.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import type { Uses } from "#app/services.ts";

const pageSize = 500;

/** Where the nightly run continues; empty at its beginning. */
type ReconcilePage = JobCatalogue["reconcile"];

/**
 * Queues a sync of every customer, as the nightly job does: which repairs what lost events left behind.
 * One page of customers at a time, each page a job of its own, so that none takes long; one that cannot be
 * synced holds nobody up. On one day every customer is queued once, however often this is called.
 * @param page.day of the night, in UTC; one that goes on past midnight stays the same
 * @returns how many customers of the page were queued
 */
export async function reconcile(
	{ database, jobs, clock }: Uses<"clock" | "database" | "jobs">,
	{ day = clock().toISOString().slice(0, 10), after = "" }: ReconcilePage = {},
): Promise<number> {
	let queued = 0;
	const customers = await findCustomersAfter(database, after, pageSize);
	for (const customerId of customers) {
		const key = `reconcile:${customerId}:${day}`;
		if (await jobs.enqueue("reconcile-customer", { customerId }, { key })) queued++;
	}
	const last = customers.at(-1);
	if (last !== undefined && customers.length === pageSize) {
		await jobs.enqueue("reconcile", { day, after: last }, { key: `reconcile:${day}:${last}` });
	}
	return queued;
}
