import { eq } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { receiptDetails } from "#app/data/base/schema/payments.server.ts";

/** What a person wants under "To" on their receipts; empty when they have said nothing. */
export async function getReceiptDetails(connection: Connection, userId: string): Promise<string> {
	const [row] = await connection
		.select({ lines: receiptDetails.lines })
		.from(receiptDetails)
		.where(eq(receiptDetails.userId, userId));
	return row?.lines ?? "";
}

export async function setReceiptDetails(
	connection: Connection,
	userId: string,
	lines: string,
	updatedAt: Date,
): Promise<void> {
	if (lines === "") {
		await connection.delete(receiptDetails).where(eq(receiptDetails.userId, userId));
		return;
	}
	await connection
		.insert(receiptDetails)
		.values({ userId, lines, updatedAt })
		.onConflictDoUpdate({ target: receiptDetails.userId, set: { lines, updatedAt } });
}
