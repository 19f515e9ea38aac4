import { brand } from "#app/content/brand.ts";
import { escapeXml } from "#app/domain/base/feed.ts";
import { messages } from "#app/domain/base/messages.ts";
import { endAnswer } from "./end-answer.ts";
import type { Exchange } from "./exchange.ts";
import type { OutgoingHeaders } from "./outgoing-response.ts";

/**
 * Seconds after which those who were sent away may come again: not all of them in the same one.
 * @param chance from 0 to 1
 */
export function chooseRetrySeconds(chance = Math.random()): number {
	return 2 + Math.floor(chance * 4);
}

/** Answers that there is too much to do. */
export function busyAnswer(exchange: Exchange, path: string): void {
	const text = isReading(exchange) ? messages.busy.reading : messages.busy.sending;
	laterAnswer(exchange, path, { status: 503, text, seconds: chooseRetrySeconds() });
}

/** Answers that one network reads too many pages. @param seconds until it may go on */
export function tooManyPagesAnswer(exchange: Exchange, path: string, seconds: number): void {
	laterAnswer(exchange, path, { status: 429, text: messages.busy.tooManyPages(seconds), seconds });
}

const isReading = ({ incoming: { method } }: Exchange) => method === "GET" || method === "HEAD";

/** Answers that a form of another site does nothing here. */
export function foreignFormAnswer(exchange: Exchange, path: string): void {
	const { foreign: text } = messages.forms;
	plainAnswer(exchange, path, { status: 403, title: "That did not come from here", text });
}

/** Answers that a body is too large, while it still comes in. */
export function tooLargeAnswer(exchange: Exchange, path: string, text: string): void {
	const { outgoing } = exchange;
	if (outgoing.headersSent) return void outgoing.destroy();
	const title = "That is too large";
	plainAnswer(exchange, path, { status: 413, title, text, way: "Back to the form" });
}

/** Asks the visitor to try again later. */
function laterAnswer(
	exchange: Exchange,
	path: string,
	{ seconds, ...answer }: { status: 429 | 503; text: string; seconds: number },
): void {
	exchange.base["retry-after"] = String(seconds);
	plainAnswer(exchange, path, { title: messages.busy.title, ...answer });
}

function plainAnswer(
	exchange: Exchange,
	path: string,
	{ status, ...said }: { status: number; title: string; text: string; way?: string },
): void {
	const { incoming, outgoing } = exchange;
	const { headers, body } = compose(exchange, path, said);
	endAnswer(outgoing, status, headers, incoming.method === "HEAD" ? undefined : body);
}

/**
 * An answer in the server's own words: a page for people, JSON for programs that ask for it, and a sentence for
 * all others. Nothing of the app is needed for it.
 * @param said `way` leads to the address that was asked
 */
function compose(
	exchange: Exchange,
	path: string,
	{ title, text, way }: { title: string; text: string; way?: string },
): { headers: OutgoingHeaders; body: string } {
	const { incoming, base, nonce } = exchange;
	const kind = kindOfAnswer(String(incoming.headers.accept ?? ""), path);
	if (kind === "html") {
		// The browser asks again by itself; what was sent is only sent again when the person wants it.
		const seconds = isReading(exchange) ? base["retry-after"] : undefined;
		if (seconds) base.refresh = seconds;
		// Its few rules are inline: in a crowd, a style sheet would be one more request.
		const policy = String(base["content-security-policy"] ?? "");
		base["content-security-policy"] = policy.replace("style-src", `style-src 'nonce-${nonce}'`);
		way ??= seconds && messages.busy.again;
	}
	const [type, body] = {
		html: ["text/html; charset=utf-8", writePage(nonce, { title, text, way })],
		json: ["application/json", `${JSON.stringify({ error: text })}\n`],
		text: ["text/plain; charset=utf-8", `${text}\n`],
	}[kind] as [string, string];
	const headers = {
		"cache-control": "no-store",
		...base,
		"content-type": type,
		"content-length": String(Buffer.byteLength(body)),
	};
	return { headers, body };
}

/** @param accepted the header of the request */
export function kindOfAnswer(accepted: string, path: string): "html" | "json" | "text" {
	// The router's own requests take a sentence for what it is: the error of this status.
	if (path.endsWith(".data")) return "text";
	if (accepted.includes("text/html")) return "html";
	const isFunction = /^\/(?:\.netlify\/)?functions\//u.test(path);
	return isFunction || path === "/me" || accepted.includes("json") ? "json" : "text";
}

function writePage(
	nonce: string,
	{ title, text, way }: { title: string; text: string; way: string | undefined },
): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${escapeXml(brand.name)}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { display: grid; align-content: center; min-height: 100dvh; margin: 0; padding: 1.5rem; box-sizing: border-box; background: light-dark(#fbfaf7, #161513); color: light-dark(#1c1b18, #f1eee6); font: 1.0625rem/1.6 system-ui, sans-serif; text-align: center; }
h1 { margin: 0 0 0.75rem; font: 2rem/1.2 Georgia, serif; }
p { max-width: 34rem; margin: 0 auto 1.5rem; color: light-dark(#5c584f, #b5afa3); }
a { color: light-dark(#14663f, #6cc898); }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${way ? `<p><a href="">${way}</a></p>\n` : ""}</main>
</body>
</html>
`;
}
