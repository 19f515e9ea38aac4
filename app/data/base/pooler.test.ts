import { once } from "node:events";
import net from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { borrowTestDatabase } from "#tests/helpers/postgres.ts";
import { createClient } from "./connections.server.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { findPooler, PoolerError } from "./pooler.server.ts";

/** A message of the server: its letter, its length, its content. */
function message(letter: string, ...parts: (Buffer | number | string)[]): Buffer {
	const content = Buffer.concat(
		parts.map((part) => {
			if (Buffer.isBuffer(part)) return part;
			if (typeof part === "string") return Buffer.from(part);
			const whole = Buffer.alloc(4);
			whole.writeInt32BE(part);
			return whole;
		}),
	);
	const head = Buffer.alloc(5);
	head.write(letter);
	head.writeInt32BE(content.length + 4, 1);
	return Buffer.concat([head, content]);
}

/** The one column of the answer, of integers. */
const column = Buffer.from("0001696400000000000000000000170004ffffffff0000", "hex");

/** A pool that answers with the number of the session which it lends, and keeps what it is asked. */
async function startPool(lend: (client: number) => number) {
	const asked: string[] = [];
	let clients = 0;
	const server = net.createServer((socket) => {
		const client = clients++;
		const ready = message("Z", "I");
		socket.once("data", () => {
			socket.write(Buffer.concat([message("R", 0), message("K", 999_000 + client, 1), ready]));
			socket.on("data", (bytes) => {
				if (bytes.toString("latin1", 0, 1) === "X") return;
				asked.push(bytes.toString("latin1", 5, bytes.length - 1));
				const value = String(lend(client));
				const row = message("D", Buffer.from([0, 1]), value.length, value);
				socket.write(Buffer.concat([message("T", column), row, message("C", "SELECT 1\0"), ready]));
			});
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const { port } = server.address() as net.AddressInfo;
	return { url: `postgres://site@127.0.0.1:${port}/site`, asked };
}

async function poolerAt(url: string) {
	const client = createClient({ connectionString: url });
	await client.connect();
	try {
		return await findPooler(client, url);
	} finally {
		await client.end();
	}
}

test("A pool is known by the sessions that it lends", async () => {
	let turn = 0;
	const pools = [() => 7, () => turn++ % 2, (client: number) => client];
	const found = [];
	for (const lend of pools) found.push(await poolerAt((await startPool(lend)).url));
	expect(found).toEqual(["by transaction", "by transaction", "by session"]);
});

test("Postgres itself is no pool", async () => {
	const { url } = await borrowTestDatabase();
	expect(await poolerAt(url)).toBe("none");
});

test("Behind a pool in transaction mode nothing is locked: the lock would stay there", async () => {
	const pool = await startPool(() => 7);
	await expect(migrateDatabase(pool.url)).rejects.toThrow(PoolerError);
	expect(pool.asked.filter((text) => !text.includes("pg_backend_pid"))).toEqual([]);
});
