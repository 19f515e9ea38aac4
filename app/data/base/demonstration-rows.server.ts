import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.server.ts";
import { user } from "./schema/accounts.server.ts";
import {
	contactMessages,
	contactReplies,
	dailyCounts,
	searchDemand,
} from "./schema/admin.server.ts";
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

/** In an order in which each table finds what it refers to. */
const tables = {
	user,
	emailPreferences,
	emailSignups,
	dailyCounts,
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
	reviewTicks,
	contactMessages,
	contactReplies,
};

type Tables = typeof tables;

/** What a demonstration invents beside its resumes: the rows of each table. */
export type DemonstrationRows = { [Name in keyof Tables]: readonly Tables[Name]["$inferInsert"][] };

/**
 * Writes the rows of a demonstration, one statement for each table. The rows of a table all have the same fields;
 * a field that they leave out gets its default.
 */
export async function insertDemonstrationRows(
	transaction: Transaction,
	rows: DemonstrationRows,
): Promise<void> {
	for (const [name, table] of Object.entries(tables)) {
		await insertRows(transaction, table, rows[name as keyof Tables]);
	}
	// The next receipt has the next number.
	await transaction.execute(sql`select setval(pg_get_serial_sequence('orders', 'number'), max(number))
		from ${orders} having max(number) is not null`);
}

async function insertRows(
	transaction: Transaction,
	table: PgTable,
	rows: readonly Record<string, unknown>[],
): Promise<void> {
	const [first] = rows;
	if (!first) return;
	const columns = getTableColumns(table);
	const nameOf = (field: string) => columns[field]?.name ?? field;
	const fields = Object.keys(first).map((field) => sql.identifier(nameOf(field)));
	const list = sql.join(fields, sql`, `);
	const named = rows.map((row) =>
		Object.fromEntries(Object.entries(row).map(([field, value]) => [nameOf(field), value])),
	);
	await transaction.execute(sql`insert into ${table} (${list})
		select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`);
}
