/** What one caller, and all callers together, may ask of the process. */
export type RequestLimits = {
	/** Bytes of a body; more is answered 413 while it still comes in. */
	body: number;
	/** Other limits for addresses that begin with a prefix, the first that fits. */
	bodies: readonly (readonly [prefix: string, bytes: number])[];
	/** Characters of an address; more is answered 414. */
	address: number;
	/** Requests that are being answered at once; further ones get 503 at once. */
	concurrent: number;
	connections: number;
	/** Bytes of all headers; more is answered 431. */
	headers: number;
	/** Milliseconds for the headers to arrive. */
	headersTimeout: number;
	/** Milliseconds for the whole request to arrive, its body included. */
	requestTimeout: number;
	/** Milliseconds an idle connection is kept; longer than the 60 seconds of usual load balancers. */
	keepAliveTimeout: number;
	/** Milliseconds without a byte in either direction. */
	idleTimeout: number;
};

export const requestLimits: RequestLimits = {
	body: 1 << 20,
	bodies: [],
	// The router asks for up to 7,680 characters of paths at once.
	address: 8_192,
	concurrent: 256,
	connections: 5_000,
	headers: 16_384,
	headersTimeout: 10_000,
	requestTimeout: 60_000,
	keepAliveTimeout: 65_000,
	idleTimeout: 120_000,
};

/** How many bytes the body of a request to this path may have. */
export function bodyLimitOf(limits: RequestLimits, path: string): number {
	return limits.bodies.find(([prefix]) => path.startsWith(prefix))?.[1] ?? limits.body;
}
