import { createFolderBackups } from "#app/integrations/backups/folder-backups.server.ts";
import { createS3Backups } from "#app/integrations/backups/s3-backups.server.ts";
import type { BackupPlace } from "#app/services.ts";
import type { Environment } from "./env.server.ts";

/**
 * Where backups go by the configuration; null when it names no place.
 * @param env with the secret that the site works with, also when it was invented
 * @param folder in place of the configured one
 */
export function openBackupPlace(
	env: Pick<Environment, "authSecret" | "invented" | "backups">,
	databaseUrl: string,
	folder = env.backups.folder,
): BackupPlace | null {
	const store = folder
		? createFolderBackups(folder)
		: env.backups.s3 && createS3Backups(env.backups.s3);
	if (!store) return null;
	return {
		store,
		databaseUrl,
		passphrase: env.backups.passphrase,
		secret: { value: env.authSecret, isConfigured: !env.invented.authSecret },
	};
}
