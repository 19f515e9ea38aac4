import pg from "pg";

/**
 * Opens a pool of connections. Every pool of the process is made here: the server may end a connection at
 * any moment, also one that is in use, and an error event that nobody hears would end the process.
 * @param onLost is told of each connection that broke; the pool replaces it by itself
 */
export function openPool(
	options: pg.PoolConfig,
	onLost: (error: Error) => void = () => {},
): pg.Pool {
	const pool = new pg.Pool(options);
	// pg takes its own listener off a connection while somebody uses it.
	pool.on("connect", (client) => client.on("error", onLost));
	// An idle connection tells the pool as well: it has been heard already.
	pool.on("error", () => {});
	return pool;
}

/**
 * Makes one connection beside the pools, not yet open. When it breaks, whatever waits for it is rejected.
 * @param options as of pg
 */
export function createClient(options: pg.ClientConfig): pg.Client {
	const client = new pg.Client(options);
	client.on("error", () => {});
	return client;
}
