import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { resetDatabase } from "./database-reset.ts";
import { databaseUrl, execute, idleDatabases, template } from "./postgres-server.ts";

export type TestDatabase = {
	url: string;
	/** The test needs it no more. */
	drop(): Promise<void>;
};

/** A new database of the caller's own, migrated and empty: for tests that change more of it than rows. */
export async function createTestDatabase(): Promise<TestDatabase> {
	const server = inject("postgresUrl");
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	await execute(server, `create database ${name} template ${template} strategy file_copy`);
	return { url: databaseUrl(server, name), drop: () => dropDatabase(name) };
}

/**
 * A database for the caller alone, migrated and empty. It may have served another test: making one costs
 * ten times as much as emptying it.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
	const server = inject("postgresUrl");
	const [idle] = await execute<{ name: string }>(
		server,
		`delete from ${idleDatabases} where name = (
			select name from ${idleDatabases} limit 1 for update skip locked) returning name`,
	);
	if (!idle) {
		const made = await createTestDatabase();
		return { url: made.url, drop: () => giveBack(new URL(made.url).pathname.slice(1)) };
	}
	return { url: databaseUrl(server, idle.name), drop: () => giveBack(idle.name) };
}

async function giveBack(name: string): Promise<void> {
	const server = inject("postgresUrl");
	try {
		await resetDatabase(databaseUrl(server, name));
		await execute(server, `insert into ${idleDatabases} values ('${name}')`);
	} catch {
		// A test has left something behind that holds it.
		await dropDatabase(name);
	}
}

async function dropDatabase(name: string): Promise<void> {
	await execute(inject("postgresUrl"), `drop database if exists ${name} with (force)`);
}
