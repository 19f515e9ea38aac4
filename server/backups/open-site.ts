import { existsSync } from "node:fs";
import { join } from "node:path";
import { startLocalPostgres } from "@offerfolio/local-postgres";
import type { Logger } from "pino";
import type { Environment } from "#app/env.server.ts";
import type { FileStore } from "#app/integrations/files/files.ts";
import { createLocalFiles } from "#app/integrations/files/local-files.server.ts";
import { createS3Files } from "#app/integrations/files/s3-files.server.ts";
import { completeSecrets } from "../complete-secrets.ts";
import { createLog } from "../log.ts";

/** The parts of a site that a command works with, while it runs or does not. */
export type OpenSite = {
	env: Environment;
	log: Logger;
	databaseUrl: string;
	files: FileStore;
	close(): Promise<void>;
};

/** Whether there is a database to work with; one of another server is. */
export const hasDatabase = (env: Environment): boolean =>
	env.databaseUrl !== undefined || existsSync(join(env.dataDir, "postgres"));

/** Joins the built-in Postgres, or starts it for the time of the command. */
export async function openSite(configured: Environment): Promise<OpenSite> {
	const env = await completeSecrets(configured);
	const log = createLog("warn");
	const local = env.databaseUrl
		? null
		: await startLocalPostgres({ dataDir: env.dataDir, log, bin: env.localPostgresBin });
	return {
		env,
		log,
		databaseUrl: env.databaseUrl ?? local?.url ?? "",
		files: env.s3
			? createS3Files(env.s3)
			: createLocalFiles({ folder: join(env.dataDir, "files") }),
		close: async () => local?.stop(),
	};
}
