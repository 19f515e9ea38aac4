import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

type Database = { url: string; drop(): Promise<void> };

/** Those that tests of this worker have given back. */
const idle: Database[] = [];

/**
 * A database without a sandbox on the server that the tests are given as `postgresUrl`. It may have served another
 * test: making one writes three hundred files.
 */
export async function createDatabase(): Promise<Database> {
	return idle.pop() ?? (await makeDatabase());
}

async function makeDatabase(): Promise<Database> {
	const server = inject("postgresUrl");
	const name = `sandbox_${randomUUID().replaceAll("-", "")}`;
	await execute(server, `create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	const database = {
		url: url.href,
		async drop() {
			await execute(url.href, "drop schema if exists sandbox cascade");
			idle.push(database);
		},
	};
	return database;
}

async function execute(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
