import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import {
	chooseEncoding,
	compress,
	compressFrom,
	createCompressor,
	isCompressible,
} from "./content-encoding.ts";

export type OutgoingHeaders = Record<string, string | string[]>;

/**
 * Sends an answer of the app. A body that is there at once goes out with its length; one that is still
 * being made goes out piece by piece. Text is compressed as the client likes it.
 * @param base headers that every answer carries; those of the answer itself win
 */
export async function sendResponse(
	outgoing: ServerResponse,
	response: Response,
	base: OutgoingHeaders,
): Promise<void> {
	const { method, headers: asked } = outgoing.req;
	const headers = mergeHeaders(base, response.headers);
	const { status, body } = response;
	const mayCompress =
		headers["content-encoding"] === undefined &&
		!String(headers["cache-control"] ?? "").includes("no-transform") &&
		isCompressible(response.headers.get("content-type"));
	if (mayCompress) addVary(headers, "Accept-Encoding");

	if (!body || method === "HEAD" || status === 204 || status === 304) {
		await body?.cancel();
		writeHead(outgoing, response, headers);
		outgoing.end();
		return;
	}

	const encoding = mayCompress ? chooseEncoding(String(asked["accept-encoding"] ?? "")) : undefined;
	const reader = body.getReader();
	try {
		const { chunks, size, next } = await readAvailable(reader);
		if (next) {
			if (encoding) {
				headers["content-encoding"] = encoding;
				delete headers["content-length"];
			}
			writeHead(outgoing, response, headers);
			const pieces = continueReading(chunks, next, reader);
			await (encoding
				? pipeline(pieces, createCompressor(encoding), outgoing)
				: pipeline(pieces, outgoing));
			return;
		}
		let whole: Uint8Array = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
		if (encoding && size > compressFrom) {
			whole = await compress(whole, encoding, "quick");
			headers["content-encoding"] = encoding;
		}
		headers["content-length"] = String(whole.length);
		writeHead(outgoing, response, headers);
		outgoing.end(whole);
	} catch (error) {
		await reader.cancel(error).catch(() => {});
		throw error;
	}
}

/** Adds a name to `Vary` unless it is there. */
export function addVary(headers: OutgoingHeaders, name: string): void {
	const known = String(headers.vary ?? "");
	if (
		known
			.toLowerCase()
			.split(/\s*,\s*/u)
			.includes(name.toLowerCase())
	)
		return;
	headers.vary = known ? `${known}, ${name}` : name;
}

function mergeHeaders(base: OutgoingHeaders, own: Headers): OutgoingHeaders {
	const headers: OutgoingHeaders = { ...base };
	for (const [name, value] of own) {
		if (name !== "set-cookie") headers[name] = value;
	}
	const cookies = own.getSetCookie();
	if (cookies.length > 0) headers["set-cookie"] = cookies;
	// How the connection is used is between this process and the other end.
	delete headers["transfer-encoding"];
	delete headers.connection;
	return headers;
}

function writeHead(outgoing: ServerResponse, response: Response, headers: OutgoingHeaders): void {
	for (const name in headers) {
		const value = headers[name];
		if (value !== undefined) outgoing.setHeader(name, value);
	}
	outgoing.statusCode = response.status;
	if (response.statusText) outgoing.statusMessage = response.statusText;
}

type Read = Promise<ReadableStreamReadResult<Uint8Array>>;
type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads until the body has ended or makes us wait; then `next` is the read that waits. */
async function readAvailable(
	reader: Reader,
): Promise<{ chunks: Uint8Array[]; size: number; next?: Read }> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (;;) {
		const next = reader.read();
		const read = await (chunks.length === 0 ? next : Promise.race([next, nextTurn()]));
		if (!read) return { chunks, size, next };
		if (read.done) return { chunks, size };
		chunks.push(read.value);
		size += read.value.length;
	}
}

async function* continueReading(
	chunks: Uint8Array[],
	next: Read,
	reader: Reader,
): AsyncGenerator<Uint8Array> {
	let finished = false;
	try {
		yield* chunks;
		let read = await next;
		while (!read.done) {
			yield read.value;
			read = await reader.read();
		}
		finished = true;
	} finally {
		if (!finished) await reader.cancel().catch(() => {});
	}
}

function nextTurn(): Promise<undefined> {
	return new Promise((resolve) => setImmediate(resolve, undefined));
}
