import pg from "pg";

/**
 * Postgres takes no NUL, in no text and no document: a person who sends one is answered as if it were not there.
 * What is asked at the same time is sent as one.
 */
class TextClient extends pg.Client {
	constructor(options?: pg.ClientConfig) {
		super(options);
		const query = this.query.bind(this) as (...given: unknown[]) => unknown;
		const send = (...given: unknown[]) => {
			this.#sendOnce();
			return query(...given.map(withoutNul));
		};
		this.query = send as typeof this.query;
	}

	#isHeld = false;

	/** Each write wakes the server's process, which costs more than what is written. */
	#sendOnce(): void {
		const { stream } = this.connection;
		if (this.#isHeld) return;
		this.#isHeld = true;
		stream.cork();
		// After everything that asks now, also behind promises that are settled.
		process.nextTick(() => {
			this.#isHeld = false;
			stream.uncork();
		});
	}
}

/** The values of a query, without NUL in texts at any depth. */
function withoutNul(given: unknown): unknown {
	return Array.isArray(given) ? given.map(readable) : given;
}

/** What a document refuses as it is escaped there: NUL, and half a letter. */
const escaped = /\\u(?:0000|d[89a-f]..)/iu;

function readable(value: unknown): unknown {
	if (typeof value === "string") {
		const text = value.replaceAll("\0", "");
		return escaped.test(text) && /^[[{"]/u.test(text) ? readableJson(text) : text;
	}
	if (Array.isArray(value)) return value.map(readable);
	// Anything else than a plain object knows how it is written.
	return isPlain(value) ? readableJson(JSON.stringify(value)) : value;
}

/** A document as it was, where Postgres accepts it; a text that is not JSON stays as it is. */
function readableJson(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text, (_, value) => withReadableTexts(value)));
	} catch {
		return text;
	}
}

function withReadableTexts(value: unknown): unknown {
	const clean = (text: string) => text.replaceAll("\0", "").toWellFormed();
	if (typeof value === "string") return clean(value);
	if (!isPlain(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [clean(name), part]));
}

const isPlain = (value: unknown): value is object =>
	typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Opens a pool of connections. Every pool of the process is made here: the server may end a connection at
 * any moment, also one that is in use, and an error event that nobody hears would end the process.
 * @param onLost called for each connection that broke; the pool replaces it
 */
export function openPool(
	options: pg.PoolConfig,
	onLost: (error: Error) => void = () => {},
): pg.Pool {
	// A statement does not wait for the answer to the one before it: those of `askTogether` go out at once.
	const pool = new pg.Pool({ ...options, pipeline: true, Client: TextClient } as pg.PoolConfig);
	// pg takes its own listener off a connection while it is in use.
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
