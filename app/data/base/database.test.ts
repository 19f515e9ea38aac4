import { eq, sql } from "drizzle-orm";
import { jsonb, pgTable } from "drizzle-orm/pg-core";
import { expect, onTestFinished, test } from "vitest";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { borrowTestDatabase } from "#tests/helpers/postgres.ts";
import { until } from "#tests/helpers/until.ts";
import { openPool } from "./connections.server.ts";
import { askTogether, type Connection, openDatabase } from "./database.server.ts";

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

	// On a busy machine a connection is not always opened in this time.
	const client = await until(() => pool.connect().catch(() => null));
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

test("A connection that the server ends in the middle of a transaction breaks that one, and not the process", async () => {
	const borrowed = await borrowTestDatabase();
	const lost: unknown[] = [];
	const pool = openPool({ connectionString: borrowed.url, max: 2 }, (error) => lost.push(error));
	onTestFinished(async () => {
		await pool.end();
		await borrowed.drop();
	});

	const client = await pool.connect();
	await client.query("begin");
	const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
	await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
	await until(() => lost.length > 0);
	await expect(client.query("commit")).rejects.toThrow();
	client.release(true);
	expect((await pool.query("select 1")).rowCount).toBe(1);
});

test("A text with NUL reaches Postgres without it, by whatever way it is asked", async () => {
	const borrowed = await borrowTestDatabase();
	const { database, pool, close } = openDatabase(borrowed.url);
	onTestFinished(async () => {
		await close();
		await borrowed.drop();
	});
	const typed = "a\0b";
	expect((await pool.query("select $1::text as text", [typed])).rows).toEqual([{ text: "ab" }]);
	expect((await database.execute(sql`select ${typed}::text as text`)).rows).toEqual([
		{ text: "ab" },
	]);
	await database.transaction(async (transaction) => {
		const found = await transaction.select().from(resumes).where(eq(resumes.title, typed));
		expect(found).toEqual([]);
	});

	// In a list, in a document, under a name; half a letter is refused by a document only.
	const select = async (type: string, value: unknown) =>
		(await pool.query(`select $1::${type} as value`, [value])).rows[0]?.value;
	expect(await select("text[]", [typed, ["\0"]].flat())).toEqual(["ab", ""]);
	const when = new Date("2026-06-15T12:00:00.000Z");
	const document = { [typed]: [typed, { deep: "\0c\ud800" }], n: 1.5, when };
	const clean = { ab: ["ab", { deep: "c\ufffd" }], n: 1.5, when: when.toISOString() };
	expect(await select("jsonb", document)).toEqual(clean);
	expect(await select("jsonb", JSON.stringify(document))).toEqual(clean);
	const cells = pgTable("cells", { cells: jsonb("cells") });
	await pool.query("create temporary table cells (cells jsonb)");
	await database.insert(cells).values({ cells: [typed, "\ud800"] });
	expect(await database.select().from(cells)).toEqual([{ cells: ["ab", "\ufffd"] }]);
	// Who writes about programs keeps what was written.
	for (const written of ["\\u0000 ends a string", "\\ud800", "[\\u0000"]) {
		expect(await select("text", written)).toBe(written);
		expect(await select("jsonb", JSON.stringify([written]))).toEqual([written]);
	}
	expect((await select("bytea", Buffer.from("a\0"))).toString()).toBe("a\0");
});

test("What is asked together waits for no answer, is sent as one on one connection, and is prepared once", async () => {
	const borrowed = await borrowTestDatabase();
	// With a second connection for anything asked within, it would wait for ever.
	const { database, pool, close } = openDatabase(borrowed.url, { connections: 1 });
	onTestFinished(async () => {
		await close();
		await borrowed.drop();
	});
	const one = (connection: Connection) => connection.select({ id: resumes.id }).from(resumes);
	const moment = (connection: Connection) =>
		connection.select({ at: sql<string>`statement_timestamp()` }).from(sql`(select 1) as one`);
	const early = Promise.withResolvers<void>();
	const asked: string[] = [];
	const writes: string[] = [];
	pool.on("connect", ({ connection: { stream } }) => {
		for (const way of ["_write", "_writev"] as const) {
			const write = stream[way] as (...given: unknown[]) => void;
			Object.assign(stream, {
				[way]: (...given: unknown[]) => {
					writes.push(way);
					write.apply(stream, given);
				},
			});
		}
	});
	pool.on("acquire", (client) => {
		const { query } = client;
		client.query = ((...given: Parameters<typeof query>) => {
			asked.push("question");
			if (asked.length === 3) early.resolve();
			return query.apply(client, given);
		}) as typeof query;
	});
	const ask = (connection: Connection) =>
		askTogether(connection, (together) => [
			moment(together).then(async ([answer]) => {
				// Answered only when all have been asked.
				await early.promise;
				return answer?.at;
			}),
			askTogether(together, (within) => [one(within)]).then(([rows]) => rows.length),
			one(together),
		]);
	const [first, none, rows] = await ask(database);
	expect(first).toEqual(expect.any(String));
	expect([none, rows]).toEqual([0, []]);
	writes.length = 0;
	await ask(database);
	expect(writes).toEqual(["_writev"]);
	const { rows: kept } = await pool.query(
		"select statement, generic_plans + custom_plans as times from pg_prepared_statements order by times",
	);
	expect(kept.map(({ times }) => Number(times))).toEqual([2, 4]);

	// In a transaction it sees what that has done, and nobody else's connection is needed.
	await database.transaction(async (transaction) => {
		await transaction.execute(sql`create temporary table only_here (id int) on commit drop`);
		const [count] = await askTogether(transaction, (together) => [
			together.execute(sql`select count(*)::int as n from only_here`),
		]);
		expect(count.rows).toEqual([{ n: 0 }]);
	});
});

test("One of those asked together that fails is thrown after the others are answered", async () => {
	const borrowed = await borrowTestDatabase();
	const { database, close } = openDatabase(borrowed.url, { connections: 1 });
	onTestFinished(async () => {
		await close();
		await borrowed.drop();
	});
	const done: string[] = [];
	const failing = askTogether(database, (together) => [
		together.execute(sql`select 1 / 0`),
		together.execute(sql`select pg_sleep(0.05)`).then(() => done.push("answered")),
	]);
	await expect(failing).rejects.toMatchObject({ cause: { code: "22012" } });
	expect(done).toEqual(["answered"]);
	expect((await database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("A connection that is lost when a transaction begins makes room for another one", async () => {
	const borrowed = await borrowTestDatabase();
	const url = new URL(borrowed.url);
	url.searchParams.set("connect_timeout", "1");
	const { database, pool, close } = openDatabase(url.href, { connections: 1 });
	onTestFinished(async () => {
		await close();
		await borrowed.drop();
	});

	// Closed while it is taken: the first thing that is asked of it fails.
	const lose = (client: object) => void (client as { end(): Promise<void> }).end();
	pool.on("acquire", lose);
	const work = () => database.transaction((transaction) => transaction.execute(sql`select 1`));
	await expect(work()).rejects.toThrow();
	pool.off("acquire", lose);
	expect((await work()).rowCount).toBe(1);
});
