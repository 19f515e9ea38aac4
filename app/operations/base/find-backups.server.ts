import {
	type BackupManifest,
	backupManifestSchema,
	backupName,
	timeOfBackup,
} from "#app/domain/base/backups/manifest.ts";
import { type BackupStore, readObject } from "#app/integrations/backups/backup-store.ts";
import type { BackupKey } from "#app/integrations/backups/encryption.server.ts";

/** Each backup is a folder with a manifest, which was written last. */
const folder = "backups/";

export const manifestName = (madeAt: Date): string =>
	`${folder}${backupName(madeAt)}/manifest.json`;

/** When each whole backup was made, the newest first. */
export async function findBackups(store: BackupStore): Promise<Date[]> {
	const names = await store.list(folder);
	return names
		.map((name) => /^backups\/(\w+)\/manifest\.json$/u.exec(name)?.[1] ?? "")
		.flatMap((name) => timeOfBackup(name) ?? [])
		.toSorted((a, b) => b.getTime() - a.getTime());
}

/** What the newest backup holds; null when there is none that can be read. */
export async function findNewestManifest(store: BackupStore): Promise<BackupManifest | null> {
	const [newest] = await findBackups(store);
	return newest ? ((await readManifest(store, newest))?.manifest ?? null) : null;
}

/** A manifest as it was written, and the seal under it; null when it is not there, or is none. */
export async function readManifest(
	store: BackupStore,
	madeAt: Date,
): Promise<{ manifest: BackupManifest; text: string; seal: string } | null> {
	const bytes = await readObject(store, manifestName(madeAt));
	const [text = "", seal = ""] = bytes?.toString().split("\n") ?? [];
	try {
		return { manifest: backupManifestSchema.parse(JSON.parse(text)), text, seal };
	} catch {
		return null;
	}
}

/** One line of JSON, and below it the seal of the key. */
export async function writeManifest(
	store: BackupStore,
	name: string,
	manifest: BackupManifest,
	key: BackupKey | null,
): Promise<void> {
	const text = JSON.stringify(manifest);
	const bytes = Buffer.from(`${text}\n${key?.sign(text) ?? ""}\n`);
	await store.put(
		name,
		(async function* () {
			yield bytes;
		})(),
	);
}
