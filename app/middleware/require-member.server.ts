import { type RouterContextProvider, redirect } from "react-router";
import { getPerson } from "./person.server.ts";

/** Middleware of every area that needs an account: others are led to signing in, and back afterwards. */
export async function requireMember(
	{
		request,
		url,
		context,
	}: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
	next: () => Promise<Response>,
): Promise<Response> {
	if (await getPerson(context)) return next();
	// Not the request's own address: that of a client-side navigation names a file of data.
	const returnTo = request.method === "GET" ? url.pathname + url.search : "/";
	throw redirect(`/auth/signin?${new URLSearchParams({ returnTo })}`);
}
