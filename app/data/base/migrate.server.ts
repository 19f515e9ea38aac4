import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { createClient } from "./connections.server.ts";
import { refusePooler } from "./pooler.server.ts";
import { refuseUnfit } from "./unfit.server.ts";

// One number for all processes of this site; any constant would do.
const migrationLock = 7_403_118_225;

const migrationsFolder = fileURLToPath(new URL("../../../db/migrations", import.meta.url));

type Journal = { entries: { when: number; tag: string }[] };

/**
 * Migrates the database to the newest schema. Processes that start together wait for each other.
 * @param databaseUrl a postgres:// address whose user may create tables and the extension pg_trgm
 * @param last the time of the last migration to run, for a copy that is older than this version
 */
export async function migrateDatabase(databaseUrl: string, last?: number): Promise<void> {
	const client = createClient({ connectionString: databaseUrl, application_name: "offerfolio" });
	await client.connect();
	try {
		await refusePooler(client, databaseUrl);
		await refuseUnfit(client);
		// The limits of a role are for requests: what changes a large table takes its time.
		await client.query(
			"set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0",
		);
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		if (last === undefined) return await migrate(drizzle(client), { migrationsFolder });
		await withMigrationsUpTo(last, (folder) =>
			migrate(drizzle(client), { migrationsFolder: folder }),
		);
	} finally {
		await client.end();
	}
}

/** The times of all migrations of this version, in order. */
export async function readMigrationTimes(): Promise<number[]> {
	return (await readJournal()).entries.map(({ when }) => when);
}

async function readJournal(): Promise<Journal> {
	return JSON.parse(await readFile(join(migrationsFolder, "meta", "_journal.json"), "utf8"));
}

/** Drizzle runs all that a folder names: one of its own names fewer. */
async function withMigrationsUpTo(
	last: number,
	work: (folder: string) => Promise<void>,
): Promise<void> {
	const journal = await readJournal();
	const entries = journal.entries.filter(({ when }) => when <= last);
	const folder = await mkdtemp(join(tmpdir(), "migrations-"));
	try {
		await mkdir(join(folder, "meta"));
		await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
		for (const { tag } of entries) {
			await symlink(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
		}
		await work(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
