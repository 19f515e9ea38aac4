import type { RouterContextProvider } from "react-router";
import { messages } from "#app/domain/base/messages.ts";
import { errorAnswer } from "./error-answer.ts";

/**
 * Whether a browser itself posted the form, without our scripts: then it needs a page to go to, where a
 * script wants the answer as data.
 */
export function isPostedByBrowser(request: Request): boolean {
	const mode = request.headers.get("Sec-Fetch-Mode");
	if (mode) return mode === "navigate";
	return (request.headers.get("Accept") ?? "").includes("text/html");
}

/** The fields of a posted form; a body that is none is the sender's fault and not ours. */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await request.formData();
	} catch {
		throw errorAnswer("invalid", messages.general.unreadableForm);
	}
}

/**
 * Middleware of the root: whatever changes something is a POST, and comes from a page of this site. The
 * router itself asks this for pages only, not for the routes that answer with data or files.
 */
export async function requireOwnForm(
	{ request }: { request: Request; context: Readonly<RouterContextProvider> },
	next: () => Promise<Response>,
): Promise<Response> {
	if (request.method === "GET" || request.method === "HEAD") return next();
	if (request.method !== "POST") {
		return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
	}
	const origin = request.headers.get("Origin");
	if (origin !== null && origin !== new URL(request.url).origin) {
		throw errorAnswer("forbidden", messages.general.foreignForm);
	}
	const answer = await next();
	// A page draws its error page, and scripts get data; of a route without a page the router says nothing.
	const isSaid = /html|x-script/u.test(answer.headers.get("Content-Type") ?? "");
	if (answer.status !== 405 || isSaid) return answer;
	return new Response(messages.busy.readOnly, {
		status: 405,
		headers: { Allow: "GET, HEAD", "Content-Type": "text/plain; charset=utf-8" },
	});
}
