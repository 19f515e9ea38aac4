import { createClient } from "#app/data/base/connections.server.ts";
import { openDatabase } from "#app/data/base/database.server.ts";
import { readDatabaseState } from "#app/data/base/database-state.server.ts";
import { readMigrationTimes } from "#app/data/base/migrate.server.ts";
import { findPooler, type Pooler } from "#app/data/base/pooler.server.ts";
import { measureLag } from "#app/data/base/replica.server.ts";
import { findUnfit } from "#app/data/base/unfit.server.ts";
import { type Finding, fine, look, warning, wrong } from "./finding.ts";
import { judgeClock, judgeJobs, judgeMigrations, judgeUse } from "./judge.ts";

/** Whether the database answers, how old it is, and what waits in it. */
export function lookAtDatabase(databaseUrl: string): Promise<Finding[]> {
	const advice = "Check DATABASE_URL, and whether Postgres runs.";
	return look("database", advice, async () => {
		const { pool, close } = openDatabase(databaseUrl, { connections: 1 });
		try {
			const start = performance.now();
			const state = await readDatabaseState(pool);
			const milliseconds = Math.round(performance.now() - start);
			const says = `Postgres ${state.version}, answers in ${milliseconds} ms`;
			return [
				fine("database", says),
				...findUnfit(state).map(({ says, advice }) => wrong("database", says, advice)),
				...judgeUse(state, await poolerBefore(databaseUrl)),
				judgeClock(state.now.getTime() - Date.now(), "the database"),
				judgeMigrations(state.migrations, await readMigrationTimes()),
				...judgeJobs(state.parkedJobs, state.waitingMilliseconds),
			];
		} finally {
			await close();
		}
	});
}

async function poolerBefore(databaseUrl: string): Promise<Pooler> {
	const client = createClient({ connectionString: databaseUrl, application_name: "offerfolio" });
	await client.connect();
	try {
		return await findPooler(client, databaseUrl);
	} finally {
		await client.end();
	}
}

/** Whether the replica answers, and how far it is behind; nothing where there is none. */
export async function lookAtReplica(databaseUrl: string, url?: string): Promise<Finding[]> {
	if (!url) return [];
	const advice =
		"Check DATABASE_REPLICA_URL, and whether Postgres runs there. Pages are read from the primary meanwhile.";
	return look("replica", advice, async () => {
		const primary = openDatabase(databaseUrl, { connections: 1 });
		const replica = openDatabase(url, { connections: 1 });
		try {
			const milliseconds = await measureLag(primary.pool, replica.pool);
			return [
				milliseconds === null
					? warning(
							"replica",
							"is more than 5 seconds behind: pages are read from the primary",
							"Look at pg_stat_replication of the primary, and whether replay is paused.",
						)
					: fine("replica", `has replayed everything within ${Math.round(milliseconds)} ms`),
			];
		} finally {
			await Promise.all([primary.close(), replica.close()]);
		}
	});
}
