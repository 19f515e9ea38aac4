import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema.server.ts";

/** The database or a transaction in it; every function of data/ takes one. */
export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Connection = Database | Transaction;

export type DatabasePool = { database: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * Opens a pool. No statement of a request may run longer than two seconds.
 * @param url a postgres:// address; a socket folder may stand in its `host` parameter
 */
export function openDatabase(url: string, options: { connections?: number } = {}): DatabasePool {
	const pool = new pg.Pool({
		connectionString: url,
		max: options.connections ?? 10,
		idleTimeoutMillis: 30_000,
		connectionTimeoutMillis: 5_000,
		statement_timeout: 2_000,
		idle_in_transaction_session_timeout: 10_000,
		application_name: "offerfolio",
	});
	// Without a listener a dropped idle connection would end the process; the pool replaces it by itself.
	pool.on("error", () => {});
	// The same for a connection that the server ends while it is being closed.
	pool.on("connect", (client) => client.on("error", () => {}));
	return { database: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
