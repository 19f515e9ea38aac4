import { createClient } from "./connections.server.ts";

/** Whether nobody has made a table in a database, beside those of its extensions. */
export async function isDatabaseEmpty(databaseUrl: string): Promise<boolean> {
	const client = createClient({ connectionString: databaseUrl, application_name: "offerfolio" });
	await client.connect();
	try {
		const { rows } = await client.query<{ tables: number }>(`
			select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
			where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
				and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`);
		return rows[0]?.tables === 0;
	} finally {
		await client.end();
	}
}
