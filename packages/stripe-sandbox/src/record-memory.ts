import type { PoolClient } from "pg";
import { dueTime, type Kind, type Metadata, type Records } from "./records.ts";
import type { Transaction } from "./store.ts";

type Kept = { kind: Kind; record: Records[Kind] };

/** A connection to the sandbox's database with a transaction on it. */
export type OpenTransaction = { query(text: string, values: unknown[]): Promise<unknown> };

/** Records that are worked out here, before they are written all at once. */
export type RecordMemory = {
	/** Stands where a transaction has its connection; nothing may ask it. */
	readonly client: PoolClient;
	/** Another customer: whose records are looked through alone, beside the catalogue. */
	begin(): {
		operations: Pick<Transaction, "get" | "lock" | "find" | "insert" | "save">;
		/** What is due first, up to a time in seconds. */
		nextDue(until: number): { kind: string; id: string; due: number } | null;
		list<K extends Kind>(kind: K): Records[K][];
	};
	findPrice(metadata: Metadata): Records["price"];
	write(to: OpenTransaction): Promise<void>;
};

/** @param catalogue what is sold: records that are there already */
export function openMemory(catalogue: readonly Kept[]): RecordMemory {
	const shared = new Map(catalogue.map((kept) => [keyOf(kept.kind, kept.record.id), kept]));
	const all: Map<string, Kept>[] = [shared];
	return {
		client: {
			query() {
				throw new Error("The past is worked out without the database");
			},
		} as unknown as PoolClient,
		begin() {
			const own = new Map<string, Kept>();
			all.push(own);
			return {
				operations: operationsOn(own, shared),
				nextDue(until) {
					let first: { kind: string; id: string; due: number } | null = null;
					for (const { kind, record } of own.values()) {
						const due = dueTime(kind, record as never);
						if (due !== null && due <= (first ? first.due - 1 : until)) {
							first = { kind, id: record.id, due };
						}
					}
					return first;
				},
				list: (kind) => listOf(own, kind),
			};
		},
		findPrice(metadata) {
			const price = listOf(shared, "price").find(
				(each) => each.active && includes(each.metadata, metadata),
			);
			if (!price) throw new Error(`Nothing is sold as ${JSON.stringify(metadata)}`);
			return price;
		},
		async write(to) {
			const rows = all
				.flatMap((records) => [...records.values()])
				.map(({ kind, record }) => ({
					kind,
					id: record.id,
					created: record.created,
					due: dueTime(kind, record as never),
					record,
				}))
				.sort((one, other) => one.created - other.created);
			await to.query(
				`insert into sandbox.objects (kind, id, created, due, record)
				select kind, id, created, due, record from jsonb_to_recordset($1::jsonb)
					as past (kind text, id text, created bigint, due bigint, record jsonb)
				on conflict (kind, id) do update set record = excluded.record`,
				[JSON.stringify(rows)],
			);
		},
	};
}

const keyOf = (kind: Kind, id: string) => `${kind} ${id}`;

function listOf<K extends Kind>(records: Map<string, Kept>, kind: K): Records[K][] {
	return [...records.values()]
		.filter((kept) => kept.kind === kind)
		.map(({ record }) => record as Records[K]);
}

function includes(record: object, filter: object): boolean {
	return Object.entries(filter).every(
		([name, value]) => (record as Record<string, unknown>)[name] === value,
	);
}

function operationsOn(own: Map<string, Kept>, shared: Map<string, Kept>) {
	const get = async <K extends Kind>(kind: K, id: string) => {
		const key = keyOf(kind, id);
		return ((own.get(key) ?? shared.get(key))?.record as Records[K] | undefined) ?? null;
	};
	const save = async <K extends Kind>(kind: K, record: Records[K]) => {
		const key = keyOf(kind, record.id);
		(shared.has(key) ? shared : own).set(key, { kind, record });
		return record;
	};
	return {
		get,
		lock: get,
		save,
		/** Events are kept by nobody: they are over. */
		insert: async <K extends Kind>(kind: K, record: Records[K]) =>
			kind === "event" ? record : save(kind, record),
		find: async <K extends Kind>(kind: K, filter: Partial<Records[K]>, limit = 1000) =>
			listOf(own, kind)
				.filter((record) => includes(record, filter))
				.reverse()
				.slice(0, limit),
	};
}
