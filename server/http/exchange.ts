import { randomFillSync, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import {
	contentSecurityPolicy,
	type SecurityPolicy,
	securityHeaders,
} from "#app/requests/security-headers.server.ts";
import { type Caller, createCallerResolver } from "./client-address.ts";
import type { Connections } from "./connections.ts";
import type { Metrics } from "./metrics.ts";
import type { OutgoingHeaders } from "./outgoing-response.ts";

/** One request and its response, while it runs. */
export type Exchange = {
	incoming: IncomingMessage;
	outgoing: ServerResponse;
	caller: Caller;
	requestId: string;
	/** For the scripts and styles of this answer. */
	nonce: string;
	/** Headers of the response, whatever its status. */
	base: OutgoingHeaders;
	/** For the figures: the path, or the kind of answer. */
	route: string;
};

/** The methods that the site knows. */
export const methods: ReadonlySet<string> = new Set(
	"GET HEAD POST PUT PATCH DELETE OPTIONS".split(" "),
);

/** Makes an exchange of each request: with its headers, counted, and logged at its end. */
export function createExchanges(
	options: { trustedProxies: string[]; policy: SecurityPolicy; metrics: Metrics; log: Logger },
	connections: Connections,
) {
	const { policy, metrics, log } = options;
	const resolveCaller = createCallerResolver(options.trustedProxies);
	const fixedHeaders = securityHeaders(policy);
	let hasWarned = false;
	return (incoming: IncomingMessage, outgoing: ServerResponse): Exchange => {
		const started = performance.now();
		const written = incoming.socket.bytesWritten;
		const caller = resolveCaller(incoming);
		if (incoming.headers["x-forwarded-for"] && !caller.throughProxy && !hasWarned) {
			hasWarned = true;
			log.warn(
				{ address: caller.address },
				"X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name: all its visitors count as one network",
			);
		}
		const given = caller.throughProxy ? String(incoming.headers["x-request-id"] ?? "") : "";
		const requestId = /^[\w.-]{8,64}$/u.test(given) ? given : randomUUID();
		const nonce = createNonce();
		const base = {
			...fixedHeaders,
			"content-security-policy": contentSecurityPolicy([`'nonce-${nonce}'`], policy),
			"x-request-id": requestId,
		};
		const exchange = { incoming, outgoing, caller, requestId, nonce, base, route: "none" };
		connections.occupy(outgoing);
		metrics.countInFlight(1);
		outgoing.once("close", () => {
			metrics.countInFlight(-1);
			const milliseconds = performance.now() - started;
			const method = methods.has(incoming.method ?? "") ? String(incoming.method) : "other";
			metrics.observeRequest(method, exchange.route, outgoing.statusCode, milliseconds / 1000);
			logRequest(log, exchange, milliseconds, incoming.socket.bytesWritten - written);
		});
		return exchange;
	};
}

const nonceBytes = 16;
/** Characters of a nonce, in Base64. */
export const nonceLength = 4 * Math.ceil(nonceBytes / 3);
// Asking for random bytes costs more than the bytes do: enough for many answers at once.
const randomness = Buffer.alloc(256 * nonceBytes);
let used = randomness.length;

/** Unguessable, for one rendering of a page. */
export function createNonce(): string {
	if (used === randomness.length) {
		randomFillSync(randomness);
		used = 0;
	}
	used += nonceBytes;
	return randomness.toString("base64", used - nonceBytes, used);
}

/** Writes the line of one request: what was asked and how it went, but nothing that a person typed. */
function logRequest(log: Logger, exchange: Exchange, milliseconds: number, bytes: number): void {
	const { incoming, outgoing, requestId, caller } = exchange;
	const { statusCode: status } = outgoing;
	const [path = "", query = ""] = (incoming.url ?? "").split("?", 2);
	const line = {
		requestId,
		method: incoming.method,
		path: hideTokens(path),
		// What stands behind a name may be a token or a person; the names say enough.
		...(query && { query: [...new URLSearchParams(query.slice(0, 2_000)).keys()].slice(0, 20) }),
		status,
		ms: Math.round(milliseconds * 10) / 10,
		bytes,
		address: caller.address,
		...(!outgoing.writableFinished && { aborted: true }),
	};
	if (status >= 500 && status !== 503) log.error(line, "request");
	else if (isQuiet.test(exchange.route)) log.debug(line, "request");
	else log.info(line, "request");
}

const isQuiet = /^(?:static|\/healthz|\/readyz|\/metrics)$/u;

/** Path segments as long as a secret are not for the log. */
function hideTokens(path: string): string {
	return path.slice(0, 500).replace(/[^/]{40,}/gu, "[hidden]");
}
