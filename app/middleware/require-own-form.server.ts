import type { RouterContextProvider } from "react-router";
import { messages } from "#app/domain/base/messages.ts";
import { errorResponse } from "#app/requests/error-response.ts";

/**
 * Middleware of the root: every change is a POST from a page of this site. The router itself asks this for
 * pages only, not for the routes that answer with data or files.
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
		throw errorResponse("forbidden", messages.forms.foreign);
	}
	const answer = await next();
	// A page shows its error page, and scripts get data. A route without a page has nothing to show.
	const isSaid = /html|x-script/u.test(answer.headers.get("Content-Type") ?? "");
	if (answer.status !== 405 || isSaid) return answer;
	return new Response(messages.busy.readOnly, {
		status: 405,
		headers: { Allow: "GET, HEAD", "Content-Type": "text/plain; charset=utf-8" },
	});
}
