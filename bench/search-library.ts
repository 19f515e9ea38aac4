import { chmod, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { createClient } from "#app/data/base/connections.server.ts";
import { migrateDatabase } from "#app/data/base/migrate.server.ts";
import { databaseUrl, execute } from "#tests/helpers/postgres-server.ts";
import { copyLibrary, inventedAtMost } from "./copied-library.ts";
import {
	documentColumns,
	inventDocuments,
	inventedColumns,
	inventLibrary,
	type Vocabulary,
} from "./invented-resumes.ts";
import { openFolder } from "./scope.ts";
import { timed } from "./timed.ts";

export type SearchLibrary = {
	/** The address of the database; statements may run for ten minutes instead of the site's two seconds. */
	url: string;
	/** Seconds for the rows, and for the site's own indexes over them. */
	seconds: { rows: number; indexes: number };
	/** Megabytes of the texts (cards and documents), and of what finds them: rows with terms, words, and their indexes. */
	megabytes: Record<"cards" | "documents" | "termRows" | "termIndexes" | "words", number>;
	/** Unless it stays for the next time. */
	drop(): Promise<void>;
};

/**
 * A database with the site's own schema and this many invented resumes, and beside it `plain_resumes`: the same rows
 * without the columns that only the search needs, and `full_texts`: their texts for Postgres' own full text search.
 */
export async function createSearchLibrary(
	server: string,
	options: { count: number; vocabulary: Vocabulary; now: Date; isKept?: boolean },
): Promise<SearchLibrary> {
	const name = `search_${options.count}`;
	const [kept] = await execute(server, `select from pg_database where datname = '${name}'`);
	const seconds = kept ? { rows: 0, indexes: 0 } : await build(server, name, options);
	const url = databaseUrl(server, name);
	if (kept) await migrateDatabase(url);
	const client = createClient({ connectionString: url });
	await client.connect();
	try {
		await warm(client);
		const patient = new URL(url);
		patient.searchParams.set("statement_timeout", "600000");
		return {
			url: patient.href,
			seconds,
			megabytes: await measureSizes(client),
			async drop() {
				if (!options.isKept) await execute(server, `drop database ${name} with (force)`);
			},
		};
	} finally {
		await client.end();
	}
}

/** Under another name until it is whole: a kept one may have been broken off. */
async function build(
	server: string,
	name: string,
	options: { count: number; vocabulary: Vocabulary; now: Date },
): Promise<SearchLibrary["seconds"]> {
	const draft = `${name}_draft`;
	await execute(server, `drop database if exists ${draft} with (force)`);
	await execute(server, `create database ${draft}`);
	const url = databaseUrl(server, draft);
	await migrateDatabase(url);
	const client = createClient({ connectionString: url });
	await client.connect();
	const seconds = { rows: 0, indexes: 0 };
	try {
		const definitions = await dropIndexes(client);
		seconds.rows = (await timed(() => fill(client, options))) / 1_000;
		seconds.indexes = (await timed(() => createIndexes(client, definitions))) / 1_000;
	} finally {
		await client.end();
	}
	await execute(server, `alter database ${draft} rename to ${name}`);
	return seconds;
}

/** Brings what is searched into memory, where a server that has run for a while has it. */
async function warm(client: pg.Client): Promise<void> {
	const sized = "relkind in ('r', 'i', 't') and pg_relation_size(oid) > 0";
	await client.query("create extension if not exists pg_prewarm");
	await client.query(`select pg_prewarm(oid, 'read') from pg_class
		where ${sized} and oid >= 16384 and relname !~ '^(full_texts|plain_resumes|resume_documents)'`);
	await client.query(`select pg_prewarm(oid, 'buffer') from pg_class
		where ${sized} and relname ~ '^(resume_lines_sample|resume_search|search_)'`);
}

/** Takes the indexes of the list away, all but the primary key; building them afterwards is quicker. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
	const { rows } = await client.query<{ indexname: string; indexdef: string }>(
		`select indexname, indexdef from pg_indexes
		where tablename in ('resumes', 'resume_search', 'search_terms', 'resume_lines') and indexname !~ '_pk(ey)?$'`,
	);
	for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
	return rows.map(({ indexdef }) => indexdef);
}

async function createIndexes(client: pg.Client, definitions: readonly string[]): Promise<void> {
	await client.query("set maintenance_work_mem = '1GB'");
	for (const definition of definitions) await client.query(definition);
	await client.query("create index on full_texts using gin (words)");
	await client.query("create index on full_texts (resume_id)");
	await client.query("create index on plain_resumes (id)");
	await client.query(
		"vacuum analyze resumes, resume_search, search_terms, resume_lines, search_vocabulary, plain_resumes, full_texts",
	);
}

/** The texts alone, without what their rows hold beside them: what an index of terms is compared with. */
async function measureSizes(client: pg.Client): Promise<SearchLibrary["megabytes"]> {
	const { rows } = await client.query<SearchLibrary["megabytes"]>(`select
		(select sum(octet_length(search_text)) / 1e6 from resumes)::float8 as cards,
		(select avg(octet_length(document::text)) / 1e6 from (select document from resume_documents limit 10000) as first)::float8
			* (select count(*) from resumes) as documents,
		(pg_table_size('resume_search') / 1e6)::float8 as "termRows",
		(pg_indexes_size('resume_search') / 1e6)::float8 as "termIndexes",
		(pg_total_relation_size('search_terms') / 1e6)::float8 as words`);
	if (!rows[0]) throw new Error("Postgres tells no sizes");
	return rows[0];
}

async function fill(
	client: pg.Client,
	options: { count: number; vocabulary: Vocabulary; now: Date },
): Promise<void> {
	const { vocabulary, now } = options;
	const count = Math.min(options.count, inventedAtMost);
	await using folder = await openFolder();
	async function load(
		table: string,
		columns: readonly string[],
		write: (path: string) => Promise<void>,
	) {
		const path = join(folder.path, `${table}.txt`);
		await write(path);
		await chmod(path, 0o644);
		await client.query(`copy ${table} (${columns.join(", ")}) from ${client.escapeLiteral(path)}`);
		await rm(path);
	}
	// The server reads the files itself, and may run as another user.
	await chmod(folder.path, 0o755);
	await client.query("set session_replication_role = replica");
	await load("resumes", inventedColumns, (path) => inventLibrary(vocabulary, now)(path, count));
	await load("resume_documents", documentColumns, (path) =>
		inventDocuments(vocabulary, now, path, count),
	);
	await client.query("set session_replication_role = origin");
	await client.query("analyze resumes, resume_documents");
	await client.query("select rebuild_resume_search()");
	await client.query(fullTexts);
	await client.query("set session_replication_role = replica");
	if (options.count > count) await copyLibrary(client, options.count, now);
	await client.query("set session_replication_role = origin");
	await client.query("refresh materialized view search_vocabulary");
	await client.query(
		`create table plain_resumes as select ${await plainColumns(client)} from resumes`,
	);
}

/** All that the site's own search looks at, as one text a resume; words are not stemmed, as invented ones have no stem. */
const fullTexts = `create table full_texts as
	select id as resume_id, to_tsvector('simple', concat_ws(' | ', search_text, texts.skills, texts.lines)) as words
	from resumes left join resume_documents on resume_id = id
	cross join lateral document_texts(document) as texts
	where withdrawn_at is null`;

async function plainColumns(client: pg.Client): Promise<string> {
	const { rows } = await client.query<{ columns: string }>(
		`select string_agg(quote_ident(column_name), ', ') as columns
		from information_schema.columns
		where table_name = 'resumes' and column_name <> 'search_text'`,
	);
	return rows[0]?.columns ?? "*";
}
