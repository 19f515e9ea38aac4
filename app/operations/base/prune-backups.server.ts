import { backupName } from "#app/domain/base/backup-manifest.ts";
import { chooseOutdated } from "#app/domain/base/backup-rotation.ts";
import type { BackupStore } from "#app/integrations/backups/backup-store.ts";
import { findBackups, manifestName, readManifest } from "./find-backups.server.ts";

/**
 * Removes the backups that the rule lets go, and what no backup names any more, also of one that was broken
 * off. Only while no other backup is under way.
 */
export async function pruneBackups(store: BackupStore): Promise<void> {
	const times = await findBackups(store);
	const outdated = chooseOutdated(times);
	// The manifest first: what has none is no backup.
	for (const time of outdated) await store.remove(manifestName(time));

	const kept = times.filter((time) => !outdated.includes(time));
	const folders = new Set(kept.map((time) => `backups/${backupName(time)}/`));
	const named = new Set<string>();
	for (const time of kept) {
		const read = await readManifest(store, time);
		// It cannot be told what it needs.
		if (!read) return;
		for (const { object } of read.manifest.files) named.add(object);
	}
	const objects = [...(await store.list("backups/")), ...(await store.list("files/"))];
	const unused = objects.filter(({ name }) => {
		const folder = /^backups\/\w+\//u.exec(name)?.[0];
		return folder ? !folders.has(folder) : !named.has(name);
	});
	for (const { name } of unused) await store.remove(name);
}
