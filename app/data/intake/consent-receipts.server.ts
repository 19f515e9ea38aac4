import { asc, desc, eq } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { consentReceipts } from "#app/data/base/schema/contributions.server.ts";

/* What contributors have agreed to. Receipts are added, and never changed. */

export type ConsentReceipt = typeof consentReceipts.$inferSelect;

export async function addReceipt(
	transaction: Transaction,
	receipt: Omit<ConsentReceipt, "id">,
): Promise<void> {
	await transaction.insert(consentReceipts).values(receipt);
}

/** All of a contribution, in the order in which they were given. */
export const findReceipts = (
	connection: Connection,
	contributionId: string,
): Promise<ConsentReceipt[]> =>
	connection
		.select()
		.from(consentReceipts)
		.where(eq(consentReceipts.contributionId, contributionId))
		.orderBy(asc(consentReceipts.givenAt), asc(consentReceipts.id));

/** The one that holds, or null. */
export async function getNewestReceipt(
	connection: Connection,
	contributionId: string,
): Promise<ConsentReceipt | null> {
	const [row] = await connection
		.select()
		.from(consentReceipts)
		.where(eq(consentReceipts.contributionId, contributionId))
		.orderBy(desc(consentReceipts.givenAt), desc(consentReceipts.id))
		.limit(1);
	return row ?? null;
}
