import type pg from "pg";
import { type Fitness, readFitness } from "./unfit.server.ts";

/** What can be told of a database from outside. */
export type DatabaseState = Fitness & {
	now: Date;
	isReadOnly: boolean;
	/** Whether the user of the address may make tables, and the schemas of migrations and jobs. */
	mayCreate: boolean;
	/** How transactions are kept apart, unless they say it themselves. */
	isolation: string;
	/** Those that have run, each by its time. */
	migrations: number[];
	parkedJobs: number;
	/** For how long the first job that is due has waited; null when none is due. */
	waitingMilliseconds: number | null;
};

export async function readDatabaseState(pool: pg.Pool): Promise<DatabaseState> {
	const fitness = await readFitness(pool);
	const server = await pool.query<{
		now: string;
		readonly: boolean;
		create: boolean;
		isolation: string;
		tables: boolean;
		queue: boolean;
	}>(
		`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
			current_setting('transaction_read_only')::bool as readonly,
			has_database_privilege(current_database(), 'create') and coalesce(
				(select has_schema_privilege(oid, 'create') from pg_namespace where nspname = 'public'), false
			) as create,
			current_setting('default_transaction_isolation') as isolation,
			to_regclass('drizzle.__drizzle_migrations') is not null as tables,
			to_regclass('pgboss.job') is not null as queue`,
	);
	const [row] = server.rows;
	if (!row) throw new Error("The server did not answer.");
	const migrations = row.tables
		? await pool.query<{ at: string }>("select created_at as at from drizzle.__drizzle_migrations")
		: null;
	const jobs = row.queue
		? await pool.query<{ parked: number; waiting: number | null }>(
				`select count(*) filter (where name = 'parked')::int as parked,
					(extract(epoch from now() - min(greatest(start_after, created_on))
						filter (where name <> 'parked' and start_after <= now())) * 1000)::float8 as waiting
				from pgboss.job where state < 'active'`,
			)
		: null;
	return {
		...fitness,
		now: new Date(row.now),
		isReadOnly: row.readonly,
		mayCreate: row.create,
		isolation: row.isolation,
		migrations: migrations?.rows.map(({ at }) => Number(at)) ?? [],
		parkedJobs: jobs?.rows[0]?.parked ?? 0,
		waitingMilliseconds: jobs?.rows[0]?.waiting ?? null,
	};
}
