import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import type { Uses } from "#app/services.ts";

/** Has a payment page closed that must not be paid any more. One that is paid stays as it is. */
export async function closeCheckout(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	sessionId: string,
): Promise<void> {
	await jobs.enqueue(
		"close-checkout",
		{ sessionId },
		{ key: `close-checkout:${sessionId}`, transaction: jobTransaction(transaction) },
	);
}
