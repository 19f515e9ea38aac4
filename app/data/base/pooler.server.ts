import type pg from "pg";
import { createClient } from "./connections.server.ts";

/** What stands between the site and Postgres: nothing, or a pool that lends a session for as long. */
export type Pooler = "none" | "by session" | "by transaction";

/** The database is behind a pool that the site cannot use. */
export class PoolerError extends Error {
	override name = "PoolerError";
}

/**
 * A pool tells a client other keys than those of the session that answers. One that lends sessions by transaction
 * gives the same to two clients, or several to one in turn.
 * @param client open, of this address
 */
export async function findPooler(client: pg.Client, databaseUrl: string): Promise<Pooler> {
	const session = await sessionOf(client);
	if (session === (client as pg.Client & { processID: number | null }).processID) return "none";
	const other = createClient({ connectionString: databaseUrl, application_name: "offerfolio" });
	await other.connect();
	try {
		const isShared = (await sessionOf(other)) === session;
		const again = [await sessionOf(client), await sessionOf(client)];
		return isShared || again.some((id) => id !== session) ? "by transaction" : "by session";
	} finally {
		await other.end();
	}
}

/**
 * What one transaction locks or prepares, the next would not find, and a lock would stay after its owner has left.
 * @throws PoolerError
 */
export async function refusePooler(client: pg.Client, databaseUrl: string): Promise<void> {
	if ((await findPooler(client, databaseUrl)) !== "by transaction") return;
	throw new PoolerError(
		"DATABASE_URL leads to a pool in transaction mode, which the site cannot use: name Postgres itself, or a pool in session mode (docs/operations.md, Behind a pool).",
	);
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
	const { rows } = await client.query<{ id: number }>("select pg_backend_pid() as id");
	return rows[0]?.id;
}
