import { desc, eq } from "drizzle-orm";
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

/** All of a contribution, the newest first: that one holds. */
export const findReceipts = (
	connection: Connection,
	contributionId: string,
): Promise<ConsentReceipt[]> =>
	connection
		.select()
		.from(consentReceipts)
		.where(eq(consentReceipts.contributionId, contributionId))
		.orderBy(desc(consentReceipts.givenAt), desc(consentReceipts.id));

/** The one that holds, or null. */
export const getNewestReceipt = async (
	connection: Connection,
	contributionId: string,
): Promise<ConsentReceipt | null> => (await findReceipts(connection, contributionId))[0] ?? null;
