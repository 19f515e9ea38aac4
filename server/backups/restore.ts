import "../require-node.ts";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openBackupPlace } from "#app/compose-backups.server.ts";
import { backupName, timeOfBackup } from "#app/domain/base/backups/manifest.ts";
import type { Environment } from "#app/env.server.ts";
import type { BackupStore } from "#app/integrations/backups/backup-store.ts";
import { findBackups } from "#app/operations/base/find-backups.server.ts";
import { openBackup } from "#app/operations/base/open-backup.server.ts";
import { readConfiguration, runCommand, UsageError } from "../command.ts";
import { secretFile } from "../complete-secrets.ts";
import { showProgress } from "../progress.ts";
import { openSite } from "./open-site.ts";
import { RestoreError, restoreBackup } from "./restore-backup.ts";

/**
 * `npm run restore`: brings the newest backup into the place that the configuration names, which has to be
 * empty. `-- --from <folder>` names where backups are, `-- 20261125t025000z` which one.
 */

await runCommand(async () => {
	const { values, positionals } = parseArgs({
		options: { from: { type: "string" } },
		allowPositionals: true,
	});
	const configured = readConfiguration();
	await checkEmptyFolder(configured);
	// Where backups are has nothing to do with the database that is made.
	const place =
		openBackupPlace(configured, "", values.from) ?? openBackupPlace(configured, "", "backups");
	if (!place) throw new Error("A folder is always a place.");
	const madeAt = await choose(place.store, positionals[0]);
	const backup = await openBackup(place.store, madeAt, place.passphrase);
	const start = performance.now();
	const site = await openSite(configured);
	try {
		const target = {
			databaseUrl: site.databaseUrl,
			files: site.files,
			secretFile: site.env.invented.authSecret ? secretFile(site.env) : null,
			secret: site.env.authSecret,
		};
		const onProgress = showProgress(process.stdout, "Restoring");
		const notes = await restoreBackup(backup, target, { log: site.log, onProgress });
		const { tables, files } = backup.manifest;
		const rows = tables.reduce((sum, table) => sum + table.rows, 0);
		const seconds = ((performance.now() - start) / 1000).toFixed(1);
		console.log(
			`Backup ${backupName(madeAt)} is restored: ${tables.length} tables, ${rows} rows, ${files.length} files, each as it was copied; no invariant is broken. ${seconds} s.`,
		);
		for (const note of notes) console.log(note);
	} finally {
		await site.close();
	}
});

/** Before anything is made there. A bucket refuses by itself what it has already. */
async function checkEmptyFolder(env: Environment): Promise<void> {
	const taken = [secretFile(env), ...(env.databaseUrl ? [] : [join(env.dataDir, "postgres")])];
	const files = await readdir(join(env.dataDir, "files")).catch(() => []);
	const isTaken = (!env.s3 && files.length > 0) || taken.some((path) => existsSync(path));
	if (isTaken) {
		throw new RestoreError(
			`${env.dataDir} is not empty. A backup is only restored into an empty place: DATA_DIR=./data-restored npm run restore`,
		);
	}
}

async function choose(store: BackupStore, wanted: string | undefined): Promise<Date> {
	const times = await findBackups(store);
	const names = times.map(backupName);
	const named = wanted === undefined ? times[0] : timeOfBackup(wanted);
	if (named && names.includes(backupName(named))) return named;
	throw new UsageError(
		names.length === 0
			? `There is no backup in ${store.place}.`
			: `There is no backup ${wanted} in ${store.place}; there are ${names.join(", ")}.`,
	);
}
