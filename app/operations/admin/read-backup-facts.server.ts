import { setTimeout as wait } from "node:timers/promises";
import type { BackupFacts } from "#app/domain/admin/backup-status.ts";
import { findBackups } from "#app/operations/base/find-backups.server.ts";
import type { Uses } from "#app/services.ts";

/** Milliseconds for which the page waits for the place of the backups. */
const patience = 3_000;

/** When the last backup was made, by what is in its place and not by what was meant to be there. */
export async function readBackupFacts({
	backups,
	isDemonstration,
	jobs,
	log,
}: Uses<"backups" | "isDemonstration" | "jobs" | "log">): Promise<BackupFacts> {
	if (!backups) return { place: "none", isDemonstration };
	try {
		const late = wait(patience, null, { ref: false });
		const found = await Promise.race([findBackups(backups.store), late]);
		if (!found) return { place: "unreachable" };
		const [newest] = found;
		if (newest) return { place: "configured", newest };
	} catch (error) {
		log.error({ error }, "The place of the backups cannot be read");
		return { place: "unreachable" };
	}
	try {
		return { place: "empty", since: await jobs.knownSince("make-backup") };
	} catch (error) {
		log.error({ error }, "The queue could not be asked how old the site is");
		return { place: "empty", since: null };
	}
}
