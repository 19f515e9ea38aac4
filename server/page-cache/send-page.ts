import { chooseEncoding, type Encoding } from "../http/content-encoding.ts";
import type { Exchange } from "../http/exchange.ts";
import type { OutgoingHeaders } from "../http/outgoing-response.ts";
import { bytesOf, isWorthEncoding, type PageBytes } from "./page-bytes.ts";

/**
 * Sends a page out of memory, or says that the browser has it already.
 * @returns the encoding that was sent
 */
export async function sendPage(
	{ incoming, outgoing, base }: Exchange,
	page: PageBytes,
): Promise<Encoding | undefined> {
	const { headers: asked, method } = incoming;
	const headers: OutgoingHeaders = { ...base, ...page.headers };
	if (isSamePage(asked["if-none-match"], page.etag)) {
		outgoing.writeHead(304, headers).end();
		return undefined;
	}
	const encoding = isWorthEncoding(page) ? chooseEncoding(asked["accept-encoding"]) : undefined;
	let body = page.raw;
	if (encoding) {
		const bytes = bytesOf(page, encoding);
		body = Buffer.isBuffer(bytes) ? bytes : await bytes;
		headers["content-encoding"] = encoding;
	}
	headers["content-length"] = String(body.length);
	outgoing
		.writeHead(200, Object.assign(headers, page.contentHeaders))
		.end(method === "HEAD" ? undefined : body);
	return encoding;
}

/** RFC 9110, 13.1.2: one of a list of tags, compared weakly, or any page at all. */
function isSamePage(asked: string | undefined, etag: string): boolean {
	if (asked === undefined) return false;
	if (asked.trim() === "*") return true;
	const opaque = (tag: string) => tag.trim().replace(/^W\//u, "");
	return asked.split(",").some((tag) => opaque(tag) === opaque(etag));
}
