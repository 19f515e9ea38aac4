import { sql } from "drizzle-orm";
import { jobSchedules } from "#app/operations/base/job-handlers.server.ts";
import type { TestSite } from "./site.ts";

/**
 * Every row of every table, as text, by the name of the table: for "nothing was written" and "this stands
 * nowhere". Tables of the queue begin with "pgboss.".
 */
export async function readEveryRow({ services }: TestSite): Promise<Map<string, string[]>> {
	const { rows: tables } = await services.database.execute<{ schema: string; name: string }>(
		sql`select table_schema as schema, table_name as name from information_schema.tables
			where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1, 2`,
	);
	const found = new Map<string, string[]>();
	for (const { schema, name } of tables) {
		const table = sql.raw(`"${schema}"."${name}"`);
		const { rows } = await services.database.execute<{ row: string }>(
			sql`select t::text as row from ${table} t order by 1`,
		);
		found.set(
			schema === "public" ? name : `${schema}.${name}`,
			rows.map(({ row }) => row),
		);
	}
	if (found.size < 20) throw new Error("The tables were not found");
	return found;
}

/** The tables in which a text stands. */
export async function tablesWith(site: TestSite, text: string): Promise<string[]> {
	return [...(await readEveryRow(site))]
		.filter(([, rows]) => rows.some((row) => row.includes(text)))
		.map(([name]) => name);
}

/** What changes by itself: counters of limits, and how the queue looks after itself. */
const restless = /^(?:rate_limits|oauth_states|pgboss\.(?!job$).*)$/u;

/** Everything that is kept about people, payments and the library, and what waits to be done. */
export async function readWhatIsKept(site: TestSite): Promise<Record<string, string[]>> {
	const tables = [...(await readEveryRow(site))].filter(([name]) => !restless.test(name));
	// What the calendar queues, whenever the tests run, and its own jobs.
	const byCalendar = new RegExp(
		`,(?:__pgboss__send-it|${Object.keys(jobSchedules).join("|")}),`,
		"u",
	);
	const isAsked = (row: string) => !byCalendar.test(row);
	return Object.fromEntries(tables.map(([name, rows]) => [name, rows.filter(isAsked)]));
}
