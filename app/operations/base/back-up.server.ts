import type { JobContext } from "#app/integrations/jobs/jobs.ts";
import type { Uses } from "#app/services.ts";
import { makeBackup } from "./make-backup.server.ts";

/** The nightly backup, where a place for it is configured. */
export async function backUp(
	services: Uses<"files" | "backups" | "clock" | "log">,
	{ signal, stopping }: Pick<JobContext, "signal" | "stopping">,
): Promise<void> {
	const { backups, log } = services;
	if (!backups) return;
	const manifest = await makeBackup(services, backups, {
		signal: AbortSignal.any([signal, stopping]),
	});
	const { seconds, written, tables, files, missing } = manifest;
	const counts = { tables: tables.length, files: files.length, missing: missing.length };
	log.info({ seconds, written, ...counts, place: backups.store.place }, "A backup was made");
}
