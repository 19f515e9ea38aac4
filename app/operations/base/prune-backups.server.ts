import { chooseOutdated } from "#app/domain/base/backups/rotation.ts";
import type { BackupStore } from "#app/integrations/backups/backup-store.ts";
import { findBackups, manifestName, readManifest } from "./find-backups.server.ts";

/**
 * Removes the backups that the rule lets go, and what no backup names (any more), also of one that was broken
 * off. Only while no other backup is under way, and before this one has written anything or after it has written all.
 */
export async function pruneBackups(store: BackupStore): Promise<void> {
	const times = await findBackups(store);
	const outdated = chooseOutdated(times);
	// The manifest first: what has none is no backup.
	for (const time of outdated) await store.remove(manifestName(time));

	const kept = times.filter((time) => !outdated.includes(time));
	const named = new Set(kept.map(manifestName));
	for (const time of kept) {
		const read = await readManifest(store, time);
		// It cannot be told what it needs.
		if (!read) return;
		const { tables, files, secret } = read.manifest;
		for (const { object } of [...tables, ...files, secret]) if (object !== null) named.add(object);
	}
	const objects = [...(await store.list("backups/")), ...(await store.list("files/"))];
	for (const name of objects) if (!named.has(name)) await store.remove(name);
}
