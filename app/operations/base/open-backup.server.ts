import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { BackupManifest, CopiedFile, CopiedTable } from "#app/domain/base/backups/manifest.ts";
import {
	type BackupStore,
	BackupStoreError,
	collect,
} from "#app/integrations/backups/backup-store.ts";
import { openBackupKey } from "#app/integrations/backups/encryption.server.ts";
import { readManifest } from "./find-backups.server.ts";

/** A backup that is read; what is damaged throws where it is read. */
export type OpenBackup = {
	manifest: BackupManifest;
	/** The rows of a table, as they were copied. */
	openTable(table: CopiedTable): AsyncIterable<Uint8Array>;
	/** The bytes of a file; throws at their end when they are others than those that were copied. */
	openFile(file: CopiedFile): AsyncIterable<Uint8Array>;
	/** What sessions are signed with; null when the configuration holds it. */
	readSecret(): Promise<string | null>;
};

/**
 * @throws BackupStoreError when it is not there or damaged, or the passphrase is missing or wrong
 */
export async function openBackup(
	store: BackupStore,
	madeAt: Date,
	passphrase: string | undefined,
): Promise<OpenBackup> {
	const found = await readManifest(store, madeAt);
	if (!found) throw new BackupStoreError(`There is no whole backup of ${madeAt.toISOString()}.`);
	const { manifest, text, seal } = found;
	const { encryption } = manifest;
	if (encryption && passphrase === undefined) {
		throw new BackupStoreError("The backup is encrypted: BACKUP_PASSPHRASE is missing.");
	}
	const key = encryption && (await openBackupKey(passphrase ?? "", encryption));
	if (encryption && !key) {
		throw new BackupStoreError("The backup was encrypted with another BACKUP_PASSPHRASE.");
	}
	if (key && key.sign(text) !== seal) {
		throw new BackupStoreError("The backup's manifest was changed after it was made.");
	}

	async function* read(name: string): AsyncGenerator<Uint8Array> {
		const body = await store.get(name);
		if (!body) throw new BackupStoreError(`${name} is missing in the backup.`);
		yield* key ? key.decrypt(name, body) : body;
	}

	return {
		manifest,
		openTable: ({ object }) => pipeline(Readable.from(read(object)), createGunzip(), () => {}),
		async *openFile({ object, key: fileKey, sha256 }) {
			const hash = createHash("sha256");
			for await (const chunk of read(object)) {
				hash.update(chunk);
				yield chunk;
			}
			if (hash.digest("hex") !== sha256) {
				throw new BackupStoreError(`${fileKey} is damaged in the backup.`);
			}
		},
		async readSecret() {
			const { object } = manifest.secret;
			return object && (await collect(read(object))).toString();
		},
	};
}
