import { sql } from "drizzle-orm";
import type { Transaction } from "./database.server.ts";
import { insertRows } from "./insert-rows.server.ts";
import { user } from "./schema/accounts.server.ts";
import {
	contactMessages,
	contactReplies,
	type dailyCounts,
	searchDemand,
} from "./schema/admin.server.ts";
import { helpfulResumes, outcomes } from "./schema/coming-back.server.ts";
import {
	freeAllowances,
	packCredits,
	readingHistory,
	resumeUses,
	userPurchases,
	userResumeAccess,
	userSubscriptions,
} from "./schema/entitlements.server.ts";
import { reviewTicks } from "./schema/insights.server.ts";
import { resumeViews } from "./schema/library.server.ts";
import { emailPreferences, emailSignups } from "./schema/mail.server.ts";
import { cancellations, orders, promises, stripeCustomers } from "./schema/payments.server.ts";
import { addDailyCounts } from "./use-counts.server.ts";

/** In an order in which each table finds what it refers to. */
const tables = {
	user,
	emailPreferences,
	emailSignups,
	searchDemand,
	stripeCustomers,
	userPurchases,
	userSubscriptions,
	orders,
	promises,
	cancellations,
	freeAllowances,
	userResumeAccess,
	packCredits,
	readingHistory,
	resumeUses,
	resumeViews,
	outcomes,
	helpfulResumes,
	reviewTicks,
	contactMessages,
	contactReplies,
};

type Tables = typeof tables & { dailyCounts: typeof dailyCounts };

/** What a demonstration invents beside its resumes: the rows of each table. */
export type DemonstrationRows = { [Name in keyof Tables]: readonly Tables[Name]["$inferInsert"][] };

/**
 * Writes the rows of a demonstration, one statement for each table.
 */
export async function insertDemonstrationRows(
	transaction: Transaction,
	rows: DemonstrationRows,
): Promise<void> {
	for (const [name, table] of Object.entries(tables)) {
		await insertRows(transaction, table, rows[name as keyof typeof tables]);
	}
	// Today's may be there: the accounts of the demonstration have begun checkouts.
	await addDailyCounts(transaction, rows.dailyCounts);
	// The next receipt has the next number.
	await transaction.execute(sql`select setval(pg_get_serial_sequence('orders', 'number'), max(number))
		from ${orders} having max(number) is not null`);
}
