import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.server.ts";

/**
 * Writes many rows of a table in one statement. They all have the same fields; a field that they leave out gets its
 * default.
 */
export async function insertRows(
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
