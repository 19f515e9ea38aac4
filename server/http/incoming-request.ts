import type { IncomingMessage } from "node:http";
import { streamOf } from "#app/domain/base/stream-of.ts";
import type { Caller } from "./client-address.ts";
import type { BodyLimit } from "./request-limits.ts";

/** The body is larger than its limit. */
class BodyTooLargeError extends Error {
	constructor() {
		super("The request's body is too large.");
		this.name = "BodyTooLargeError";
	}
}

/** As the router reads them: a path with one matches no route, not even the one of all other addresses. */
const lineBreaks = /%0[ad]|%e2%80%a[89]/giu;

/**
 * The part of the request line that we answer: path and query. A request that names a host in its line which
 * is not one of `hosts`, a path with two slashes or a backslash in front, or control characters is none of ours.
 * A path is taken without line breaks, as mails put them into long addresses.
 */
export function parseTarget(
	line: string,
	hosts: ReadonlySet<string> = new Set(),
): { path: string; query: string; isBroken: boolean } | undefined {
	const target = /^https?:\/\/([^/?#]+)(\/.*)?$/iu.exec(line);
	if (target && !hosts.has((target[1] ?? "").toLowerCase())) return undefined;
	const text = target ? (target[2] ?? "/") : line;
	const [, broken = "", query = ""] = /^([^?]*)(.*)$/su.exec(text) ?? [];
	let path = broken;
	// What stood around one may be another. No mail does it often, and each layer is a look at the whole path.
	for (let layer = 0; layer < 3; layer++) path = path.replaceAll(lineBreaks, "");
	if (path.search(lineBreaks) >= 0) return undefined;
	if (!/^\/(?![/\\])[^#\s\\]*$/u.test(path + query)) return undefined;
	return { path, query, isBroken: path !== broken };
}

/** The hosts that a request may name in its line: the one of its header, and the configured one. */
export function hostsOf(message: IncomingMessage, configured: string | undefined): Set<string> {
	const hosts = configured ? [new URL(configured).host] : [message.headers.host ?? ""];
	return new Set(hosts.map((host) => host.toLowerCase()));
}

/** Whether a request names several hosts: who stands before us may have believed another one than we. */
export function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
	let names = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		if (rawHeaders[index]?.toLowerCase() === "host") names++;
	}
	return names > 1;
}

/**
 * The origin a request came to. A configured one always wins, so that no header can put another host into
 * a link; without one, the host that the browser names, if it is a name at all.
 */
export function originOf(
	message: IncomingMessage,
	caller: Caller,
	configured: string | undefined,
): string | undefined {
	if (configured) return configured;
	const host = message.headers.host ?? "";
	if (!/^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/iu.test(host))
		return undefined;
	const secure = caller.throughProxy && message.headers["x-forwarded-proto"] === "https";
	return `${secure ? "https" : "http"}://${host.toLowerCase()}`;
}

// What a caller could claim about itself; the app hears only what we found out.
const claims =
	/^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-.*|true-client-ip|cf-connecting-ip)$/u;

/** A `Request` for the app. Its body ends with an error as soon as it has more than its limit. */
export function createRequest(
	message: IncomingMessage,
	options: { url: string; caller: Caller; limit: BodyLimit; signal: AbortSignal; tooLarge(): void },
): Request {
	const headers = new Headers();
	const raw = message.rawHeaders;
	for (let index = 0; index < raw.length; index += 2) {
		const name = (raw[index] ?? "").toLowerCase();
		if (!claims.test(name)) headers.append(name, raw[index + 1] ?? "");
	}
	headers.set("x-client-address", options.caller.address);
	const method = message.method ?? "GET";
	const init: RequestInit & { duplex?: "half" } = { method, headers, signal: options.signal };
	if (method !== "GET" && method !== "HEAD") {
		init.body = streamOf(limitBody(message, options));
		init.duplex = "half";
	}
	return new Request(options.url, init);
}

async function* limitBody(
	message: IncomingMessage,
	{ limit, tooLarge }: { limit: BodyLimit; tooLarge(): void },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	let received = 0;
	let fields = 1;
	// Forms with files are taken apart while they come in, within limits of their own.
	const type = message.headers["content-type"] ?? "";
	const hasFields = /^application\/x-www-form-urlencoded\b/iu.test(type);
	// The connection outlives the body, so that the client can be told that it was too large.
	for await (const chunk of message.iterator({ destroyOnReturn: false })) {
		received += chunk.length;
		if (hasFields) fields += countOf(chunk, ampersand);
		if (received > limit.bytes || fields > limit.fields) {
			tooLarge();
			throw new BodyTooLargeError();
		}
		yield chunk;
	}
}

const ampersand = 0x26;

function countOf(bytes: Uint8Array, sought: number): number {
	let count = 0;
	for (let at = bytes.indexOf(sought); at >= 0; at = bytes.indexOf(sought, at + 1)) count++;
	return count;
}
