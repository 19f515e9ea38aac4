import { type RouterContextProvider, redirect } from "react-router";
import { sessionEnded } from "#app/domain/base/messages/general.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
import { getPerson } from "#app/requests/session.server.ts";

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/**
 * Middleware of every area that needs an account: redirects a visitor to sign in, and back afterwards. A form
 * that our scripts send keeps what was typed, and is told that the session has ended.
 */
export async function requireMember(
	{ request, url, context }: Asked,
	next: () => Promise<Response>,
): Promise<Response> {
	if (await getPerson(context)) return next();
	if (request.method === "POST" && !isPostedByBrowser(request)) {
		throw errorResponse("authentication_required", sessionEnded, { needsSignIn: true });
	}
	throw leadToSignIn({ request, url });
}

/** Leads a visitor to signing in, and back to where they were. */
export function leadToSignIn({ request, url }: Omit<Asked, "context">): Response {
	// Not the request's own address: that of a client-side navigation names a file of data.
	const returnTo = request.method === "GET" ? url.pathname + url.search : pageOfForm(request);
	return redirect(`/auth/signin?${new URLSearchParams({ returnTo })}`);
}

/** Like `requireMember`, for addresses where only a POST does something: a GET redirects for all viewers. */
export async function requireMemberToPost(
	asked: Asked,
	next: () => Promise<Response>,
): Promise<Response> {
	return asked.request.method === "POST" ? requireMember(asked, next) : next();
}

/** The page that a form was sent from, as the browser names it; the home page for another site's. */
export function pageOfForm(request: Request, fallback?: string): string {
	const referrer = URL.parse(request.headers.get("Referer") ?? "");
	const isOurs = referrer?.origin === new URL(request.url).origin;
	return safeReturnTo(isOurs ? referrer.pathname + referrer.search : null, fallback);
}
