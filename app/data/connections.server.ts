import pg from "pg";

/** Postgres takes no NUL in a text: a person who sends one is answered as if it were not there. */
class TextClient extends pg.Client {
	constructor(options?: pg.ClientConfig) {
		super(options);
		const query = this.query.bind(this) as (...given: unknown[]) => unknown;
		const send = (...given: unknown[]) => query(...given.map(withoutNul));
		this.query = send as typeof this.query;
	}
}

/** Of what is given to a query: its list of values. */
function withoutNul(given: unknown): unknown {
	if (!Array.isArray(given)) return given;
	return given.map((value) => (typeof value === "string" ? value.replaceAll("\0", "") : value));
}

/**
 * Opens a pool of connections. Every pool of the process is made here: the server may end a connection at
 * any moment, also one that is in use, and an error event that nobody hears would end the process.
 * @param onLost is told of each connection that broke; the pool replaces it by itself
 */
export function openPool(
	options: pg.PoolConfig,
	onLost: (error: Error) => void = () => {},
): pg.Pool {
	const pool = new pg.Pool({ ...options, Client: TextClient } as pg.PoolConfig);
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
