import pg from "pg";
import { dueTime, type Kind, type Records } from "./records.ts";
import type { Faults } from "./settings.ts";

/** What one request, one press of a button or one tick of the billing clock does, all or nothing. */
export type Transaction = {
	/** The sandbox's time in seconds: what is created now says so. */
	readonly at: number;
	readonly client: pg.PoolClient;
	/** Names the API request that this is done for. */
	readonly request: { id: string | null; idempotency_key: string | null };
	/** The origin of the site, for the addresses of pages. */
	readonly publicUrl: string;
	/** What goes wrong on purpose. */
	readonly faults: Faults;
	/** When, and how often, an event of this transaction arrives. */
	readonly delivery: (type: string) => DeliveryPlan;
	get<K extends Kind>(kind: K, id: string): Promise<Records[K] | null>;
	/** Reads something that will be changed; others wait until this transaction ends. */
	lock<K extends Kind>(kind: K, id: string): Promise<Records[K] | null>;
	/** Newest first. */
	find<K extends Kind>(kind: K, filter: Partial<Records[K]>, limit?: number): Promise<Records[K][]>;
	insert<K extends Kind>(kind: K, record: Records[K]): Promise<Records[K]>;
	save<K extends Kind>(kind: K, record: Records[K]): Promise<Records[K]>;
};

export type DeliveryPlan = {
	created: Date;
	isDropped: boolean;
	/** One for each copy: when it is due, and its place among those that are. */
	copies: { due: Date; rank: number }[];
};

export type Store = {
	readonly pool: pg.Pool;
	/** The origin of the site. */
	readonly publicUrl: string;
	/** Who is paid, as its pages and receipts say it. */
	readonly seller: string;
	/** The sandbox's time. */
	seconds(): number;
	transaction<Result>(
		work: (tx: Transaction) => Promise<Result>,
		options?: { at?: number; request?: Transaction["request"] },
	): Promise<Result>;
	close(): Promise<void>;
};

/**
 * @param options.now the sandbox's time in milliseconds
 * @param options.onEvents called when a transaction with events is committed
 */
export function openStore(options: {
	databaseUrl: string;
	publicUrl: string;
	seller: string;
	now: () => number;
	faults: () => Faults;
	delivery: (type: string) => DeliveryPlan;
	onEvents: () => void;
	onError: (error: Error) => void;
}): Store {
	const pool = new pg.Pool({
		connectionString: options.databaseUrl,
		max: 10,
		application_name: "offerfolio sandbox",
	});
	// pg takes its own listener off a connection while it is in use; an error without one ends the process.
	pool.on("connect", (client) => client.on("error", options.onError));
	pool.on("error", () => {});
	const seconds = () => Math.floor(options.now() / 1000);
	return {
		pool,
		publicUrl: options.publicUrl,
		seller: options.seller,
		seconds,
		async transaction(work, { at, request } = {}) {
			const client = await pool.connect();
			let result: Awaited<ReturnType<typeof work>>;
			let hasEvents = false;
			try {
				await client.query("begin");
				result = await work({
					at: at ?? seconds(),
					client,
					request: request ?? { id: null, idempotency_key: null },
					publicUrl: options.publicUrl,
					faults: options.faults(),
					delivery(type) {
						hasEvents = true;
						return options.delivery(type);
					},
					...operationsOn(client),
				});
				await client.query("commit");
				client.release();
			} catch (error) {
				// A connection that cannot even roll back is thrown away.
				await client.query("rollback").then(
					() => client.release(),
					(broken: Error) => client.release(broken),
				);
				throw error;
			}
			if (hasEvents) options.onEvents();
			return result;
		},
		close: () => pool.end(),
	};
}

function operationsOn(client: pg.PoolClient) {
	const records = async <K extends Kind>(statement: string, values: unknown[]) => {
		const { rows } = await client.query<{ record: Records[K] }>(statement, values);
		return rows.map(({ record }) => record);
	};
	const one = "select record from sandbox.objects where kind = $1 and id = $2";
	return {
		async get<K extends Kind>(kind: K, id: string) {
			return (await records<K>(one, [kind, id]))[0] ?? null;
		},
		async lock<K extends Kind>(kind: K, id: string) {
			return (await records<K>(`${one} for update`, [kind, id]))[0] ?? null;
		},
		find<K extends Kind>(kind: K, filter: Partial<Records[K]>, limit = 1000) {
			return records<K>(
				`select record from sandbox.objects where kind = $1 and record @> $2
				order by sequence desc limit $3`,
				[kind, JSON.stringify(filter), limit],
			);
		},
		async insert<K extends Kind>(kind: K, record: Records[K]) {
			await client.query(
				"insert into sandbox.objects (kind, id, created, due, record) values ($1, $2, $3, $4, $5)",
				[kind, record.id, record.created, dueTime(kind, record), JSON.stringify(record)],
			);
			return record;
		},
		async save<K extends Kind>(kind: K, record: Records[K]) {
			await client.query(
				"update sandbox.objects set due = $3, record = $4 where kind = $1 and id = $2",
				[kind, record.id, dueTime(kind, record), JSON.stringify(record)],
			);
			return record;
		},
	};
}

/** Reads something that must be there, because something else refers to it. */
export async function need<K extends Kind>(
	tx: Pick<Transaction, "get">,
	kind: K,
	id: string,
): Promise<Records[K]> {
	const record = await tx.get(kind, id);
	if (!record) throw new Error(`The sandbox has lost the ${kind} ${id}`);
	return record;
}

/** The same, to be changed. */
export async function needLocked<K extends Kind>(
	tx: Pick<Transaction, "lock">,
	kind: K,
	id: string,
): Promise<Records[K]> {
	const record = await tx.lock(kind, id);
	if (!record) throw new Error(`The sandbox has lost the ${kind} ${id}`);
	return record;
}

/** One after the other: a transaction has one connection, which does one thing at a time. */
export async function inTurn<Item, Result>(
	items: Iterable<Item>,
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (const item of items) results.push(await work(item));
	return results;
}
