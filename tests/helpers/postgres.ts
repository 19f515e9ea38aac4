import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { inject } from "vitest";
import { openReset } from "./database-reset.ts";
import { openDoor } from "./kept-connections.ts";
import { databaseUrl, execute, template } from "./postgres-server.ts";

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
	return {
		url: addressOf(name),
		async drop() {
			await execute(inject("postgresUrl"), `drop database if exists ${name} with (force)`);
		},
	};
}

/** What tests of this worker have given back, with what empties it. */
const idle: (TestDatabase & { reset(): Promise<void> })[] = [];

/**
 * A database for the caller alone, migrated and empty. It may have served another test: making one costs
 * ten times as much as emptying it.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
	const lent = idle.pop() ?? (await createResettableDatabase());
	return {
		url: lent.url,
		async drop() {
			try {
				await lent.reset();
				idle.push(lent);
			} catch {
				// A test has left something behind that holds it.
				await lent.drop();
			}
		},
	};
}

async function createResettableDatabase(): Promise<(typeof idle)[number]> {
	const made = await createTestDatabase();
	const url = new URL(made.url);
	const door = await openDoor(join(url.searchParams.get("host") ?? "", ".s.PGSQL.5432"));
	url.searchParams.set("host", door.folder);
	return {
		url: url.href,
		reset: await openReset(made.url, door),
		async drop() {
			door.close();
			await made.drop();
		},
	};
}
