import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { createClient } from "./connections.server.ts";

// One number for all processes of this site; any constant would do.
const migrationLock = 7_403_118_225;

/**
 * Migrates the database to the newest schema. Processes that start together wait for each other.
 * @param databaseUrl a postgres:// address whose user may create tables and the extension pg_trgm
 */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
	const client = createClient({ connectionString: databaseUrl, application_name: "offerfolio" });
	await client.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		await migrate(drizzle(client), {
			migrationsFolder: fileURLToPath(new URL("../../../db/migrations", import.meta.url)),
		});
	} finally {
		await client.end();
	}
}
