import { brand } from "#app/content/brand.ts";
import { escapeXml } from "#app/domain/base/feed.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Exchange } from "./exchange.ts";
import { closeAfterAnswer } from "./refuse.ts";
import { sendText } from "./static-files.ts";

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
	closeAfterAnswer(exchange);
	const { foreign: text } = messages.forms;
	plainAnswer(exchange, path, { status: 403, title: "That did not come from here", text });
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

/**
 * Answers in the server's own words: a page for people, JSON for programs that ask for it, and a sentence for
 * all others. Nothing of the app is needed for it.
 */
function plainAnswer(
	exchange: Exchange,
	path: string,
	{ status, title, text }: { status: number; title: string; text: string },
): void {
	const { incoming, outgoing, base, nonce } = exchange;
	const kind = kindOfAnswer(String(incoming.headers.accept ?? ""), path);
	if (kind === "text") {
		sendText(outgoing, status, text, base);
		return;
	}
	// The browser asks again by itself; what was sent is only sent again when the person wants it.
	const seconds = isReading(exchange) ? base["retry-after"] : undefined;
	if (kind === "html" && seconds) base.refresh = seconds;
	// Its few rules are inline: in a crowd, a style sheet would be one more request.
	const policy = String(base["content-security-policy"] ?? "");
	base["content-security-policy"] = policy.replace("style-src", `style-src 'nonce-${nonce}'`);
	const body =
		kind === "html"
			? writePage(nonce, { title, text, isAgain: seconds !== undefined })
			: `${JSON.stringify({ error: text })}\n`;
	outgoing.writeHead(status, {
		"cache-control": "no-store",
		...base,
		"content-type": kind === "html" ? "text/html; charset=utf-8" : "application/json",
		"content-length": String(Buffer.byteLength(body)),
	});
	outgoing.end(incoming.method === "HEAD" ? undefined : body);
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
	{ title, text, isAgain }: { title: string; text: string; isAgain: boolean },
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
${isAgain ? `<p><a href="">${messages.busy.again}</a></p>\n` : ""}</main>
</body>
</html>
`;
}
