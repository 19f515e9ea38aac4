import { findCustomersToSync } from "../data/customers.server.ts";
import type { Services } from "../services.server.ts";
import { syncCustomer } from "./sync-customer.server.ts";

const batch = 100;

/**
 * Syncs every customer, as the nightly job does: whatever was lost on the way comes right here. A second run
 * changes nothing. One that fails holds nobody up.
 * @param since those synced after this instant are left out
 * @returns how many were synced, and how many failed
 */
export async function reconcile(
	services: Services,
	since: Date,
): Promise<{ synced: number; failed: number }> {
	const result = { synced: 0, failed: 0 };
	for (let after = ""; ; ) {
		const customers = await findCustomersToSync(services.database, since, after, batch);
		for (const customerId of customers) {
			try {
				await syncCustomer(services, customerId);
				result.synced++;
			} catch (error) {
				result.failed++;
				services.log.error({ error, customerId }, "A customer could not be reconciled");
			}
		}
		const last = customers.at(-1);
		if (last === undefined || customers.length < batch) return result;
		after = last;
	}
}
