import { createHash, createHmac } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { type DatabaseSnapshot, withSnapshot } from "#app/data/base/database-snapshot.server.ts";
import { createRowsDigest, digesting } from "#app/data/base/rows-digest.server.ts";
import {
	type BackupManifest,
	backupName,
	type CopiedFile,
	type CopiedTable,
} from "#app/domain/base/backups/manifest.ts";
import type { BackupStore } from "#app/integrations/backups/backup-store.ts";
import { type BackupKey, openBackupKey } from "#app/integrations/backups/encryption.server.ts";
import type { BackupPlace, Uses } from "#app/services.ts";
import { findNewestManifest, manifestName, writeManifest } from "./find-backups.server.ts";
import { pruneBackups } from "./prune-backups.server.ts";

type Progress = (done: number, total: number) => void;

/**
 * Copies the database as it is at one moment, and all files that its rows name, while the site runs. A file
 * that an earlier backup has already is not copied again; what is stored under a key never changes. Backups
 * that the rule lets go are removed after it.
 * @param options `signal` breaks it off; `onProgress` is told of tables and files together
 * @returns what was written last, and makes it a backup
 * @throws when another backup is under way, or the store refuses
 */
export async function makeBackup(
	{ files, clock }: Uses<"files" | "clock">,
	place: BackupPlace,
	options: { signal?: AbortSignal; onProgress?: Progress } = {},
): Promise<BackupManifest> {
	const { store, passphrase } = place;
	const start = performance.now();
	const madeAt = clock();
	const earlier = await findNewestManifest(store);
	const key = passphrase === undefined ? null : await openKey(passphrase, earlier);
	const pen = createPen(store, key, options.signal);
	const isReusable = earlier && (earlier.encryption?.salt ?? null) === (key?.told.salt ?? null);
	const known = new Map<string, CopiedFile>();
	let done = 0;
	const copied: CopiedFile[] = [];
	const missing: string[] = [];
	const copyFiles = async (keys: readonly string[], total: number) => {
		for (const fileKey of keys) {
			const file = known.get(fileKey) ?? (await copyFile(files, fileKey, pen));
			if (file) known.set(fileKey, file);
			options.onProgress?.(++done, total);
		}
	};

	return withSnapshot(
		place.databaseUrl,
		{
			before: async (keys) => {
				// What earlier ones that were broken off have left fills a disk, on which no later one comes to its end.
				await pruneBackups(store);
				if (isReusable) {
					const there = new Set(await store.list("files/"));
					for (const file of earlier.files) if (there.has(file.object)) known.set(file.key, file);
				}
				// What is copied before the snapshot may be deleted from then on.
				await copyFiles(keys, keys.length + typicalTables);
			},
		},
		async (snapshot) => {
			const versions = await snapshot.readVersions();
			const keys = await snapshot.findFileKeys();
			const total = done + snapshot.tables.length;
			const folder = `backups/${backupName(madeAt)}`;
			const tables: CopiedTable[] = [];
			for (const table of snapshot.tables) {
				tables.push(await copyTable(snapshot, table, `${folder}/${table.name}.gz`, pen));
				options.onProgress?.(++done, total);
			}
			await copyFiles(
				keys.filter((fileKey) => !known.has(fileKey)),
				total,
			);
			for (const fileKey of keys) {
				const file = known.get(fileKey);
				if (file) copied.push(file);
				else missing.push(fileKey);
			}
			const manifest: BackupManifest = {
				format: 1,
				madeAt: madeAt.toISOString(),
				...versions,
				tables,
				sequences: await snapshot.readSequences(),
				files: copied,
				missing,
				secret: await copySecret(place, [folder, "secret"].join("/"), pen),
				encryption: key?.told ?? null,
				written: pen.written(),
				seconds: Math.round((performance.now() - start) / 100) / 10,
			};
			await writeManifest(store, manifestName(madeAt), manifest, key);
			// Here, because no other backup is under way.
			await pruneBackups(store);
			return manifest;
		},
	);
}

/** For a bar that has to say something before the tables are counted. */
const typicalTables = 60;

/** The key of the last backup, if its passphrase is the same; else a new one. */
async function openKey(passphrase: string, earlier: BackupManifest | null): Promise<BackupKey> {
	const known = earlier?.encryption && (await openBackupKey(passphrase, earlier.encryption));
	const key = known ?? (await openBackupKey(passphrase));
	if (!key) throw new Error("A new key always opens.");
	return key;
}

type Pen = ReturnType<typeof createPen>;

/** Writes objects, encrypted if there is a key, and counts their bytes. */
function createPen(store: BackupStore, key: BackupKey | null, signal: AbortSignal | undefined) {
	let written = 0;
	return {
		keyId: key?.id ?? null,
		written: () => written,
		async write(name: string, body: AsyncIterable<Uint8Array>): Promise<void> {
			signal?.throwIfAborted();
			const { size } = await store.put(name, key ? key.encrypt(name, body) : body);
			written += size;
		},
	};
}

async function copyTable(
	snapshot: DatabaseSnapshot,
	table: DatabaseSnapshot["tables"][number],
	object: string,
	pen: Pen,
): Promise<CopiedTable> {
	const digest = createRowsDigest();
	const rows = digesting(snapshot.copyOut(table), digest);
	await pen.write(object, pipeline(Readable.from(rows), createGzip(), ignoreHere));
	return { ...table, ...digest.result(), object };
}

/** Who reads the end of the pipeline gets its error. */
function ignoreHere(): void {}

/** @returns null when the file is not in the store */
async function copyFile(
	files: Uses<"files">["files"],
	key: string,
	pen: Pen,
): Promise<CopiedFile | null> {
	const content = await files.get(key);
	if (!content) return null;
	const { contentType, totalSize: size } = content;
	const hash = createHash("sha256");
	// Under another key of encryption it is another object.
	const object = pen.keyId === null ? `files/${key}` : `files/${key}.${pen.keyId}`;
	await pen.write(object, hashing(content.body, hash));
	return { key, contentType, size, sha256: hash.digest("hex"), object };
}

async function* hashing(body: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
	for await (const chunk of body) {
		hash.update(chunk);
		yield chunk;
	}
}

/** The key of the sessions, when no configuration holds it: without it everybody would be signed out. */
async function copySecret(
	{ secret }: BackupPlace,
	object: string,
	pen: Pen,
): Promise<BackupManifest["secret"]> {
	if (secret.isConfigured) return { fingerprint: fingerprintSecret(secret.value), object: null };
	await pen.write(object, Readable.from([Buffer.from(secret.value)]));
	return { fingerprint: fingerprintSecret(secret.value), object };
}

/** Tells two secrets apart, and tells nothing of either. */
export const fingerprintSecret = (secret: string): string =>
	createHmac("sha256", secret).update("backup").digest("hex").slice(0, 16);
