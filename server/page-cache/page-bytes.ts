import { createHash } from "node:crypto";
import {
	contentSecurityPolicy,
	type SecurityPolicy,
} from "#app/requests/security-headers.server.ts";
import { compress, compressFrom, type Encoding } from "../http/content-encoding.ts";
import type { OutgoingHeaders } from "../http/outgoing-response.ts";
import { replaceNonceByHashes } from "./script-hashes.ts";

/** A page as the bytes that are sent. */
export type PageBytes = {
	raw: Buffer;
	/** The compressed forms, each made on its first request. */
	encoded: Partial<Record<Encoding, EncodedBytes>>;
	/** Weak: the same for every encoding, which all mean the same page. */
	etag: string;
	/** Of every response with this page, also of a 304. */
	headers: OutgoingHeaders;
	/** Of a response with a body. */
	contentHeaders: OutgoingHeaders;
};

export type EncodedBytes = {
	bytes: Buffer | Promise<Buffer>;
	effort: "quick" | "best";
	answers: number;
};

const cacheable = /^(?:text\/html|text\/x-script)\b/iu;

/** Whether a response of the app is the same for everybody, as far as it says itself. */
export function isCacheable({ status, headers, body }: Response): boolean {
	return (
		status === 200 &&
		body !== null &&
		cacheable.test(headers.get("content-type") ?? "") &&
		!/no-store|private|no-transform/iu.test(headers.get("cache-control") ?? "") &&
		!headers.has("set-cookie") &&
		!headers.has("content-encoding") &&
		!headers.has("content-security-policy")
	);
}

/**
 * Turns a response into bytes that can be served to many.
 * @param nonce of the request that was rendered
 * @returns `response` instead, for the one who asked, when it may not be cached
 */
export async function toPageBytes(
	response: Response,
	nonce: string,
	policy: SecurityPolicy,
): Promise<{ page: PageBytes } | { response: Response }> {
	if (!isCacheable(response)) return { response };
	const { status, headers } = response;
	const text = await response.text();
	const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
	const bare = isHtml ? replaceNonceByHashes(text, nonce) : { html: text, sources: [] };
	if (!bare) return { response: new Response(text, { status, headers }) };

	const raw = Buffer.from(bare.html);
	const own: OutgoingHeaders = {};
	for (const [name, value] of headers) own[name] = value;
	const { "content-type": type = "text/html; charset=utf-8", "content-length": _, ...others } = own;
	const shared: OutgoingHeaders = {
		...others,
		"content-security-policy": contentSecurityPolicy(bare.sources, policy),
		// A cache on the way would have to know by which cookies it varies; here it costs next to nothing.
		"cache-control": "private, no-cache",
		vary: "Accept-Encoding, Cookie",
	};
	const etag = `W/"${hashOf(raw, JSON.stringify(shared))}"`;
	return {
		page: {
			raw,
			encoded: {},
			etag,
			headers: { ...shared, etag },
			contentHeaders: { "content-type": type },
		},
	};
}

/** The policy is part of what the validator stands for: a browser keeps it with the page. */
function hashOf(raw: Buffer, headers: string): string {
	return createHash("sha256").update(raw).update(headers).digest("base64url").slice(0, 22);
}

/** The bytes in an encoding, at once when they are there; else compressed quickly, once for all who wait. */
export function bytesOf(page: PageBytes, encoding: Encoding): Buffer | Promise<Buffer> {
	const known = page.encoded[encoding];
	if (known) {
		known.answers++;
		return known.bytes;
	}
	const made: EncodedBytes = {
		effort: "quick",
		answers: 1,
		bytes: compress(page.raw, encoding, "quick").then((bytes) => {
			made.bytes = bytes;
			return bytes;
		}),
	};
	page.encoded[encoding] = made;
	return made.bytes;
}

export const isWorthEncoding = ({ raw }: PageBytes): boolean => raw.length > compressFrom;

/** Bytes of memory. */
export function weightOf({ raw, encoded }: PageBytes): number {
	const forms = Object.values(encoded).map(({ bytes }) =>
		Buffer.isBuffer(bytes) ? bytes.length : 0,
	);
	return forms.reduce((sum, length) => sum + length, raw.length);
}
