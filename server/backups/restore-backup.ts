import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { createSandbox } from "@offerfolio/stripe-sandbox";
import type { Logger } from "pino";
import { openDatabase } from "#app/data/base/database.server.ts";
import { isDatabaseEmpty } from "#app/data/base/empty-database.server.ts";
import { findBrokenInvariants, findBrokenRows } from "#app/data/base/invariants.server.ts";
import { loadRows } from "#app/data/base/load-rows.server.ts";
import { migrateDatabase, readMigrationTimes } from "#app/data/base/migrate.server.ts";
import { type BackupManifest, compareTables } from "#app/domain/base/backups/manifest.ts";
import { jobNames } from "#app/domain/base/jobs.ts";
import type { FileStore } from "#app/integrations/files/files.ts";
import { createPgBossJobs } from "#app/integrations/jobs/pg-boss-jobs.server.ts";
import { fingerprintSecret } from "#app/operations/base/make-backup.server.ts";
import type { OpenBackup } from "#app/operations/base/open-backup.server.ts";

/** Restoring cannot go on; the message says why, and what to do. */
export class RestoreError extends Error {
	override name = "RestoreError";
}

type Place = {
	databaseUrl: string;
	files: FileStore;
	/** Where the key of the sessions is kept; null when the configuration holds it. */
	secretFile: string | null;
	/** The configured one. */
	secret: string;
};

/**
 * Brings a backup into an empty place: the files first, then the tables by this version's own migrations, then
 * the rows in one transaction, which only counts when each table holds what the backup says.
 * @returns what a person should know of it
 * @throws RestoreError when the place is not empty, or what came out is not what went in
 */
export async function restoreBackup(
	backup: OpenBackup,
	place: Place,
	{ log, onProgress }: { log: Logger; onProgress: (done: number, total: number) => void },
): Promise<string[]> {
	const { manifest } = backup;
	const { databaseUrl } = place;
	const last = await checkMigrations(manifest);
	if (!(await isDatabaseEmpty(databaseUrl))) {
		throw new RestoreError(
			"The database is not empty. A backup is only restored into an empty one: name another DATA_DIR or DATABASE_URL.",
		);
	}
	const total = manifest.files.length + manifest.tables.length;
	let done = 0;
	for (const file of manifest.files) {
		const body = Readable.toWeb(Readable.from(backup.openFile(file)));
		await place.files.put(file.key, body as ReadableStream<Uint8Array>, {
			contentType: file.contentType,
		});
		onProgress(++done, total);
	}

	await migrateDatabase(databaseUrl, last);
	const queue = await makeOtherTables(databaseUrl, manifest, log);
	const notes: string[] = [];
	const tables = manifest.tables.filter(({ name }) => {
		const fits = !name.startsWith("pgboss.") || queue === manifest.queue;
		if (!fits) notes.push("The queue has another version: work that waited in it was left out.");
		return fits;
	});
	const rows = { tables, sequences: manifest.sequences };
	const byName = new Map(tables.map((table) => [table.name, table]));
	await loadRows(
		databaseUrl,
		rows,
		({ name }) => {
			onProgress(++done, total);
			const table = byName.get(name);
			if (!table) throw new RestoreError(`${name} is not in the backup.`);
			return backup.openTable(table);
		},
		(found) => {
			const differences = compareTables(tables, found);
			if (differences.length > 0) {
				throw new RestoreError(`This is not what was copied: ${differences.join("; ")}.`);
			}
		},
	);
	await migrateDatabase(databaseUrl);
	notes.push(...(await checkInvariants(databaseUrl)));
	return [...notes, ...(await restoreSecret(backup, place))];
}

/** @returns the time of the last migration of the backup */
async function checkMigrations({ migrations }: BackupManifest): Promise<number | undefined> {
	const known = new Set(await readMigrationTimes());
	if (migrations.some((time) => !known.has(time))) {
		throw new RestoreError(
			"The backup was made by a newer version of the site. Restore it with that version.",
		);
	}
	return migrations.at(-1);
}

/** The tables that no migration makes. @returns the version of the queue's tables */
async function makeOtherTables(
	databaseUrl: string,
	manifest: BackupManifest,
	log: Logger,
): Promise<number | null> {
	const jobs = createPgBossJobs({ databaseUrl, names: jobNames, log });
	await jobs.start({});
	await jobs.stop();
	if (manifest.tables.some(({ name }) => name.startsWith("sandbox."))) {
		const sandbox = createSandbox({
			databaseUrl,
			publicUrl: "http://localhost",
			seller: "",
			webhookUrl: "http://localhost",
			secrets: { secretKey: "sk_test_restore", webhookSecret: "whsec_restore" },
			log,
		});
		await sandbox.start();
		await sandbox.stop();
	}
	const { pool, close } = openDatabase(databaseUrl, { connections: 1 });
	try {
		const { rows } = await pool.query<{ version: number }>("select version from pgboss.version");
		return rows[0]?.version ?? null;
	} finally {
		await close();
	}
}

/** @returns what was under way when the copy was made, and settles by itself */
async function checkInvariants(databaseUrl: string): Promise<string[]> {
	const url = new URL(databaseUrl);
	// A large library is looked through for longer than a page may take.
	url.searchParams.set("statement_timeout", "0");
	const { database, close } = openDatabase(url.href, { connections: 1 });
	try {
		const describe = (broken: { broken: string; at: string }[]) =>
			broken.slice(0, 20).map((one) => `${one.broken}: ${one.at}`);
		const contradictions = await findBrokenRows(database);
		if (contradictions.length > 0) {
			const lines = describe(contradictions).join("\n");
			throw new RestoreError(`The rows contradict each other:\n${lines}`);
		}
		const payments = await findBrokenInvariants(database);
		return describe(payments).map(
			(line) => `A payment was under way, and will be settled: ${line}`,
		);
	} finally {
		await close();
	}
}

async function restoreSecret(backup: OpenBackup, place: Place): Promise<string[]> {
	const secret = await backup.readSecret();
	if (secret !== null && place.secretFile) {
		await writeFile(place.secretFile, `${secret}\n`, { mode: 0o600 });
		return [];
	}
	if (fingerprintSecret(place.secret) === backup.manifest.secret.fingerprint) return [];
	return [
		"AUTH_SECRET is another than that of the backup: everybody has to sign in again, and free resumes that were used count no more. Take the old one if you have it.",
	];
}
