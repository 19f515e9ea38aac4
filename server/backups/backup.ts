import "../require-node.ts";
import { parseArgs } from "node:util";
import { openBackupPlace } from "#app/compose-backups.server.ts";
import { backupName } from "#app/domain/base/backups/manifest.ts";
import { findBackups } from "#app/operations/base/find-backups.server.ts";
import { makeBackup } from "#app/operations/base/make-backup.server.ts";
import { readConfiguration, runCommand, UsageError } from "../command.ts";
import { showProgress } from "../progress.ts";
import { hasDatabase, openSite } from "./open-site.ts";

/**
 * `npm run backup`: copies database and files, while the site runs or not. `-- --to <folder>` names another
 * place than the configured one; without either it is ./backups. `-- --list` shows what is there.
 */

await runCommand(async () => {
	const { values } = parseArgs({
		options: { to: { type: "string" }, list: { type: "boolean", default: false } },
	});
	const configured = readConfiguration();
	if (!hasDatabase(configured)) throw new UsageError(`There is no site in ${configured.dataDir}.`);
	const site = await openSite(configured);
	try {
		const place = placeOf(site, values.to);
		if (values.list) {
			for (const madeAt of await findBackups(place.store)) {
				console.log(`${backupName(madeAt)}  ${madeAt.toISOString()}`);
			}
			return;
		}
		const services = { files: site.files, clock: () => new Date() };
		const onProgress = showProgress(process.stdout, "Copying");
		const manifest = await makeBackup(services, place, { onProgress });
		const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
		const counts = `${manifest.tables.length} tables, ${rows} rows, ${manifest.files.length} files`;
		const name = backupName(new Date(manifest.madeAt));
		const size = (manifest.written / 1e6).toFixed(1);
		console.log(
			`Backup ${name} in ${place.store.place}: ${counts}; ${size} MB written in ${manifest.seconds} s.`,
		);
		for (const key of manifest.missing)
			console.log(`A file that a row names was not there: ${key}`);
		if (!manifest.encryption) {
			console.log("It is not encrypted: keep it as safe as the site, or set BACKUP_PASSPHRASE.");
		}
	} finally {
		await site.close();
	}
});

function placeOf(site: Awaited<ReturnType<typeof openSite>>, folder: string | undefined) {
	const place =
		openBackupPlace(site.env, site.databaseUrl, folder) ??
		openBackupPlace(site.env, site.databaseUrl, "backups");
	if (!place) throw new Error("A folder is always a place.");
	return place;
}
