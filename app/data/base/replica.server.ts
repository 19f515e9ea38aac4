import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Logger } from "pino";
import {
	type Database,
	type DatabasePool,
	openDatabase,
	withTransactions,
} from "./database.server.ts";

/** What everyone may see is read here: a streaming replica where it is right behind, else the primary. */
export type Browsing = {
	database: Database;
	/**
	 * From here on nothing older is read than what is committed now. It asks the primary how far it is; when that
	 * fails, only the primary is read until the next call.
	 */
	follow(): Promise<void>;
	/** What may be old for a moment is no older than some seconds: call it every second. */
	keepUp(): Promise<void>;
	/** Undefined without a replica. */
	pool?: pg.Pool;
	close(): Promise<void>;
};

/** A place in the primary's log, in bytes from its beginning. */
type Place = number;

/** Milliseconds: how old may be what nobody has announced; how long a replica is left alone that is behind, or gone. */
const lag = 5_000;
const rest = { behind: 250, gone: 5_000 };

// The statement took too long, or wanted to write: the primary would do no better.
const itsOwnFault = new Set(["57014", "25006"]);

/** Without a replica, everything is read from the primary. */
export function browseThePrimary({ database }: DatabasePool): Browsing {
	const nothing = async () => {};
	return { database, follow: nothing, keepUp: nothing, close: nothing };
}

/**
 * Opens a replica. A connection of it answers once it has said itself that it has replayed what has to be seen;
 * from then on it can only be further, so that this holds as if it were asked in each transaction.
 */
export function openReplica(options: {
	primary: DatabasePool;
	url: string;
	now: () => number;
	log: Logger;
}): Browsing {
	const { primary, now, log } = options;
	const replica = openDatabase(options.url, { waitSeconds: 1 });
	const replayed = new WeakMap<pg.PoolClient, Place>();
	const passed: { at: number; place: Place }[] = [];
	/** What has to be seen, unless it is not known now. */
	let needed: Place = 0;
	let isKnown = false;
	let failures = 0;
	let isGone = false;
	let asleepUntil = 0;

	const hasReplayed = (client: pg.PoolClient) => isKnown && (replayed.get(client) ?? -1) >= needed;

	/** It is left alone for a while: the primary is asked. */
	function leave(next: keyof typeof rest, error?: unknown): null {
		asleepUntil = now() + rest[next];
		if (next === "gone" && !isGone) {
			isGone = true;
			log.warn({ error }, "The replica of the database is gone: its primary is read");
		}
		return null;
	}

	/** A connection that has replayed what has to be seen; null when the primary is to be asked. */
	async function borrow(): Promise<pg.PoolClient | null> {
		if (!isKnown || now() < asleepUntil) return null;
		let client: pg.PoolClient | undefined;
		try {
			client = await replica.pool.connect();
			if (!hasReplayed(client)) replayed.set(client, await readReplayed(client));
		} catch (error) {
			client?.release(true);
			return leave("gone", error);
		}
		if (hasReplayed(client)) {
			if (isGone) log.info("The replica of the database is read again");
			isGone = false;
			return client;
		}
		client.release();
		return leave("behind");
	}

	const routed = {
		async query(...given: Parameters<pg.PoolClient["query"]>) {
			const client = await borrow();
			if (!client) return primary.pool.query(...given);
			try {
				const result = await client.query(...given);
				client.release();
				return result;
			} catch (error) {
				if (itsOwnFault.has(codeOf(error))) {
					client.release();
					throw error;
				}
				client.release(true);
				return primary.pool.query(...given);
			}
		},
		connect: async () => (await borrow()) ?? primary.pool.connect(),
	} as unknown as pg.Pool;

	return {
		database: withTransactions(drizzle(routed), routed),
		async follow() {
			const before = failures;
			isKnown = false;
			try {
				needed = Math.max(needed, await readPassed(primary.pool));
				// A call that failed meanwhile was for a change that this one may know nothing of.
				isKnown = failures === before;
			} catch {
				failures++;
				isKnown = false;
			}
		},
		async keepUp() {
			const [at, before] = [now(), failures];
			const place = await readPassed(primary.pool);
			passed.push({ at, place });
			while (passed[1] && passed[1].at <= at - lag) passed.shift();
			const [oldest] = passed;
			if (oldest && oldest.at <= at - lag) needed = Math.max(needed, oldest.place);
			if (isKnown || failures !== before) return;
			needed = Math.max(needed, place);
			isKnown = true;
		},
		pool: replica.pool,
		close: replica.close,
	};
}

/** @throws when this is no replica */
async function readReplayed(client: Pick<pg.PoolClient, "query">): Promise<Place> {
	const { rows } = await client.query<{ place: Place | null }>(
		"select (pg_last_wal_replay_lsn() - '0/0')::float8 as place where pg_is_in_recovery()",
	);
	const place = rows[0]?.place ?? null;
	if (place === null) throw new Error("The database of DATABASE_REPLICA_URL is no replica");
	return place;
}

async function readPassed(pool: pg.Pool): Promise<Place> {
	const { rows } = await pool.query<{ place: Place }>(
		"select (pg_current_wal_insert_lsn() - '0/0')::float8 as place",
	);
	return rows[0]?.place ?? Number.POSITIVE_INFINITY;
}

/**
 * How long a replica takes to replay what its primary has written until now.
 * @returns milliseconds; null when it is longer than pages wait for it
 * @throws when it does not answer, or is no replica
 */
export async function measureLag(primary: pg.Pool, replica: pg.Pool): Promise<number | null> {
	const start = performance.now();
	const place = await readPassed(primary);
	while (performance.now() - start < lag) {
		if ((await readReplayed(replica)) >= place) return performance.now() - start;
		await setTimeout(20);
	}
	return null;
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? "");
