import { createHash } from "node:crypto";
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

/**
 * Asks several things of the database that do not wait for one another: on one connection, sent as one, as
 * prepared statements. It takes a third of what one after the other takes. Each is a statement of its own, of its
 * own moment, or of the transaction that it is asked in.
 * @param ask begins them on the connection that it gets, and awaits none of them; what is known stands there as it is
 * @returns the answers, in this order
 * @throws the first error, after all have been answered
 */
export async function askTogether<Asked extends readonly unknown[] | []>(
	database: Connection,
	ask: (connection: Connection) => Asked,
): Promise<{ -readonly [Index in keyof Asked]: Awaited<Asked[Index]> }> {
	// A transaction has its connection, and so has what is asked within.
	const { $client } = database as { $client?: Partial<pg.Pool> };
	const client = await $client?.connect?.();
	try {
		const answers = await Promise.allSettled(ask(client ? prepared(client) : database));
		return answers.map((answer) => {
			if (answer.status === "rejected") throw answer.reason;
			return answer.value;
		}) as { -readonly [Index in keyof Asked]: Awaited<Asked[Index]> };
	} finally {
		client?.release();
	}
}

/** Who holds a name works alone with it until the transaction ends; the next one waits. */
export async function holdName(transaction: Transaction, name: string): Promise<void> {
	await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

const names = new Map<string, string>();
const mostNames = 500;
/** A list of values: with each length it is another statement. */
const list = /\bin \(\$\d+, /u;

/** A statement's name, of its text alone: the modules of the server and of the pages each have a copy of this one. */
function nameOf(text: string): string | undefined {
	const known = names.get(text);
	if (known !== undefined || names.size === mostNames || list.test(text)) return known;
	const name = `ask ${createHash("sha256").update(text).digest("base64url")}`;
	names.set(text, name);
	return name;
}

const preparing = new WeakMap<pg.PoolClient, Database>();

/** A connection on which each statement is parsed and planned once: the plan for a few rows of one person. */
function prepared(client: pg.PoolClient): Database {
	const known = preparing.get(client);
	if (known) return known;
	const query = (config: pg.QueryConfig, values?: unknown[]) => {
		const name = nameOf(config.text);
		return client.query(name === undefined ? config : { ...config, name }, values);
	};
	const made = drizzle({ query } as unknown as pg.PoolClient);
	preparing.set(client, made);
	return made;
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
