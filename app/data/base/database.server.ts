import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { openPool } from "./connections.server.ts";

/** The database or a transaction in it; every function of data/ takes one. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Connection = Database | Transaction;

export type DatabasePool = { database: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * Opens a pool. No statement of a request may run longer than two seconds, and none waits longer than five
 * for a connection, unless the address names another `statement_timeout` (in milliseconds) or
 * `connect_timeout` (in seconds, as everywhere with Postgres).
 * @param url a postgres:// address; a socket folder may stand in its `host` parameter
 */
export function openDatabase(
	url: string,
	options: { connections?: number; waitSeconds?: number } = {},
): DatabasePool {
	const pool = openPool({
		connectionString: url,
		max: options.connections ?? 10,
		idleTimeoutMillis: 30_000,
		connectionTimeoutMillis: 1_000 * (connectTimeoutOf(url) ?? options.waitSeconds ?? 5),
		statement_timeout: 2_000,
		idle_in_transaction_session_timeout: 10_000,
		application_name: "offerfolio",
	});
	return { database: withTransactions(drizzle(pool), pool), pool, close: () => pool.end() };
}

/** Drizzle gives a connection back only after BEGIN has worked: with each one that is lost there, the pool would shrink. */
export function withTransactions(
	database: NodePgDatabase,
	pool: Pick<pg.Pool, "connect">,
): NodePgDatabase {
	return Object.assign(database, {
		transaction: (async (work, config) => {
			const client = await pool.connect();
			try {
				return await drizzle(client).transaction(work, config);
			} finally {
				client.release();
			}
		}) satisfies NodePgDatabase["transaction"],
	});
}

/** In seconds, as an address names it; pg itself does not read it. */
function connectTimeoutOf(url: string): number | null {
	const seconds = URL.parse(url)?.searchParams.get("connect_timeout");
	return seconds && Number(seconds) >= 0 ? Number(seconds) : null;
}

/** Whether a statement failed because a unique index holds the value already. */
export function isUniqueViolation(error: unknown): boolean {
	const cause = error instanceof Error && error.cause ? error.cause : error;
	return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23505";
}

/** An open transaction, as the queue wants it: so that a job exists if and only if it commits. */
export function jobTransaction(transaction: Transaction) {
	return {
		/** @param text SQL with $1, $2 … for the values */
		async query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
			const parts = text.split(/\$(\d+)/u);
			const chunks = parts.map((part, index) =>
				index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]),
			);
			return { rows: (await transaction.execute(sql.join(chunks))).rows };
		},
	};
}
