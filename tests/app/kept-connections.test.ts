import pg from "pg";
import { expect, test } from "vitest";
import { borrowTestDatabase } from "#tests/helpers/postgres.ts";

/** A connection to a database, and the number of its process. */
async function connectTo(connectionString: string) {
	const client = new pg.Client({ connectionString });
	client.on("error", () => {});
	await client.connect();
	const { rows } = await client.query("select pg_backend_pid() as pid");
	return { client, pid: rows[0].pid as number };
}

const traces = `
	select current_setting('work_mem') as setting, to_regclass('pg_temp.left_over') as temporary,
		(select count(*)::int from pg_listening_channels()) as channels,
		(select count(*)::int from pg_prepared_statements) as prepared,
		(select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`;

test("A connection that a test has left serves the next one like a new one", async () => {
	const database = await borrowTestDatabase();
	const first = await connectTo(database.url);
	const fresh = (await first.client.query(traces)).rows;
	await first.client.query(`
		set work_mem = '9MB'; listen something; create temp table left_over (id int);
		prepare something as select 1; select pg_advisory_lock(7)`);
	expect((await first.client.query(traces)).rows).not.toEqual(fresh);
	await first.client.end();
	await database.drop();

	const again = await borrowTestDatabase();
	expect(again.url).toBe(database.url);
	const second = await connectTo(again.url);
	expect(second.pid).toBe(first.pid);
	expect((await second.client.query(traces)).rows).toEqual(fresh);
	await second.client.end();
	await again.drop();
});

test("What goes in the middle of a transaction, or does not go, is not kept", async () => {
	const database = await borrowTestDatabase();
	const inTransaction = await connectTo(database.url);
	await inTransaction.client.query("begin; create table left_over (id int)");
	await inTransaction.client.end();
	const staying = await connectTo(database.url);
	const lost = new Promise((resolve) => staying.client.once("end", resolve));
	await database.drop();
	await lost;

	const again = await borrowTestDatabase();
	expect(again.url).toBe(database.url);
	const { client, pid } = await connectTo(again.url);
	expect([inTransaction.pid, staying.pid]).not.toContain(pid);
	expect((await client.query("select to_regclass('left_over') as found")).rows).toEqual([
		{ found: null },
	]);
	await client.end();
	await again.drop();
});
