import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { execute } from "#tests/helpers/postgres-server.ts";
import { until } from "#tests/helpers/until.ts";
import { createClient } from "./connections.server.ts";
import { migrateDatabase } from "./migrate.server.ts";

test("Migrations are not bound by the limits of the database's role", async () => {
	const database = await createTestDatabase();
	onTestFinished(database.drop);
	const address = new URL(database.url);
	address.searchParams.delete("statement_timeout");
	const url = address.href;
	const other = createClient({ connectionString: url });
	await other.connect();
	onTestFinished(() => other.end());
	const [at] = await execute<{ name: string }>(url, "select current_database() as name");
	await execute(url, `alter database "${at?.name}" set statement_timeout = 100`);
	// The lock of the migrations: what is behind it waits for longer than a statement may take.
	await other.query("select pg_advisory_lock(7403118225)");
	const migrated = migrateDatabase(url);
	const hasWaited = until(async () => {
		const { rows } = await other.query(
			`select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
				and now() - query_start > '200 milliseconds'`,
		);
		return rows.length > 0;
	});
	await Promise.race([hasWaited, migrated]);
	await other.query("select pg_advisory_unlock_all()");
	await expect(migrated).resolves.toBeUndefined();
});
