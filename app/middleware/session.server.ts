import type { RouterContextProvider } from "react-router";
import { isPrefetch, prefetchSeconds } from "#app/requests/prefetch.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { findSession, type SessionLookup, sessionContext } from "#app/requests/session.server.ts";

const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?offerfolio\.session_token=/u;

type MiddlewareArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Session middleware of the root: makes the session available to every loader and action. */
export async function loadSession(
	{ request, context }: MiddlewareArguments,
	next: () => Promise<Response>,
): Promise<Response> {
	const services = context.get(servicesContext);
	const hasCookie = sessionCookie.test(request.headers.get("Cookie") ?? "");
	const { shown, confirmSession } = context.get(requestInfoContext);
	let lookup: ReturnType<SessionLookup> | undefined;
	let cookies: string[] = [];

	const find = async () => {
		const found = await findSession(services, request.headers);
		if (found) cookies = found.cookies;
		return found;
	};
	context.set(sessionContext, async (again) => {
		shown?.becomePersonal();
		if (!hasCookie) return null;
		const isPosted = request.method !== "GET" && request.method !== "HEAD";
		const hasChanged = again === "afterChange" || (again === "again" && isPosted);
		if (!lookup || hasChanged) lookup = find();
		const found = await lookup;
		if (found) confirmSession?.();
		return found;
	});

	const response = await next();
	for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
	// A response that a route calls public depends on no person: a drawing, the sitemap.
	const isPublic = response.headers.get("Cache-Control")?.startsWith("public") ?? false;
	if (isPublic && !response.headers.has("Set-Cookie")) return response;
	if (hasCookie || response.status >= 400 || response.headers.has("Set-Cookie")) {
		response.headers.set("Cache-Control", "private, no-store");
	} else if (!response.headers.has("Cache-Control")) {
		// A prefetched page that the browser may not keep would be loaded again at the click.
		const wasPrefetched = isPrefetch(request) && response.ok;
		const kept = `private, max-age=${prefetchSeconds}`;
		response.headers.set("Cache-Control", wasPrefetched ? kept : "no-cache");
	}
	response.headers.append("Vary", "Cookie");
	return response;
}
