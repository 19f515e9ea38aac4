import type pg from "pg";
import { createClient } from "./connections.server.ts";
import {
	type CopyableTable,
	copyOut,
	copySettings,
	findCopyableTables,
	readSequences,
	type SequenceState,
} from "./copied-tables.server.ts";

/** The database as it is at one moment, while others go on writing. */
export type DatabaseSnapshot = {
	tables: CopyableTable[];
	/** The rows of a table; one at a time. */
	copyOut(table: CopyableTable): AsyncIterable<Buffer>;
	/** The keys of all files that rows name. */
	findFileKeys(): Promise<string[]>;
	/** Not of the moment: a number that was given since is never given again. */
	readSequences(): Promise<SequenceState[]>;
	/** The version of the server; the migrations that have run, each by its time; that of the queue's tables. */
	readVersions(): Promise<{ postgres: string; migrations: number[]; queue: number | null }>;
};

/** Held while a backup is made: a second one would clear away what the first has not named yet. */
const backupLock = 7_403_118_226;

/** An upload that a resume shows is among the files of the resume, or only its hash was to be left. */
const fileKeys = `select key from resume_files
	union select key from resume_uploads where resume_id is null order by 1`;

/**
 * Does a piece of work on one snapshot of the database. Only one at a time may do so.
 * @param options `before` is given the keys of the files as they are before the snapshot is taken
 * @throws when another backup is under way
 */
export async function withSnapshot<Result>(
	databaseUrl: string,
	options: { before: (fileKeys: string[]) => Promise<void> },
	work: (snapshot: DatabaseSnapshot) => Promise<Result>,
): Promise<Result> {
	const client = createClient({
		connectionString: databaseUrl,
		application_name: "offerfolio backup",
	});
	await client.connect();
	try {
		await client.query(copySettings);
		const { rows } = await client.query<{ isFree: boolean }>(
			`select pg_try_advisory_lock($1) as "isFree"`,
			[backupLock],
		);
		if (!rows[0]?.isFree) throw new Error("Another backup is under way.");
		await options.before(await findFileKeys(client));
		await client.query("begin isolation level repeatable read, read only");
		return await work({
			tables: await findCopyableTables(client),
			copyOut: (table) => copyOut(client, table),
			findFileKeys: () => findFileKeys(client),
			readSequences: () => readSequences(client),
			readVersions: () => readVersions(client),
		});
	} finally {
		await client.end();
	}
}

async function findFileKeys(client: pg.Client): Promise<string[]> {
	const { rows } = await client.query<{ key: string }>(fileKeys);
	return rows.map(({ key }) => key);
}

async function readVersions(client: pg.Client) {
	const server = await client.query<{ server_version: string }>("show server_version");
	const migrations = await client.query<{ at: string }>(
		"select created_at as at from drizzle.__drizzle_migrations order by created_at",
	);
	const queue = await client.query<{ exists: boolean }>(
		"select to_regclass('pgboss.version') is not null as exists",
	);
	const version = queue.rows[0]?.exists
		? await client.query<{ version: number }>("select version from pgboss.version")
		: null;
	return {
		postgres: server.rows[0]?.server_version ?? "",
		migrations: migrations.rows.map(({ at }) => Number(at)),
		queue: version?.rows[0]?.version ?? null,
	};
}
