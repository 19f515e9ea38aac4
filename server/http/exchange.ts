import { randomFillSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Caller } from "./client-address.ts";
import type { OutgoingHeaders } from "./outgoing-response.ts";

/** One request and its answer, while it is under way. */
export type Exchange = {
	incoming: IncomingMessage;
	outgoing: ServerResponse;
	caller: Caller;
	requestId: string;
	/** For the scripts and styles of this answer. */
	nonce: string;
	/** The headers that the answer carries, whatever it becomes. */
	base: OutgoingHeaders;
	/** For the figures: the path, or the kind of answer. */
	route: string;
};

const nonceBytes = 16;
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

/** Writes the line of one request: what was asked and how it went, but nothing that somebody typed. */
export function logRequest(
	log: Logger,
	exchange: Exchange,
	milliseconds: number,
	bytes: number,
): void {
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
