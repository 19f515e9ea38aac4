import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { createClient } from "#app/data/base/connections.server.ts";
import { migrateDatabase } from "#app/data/base/migrate.server.ts";
import { databaseUrl, execute } from "#tests/helpers/postgres-server.ts";
import { inventedColumns, inventLibrary, type Vocabulary } from "./invented-resumes.ts";

export type SearchLibrary = {
	/** The address of the database; statements may run for ten minutes instead of the site's two seconds. */
	url: string;
	/** Seconds for the rows, and for the site's own indexes over them. */
	seconds: { rows: number; indexes: number };
	/** Megabytes of the rows, and of the indexes. */
	megabytes: { rows: number; indexes: number };
	drop(): Promise<void>;
};

/**
 * A database with the site's own schema and this many invented resumes, and beside it `plain_resumes`: the
 * same rows without an index and without the column that only the search needs.
 */
export async function createSearchLibrary(
	server: string,
	options: { count: number; vocabulary: Vocabulary; now: Date },
): Promise<SearchLibrary> {
	const name = `search_${options.count}`;
	await execute(server, `create database ${name}`);
	const url = databaseUrl(server, name);
	await migrateDatabase(url);
	const client = createClient({ connectionString: url });
	await client.connect();
	try {
		const indexes = await dropIndexes(client);
		const rows = await timed(() => fill(client, options));
		const built = await timed(() => createIndexes(client, indexes));
		const { rows: sizes } = await client.query<{ rows: number; indexes: number }>(
			`select (pg_table_size('resumes') / 1e6)::float8 as rows, (pg_indexes_size('resumes') / 1e6)::float8 as indexes`,
		);
		const patient = new URL(url);
		patient.searchParams.set("statement_timeout", "600000");
		return {
			url: patient.href,
			seconds: { rows, indexes: built },
			megabytes: sizes[0] ?? { rows: 0, indexes: 0 },
			async drop() {
				await execute(server, `drop database ${name} with (force)`);
			},
		};
	} finally {
		await client.end();
	}
}

/** Takes the indexes of the list away, all but the primary key; building them afterwards is quicker. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
	const { rows } = await client.query<{ indexname: string; indexdef: string }>(
		`select indexname, indexdef from pg_indexes
		where tablename in ('resumes', 'resume_search', 'search_terms') and indexname not like '%\\_pkey'`,
	);
	for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
	return rows.map(({ indexdef }) => indexdef);
}

async function createIndexes(client: pg.Client, definitions: readonly string[]): Promise<void> {
	await client.query("set maintenance_work_mem = '1GB'");
	for (const definition of definitions) await client.query(definition);
	await client.query(
		"vacuum analyze resumes, resume_search, search_terms, search_vocabulary, plain_resumes",
	);
}

async function fill(
	client: pg.Client,
	options: { count: number; vocabulary: Vocabulary; now: Date },
): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-bench-"));
	const path = join(folder, "resumes.txt");
	const writeNext = inventLibrary(options.vocabulary, options.now);
	async function add(count: number): Promise<void> {
		await writeNext(path, count);
		await chmod(path, 0o644);
		const source = client.escapeLiteral(path);
		await client.query(`copy resumes (${inventedColumns.join(", ")}) from ${source}`);
	}
	try {
		// The server reads the file itself, and may run as another user.
		await chmod(folder, 0o755);
		await client.query("alter table resumes disable trigger user");
		await add(options.count);
		await client.query("alter table resumes enable trigger user");
		await client.query("select rebuild_resume_search()");
		await client.query("refresh materialized view search_vocabulary");
		const { rows } = await client.query<{ columns: string }>(
			`select string_agg(quote_ident(column_name), ', ') as columns
			from information_schema.columns
			where table_name = 'resumes' and column_name <> 'search_text'`,
		);
		await client.query(`create table plain_resumes as select ${rows[0]?.columns} from resumes`);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function timed(work: () => Promise<void>): Promise<number> {
	const start = performance.now();
	await work();
	return (performance.now() - start) / 1_000;
}
