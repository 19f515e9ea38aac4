import pg from "pg";

/** The migrated database that every test database is a clone of. */
export const template = "template_site";

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
	const url = new URL(server);
	url.pathname = `/${name}`;
	return url.href;
}

/** Runs one statement on a connection of its own; the rows of its answer. */
export async function execute<Row extends pg.QueryResultRow>(
	url: string,
	statement: string,
): Promise<Row[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<Row>(statement)).rows;
	} finally {
		await client.end();
	}
}
