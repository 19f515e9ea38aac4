import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { resetDatabase } from "./database-reset.ts";
import { databaseUrl, execute, idleDatabases, template } from "./postgres-server.ts";

export type TestDatabase = {
	url: string;
	/** The test needs it no more. */
	drop(): Promise<void>;
};

/**
 * The address of a test's database. How long a request may wait for it is no matter of these tests: a
 * machine that stands still for two seconds is no fault of the site's.
 */
function addressOf(name: string): string {
	const url = new URL(databaseUrl(inject("postgresUrl"), name));
	url.searchParams.set("connect_timeout", "60");
	url.searchParams.set("statement_timeout", "60000");
	url.searchParams.set("idle_in_transaction_session_timeout", "60000");
	return url.href;
}

/** A new database of the caller's own, migrated and empty: for tests that change more of it than rows. */
export async function createTestDatabase(): Promise<TestDatabase> {
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	await execute(
		inject("postgresUrl"),
		`create database ${name} template ${template} strategy file_copy`,
	);
	return { url: addressOf(name), drop: () => dropDatabase(name) };
}

/**
 * A database for the caller alone, migrated and empty. It may have served another test: making one costs
 * ten times as much as emptying it.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
	const [idle] = await execute<{ name: string }>(
		inject("postgresUrl"),
		`delete from ${idleDatabases} where name = (
			select name from ${idleDatabases} limit 1 for update skip locked) returning name`,
	);
	if (!idle) {
		const made = await createTestDatabase();
		return { url: made.url, drop: () => giveBack(new URL(made.url).pathname.slice(1)) };
	}
	return { url: addressOf(idle.name), drop: () => giveBack(idle.name) };
}

async function giveBack(name: string): Promise<void> {
	try {
		await resetDatabase(addressOf(name));
		await execute(inject("postgresUrl"), `insert into ${idleDatabases} values ('${name}')`);
	} catch {
		// A test has left something behind that holds it.
		await dropDatabase(name);
	}
}

async function dropDatabase(name: string): Promise<void> {
	await execute(inject("postgresUrl"), `drop database if exists ${name} with (force)`);
}
