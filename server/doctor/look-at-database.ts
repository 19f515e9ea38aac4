import { openDatabase } from "#app/data/base/database.server.ts";
import { readDatabaseState } from "#app/data/base/database-state.server.ts";
import { readMigrationTimes } from "#app/data/base/migrate.server.ts";
import { type Finding, fine, look, wrong } from "./finding.ts";
import { judgeClock, judgeJobs, judgeMigrations } from "./judge.ts";

const leastMajor = 16;

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
				state.major < leastMajor
					? wrong("database", says, `The site needs Postgres ${leastMajor} or newer.`)
					: fine("database", says),
				state.hasTrigrams
					? fine("pg_trgm", "can be used")
					: wrong("pg_trgm", "is missing", "Install the contrib package of your Postgres."),
				judgeClock(state.now.getTime() - Date.now(), "the database"),
				judgeMigrations(state.migrations, await readMigrationTimes()),
				...judgeJobs(state.parkedJobs, state.waitingMilliseconds),
			];
		} finally {
			await close();
		}
	});
}
