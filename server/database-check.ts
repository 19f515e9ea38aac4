import { openPool } from "#app/data/base/connections.server.ts";
import type { Check } from "./http/health.ts";

/**
 * Whether the database answers and has its tables. It has a connection of its own, so that a busy site does
 * not look like a broken one.
 */
export function createDatabaseCheck(databaseUrl: string): { check: Check; close(): Promise<void> } {
	const pool = openPool({
		connectionString: databaseUrl,
		max: 1,
		connectionTimeoutMillis: 1_500,
		query_timeout: 1_500,
		application_name: "offerfolio health",
	});
	return {
		check: {
			name: "database",
			run: () => pool.query("select 1 from drizzle.__drizzle_migrations limit 1"),
		},
		close: () => pool.end(),
	};
}
