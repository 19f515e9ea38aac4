import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { createDatabaseCheck } from "./database-check.ts";

async function checkOf(database: { url: string; drop(): Promise<void> }) {
	const { check, close } = createDatabaseCheck(database.url);
	onTestFinished(async () => {
		await close();
		await database.drop();
	});
	return check;
}

test("A migrated database is fine", async () => {
	const check = await checkOf(await createTestDatabase());
	await expect(check.run()).resolves.toBeDefined();
});

test("A database without its tables is not", async () => {
	const database = await createTestDatabase();
	const client = new pg.Client(database.url);
	await client.connect();
	await client.query("drop schema drizzle cascade");
	await client.end();
	const check = await checkOf(database);
	await expect(check.run()).rejects.toThrow("does not exist");
});

test("A database that has gone away is not, even after it was", async () => {
	const database = await createTestDatabase();
	const check = await checkOf(database);
	await check.run();
	await database.drop();
	await expect(check.run()).rejects.toThrow();
});
