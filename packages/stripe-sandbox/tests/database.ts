import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/**
 * An empty database on the server that the tests are given as `postgresUrl`. Before it is dropped, Postgres waits
 * some seconds for connections that are being closed; ending them would be an error in the test.
 */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
	const server = inject("postgresUrl");
	const name = `sandbox_${randomUUID().replaceAll("-", "")}`;
	await execute(server, `create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	return { url: url.href, drop: () => execute(server, `drop database ${name}`) };
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
