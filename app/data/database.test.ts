import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { borrowTestDatabase } from "#tests/helpers/postgres.ts";
import { openDatabase } from "./database.server.ts";

/** The longest that a statement may take on connections to an address, as the server knows it. */
async function limitOf(address: (url: URL) => void): Promise<unknown> {
	const borrowed = await borrowTestDatabase();
	const url = new URL(borrowed.url);
	address(url);
	const { database, close } = openDatabase(url.href);
	onTestFinished(async () => {
		await close();
		await borrowed.drop();
	});
	const { rows } = await database.execute(sql`show statement_timeout`);
	return rows[0]?.statement_timeout;
}

test("A statement may take two seconds, or what the address names", async () => {
	expect(await limitOf((url) => url.searchParams.delete("statement_timeout"))).toBe("2s");
	expect(await limitOf((url) => url.searchParams.set("statement_timeout", "5000"))).toBe("5s");
});

test("A request waits for a connection as long as the address says", async () => {
	const borrowed = await borrowTestDatabase();
	const url = new URL(borrowed.url);
	url.searchParams.set("connect_timeout", "0.05");
	const { pool, close } = openDatabase(url.href, { connections: 1 });
	onTestFinished(async () => {
		await close();
		await borrowed.drop();
	});

	const client = await pool.connect();
	await expect(pool.query("select 1")).rejects.toThrow("timeout exceeded");
	client.release();
	expect((await pool.query("select 1")).rowCount).toBe(1);
});

test("A statement that takes longer is stopped by the server", async () => {
	const borrowed = await borrowTestDatabase();
	const url = new URL(borrowed.url);
	url.searchParams.set("statement_timeout", "50");
	const { database, close } = openDatabase(url.href);
	onTestFinished(async () => {
		await close();
		await borrowed.drop();
	});

	await expect(database.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
		cause: { code: "57014" },
	});
});
