import { type RouterContextProvider, redirect } from "react-router";
import { getPerson } from "./person.server.ts";

/** Middleware of every area that needs an account: others are led to signing in, and back afterwards. */
export async function requireMember(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	next: () => Promise<Response>,
): Promise<Response> {
	if (await getPerson(context)) return next();
	const { pathname, search } = new URL(request.url);
	const returnTo = request.method === "GET" ? pathname + search : "/";
	throw redirect(`/auth/signin?${new URLSearchParams({ returnTo })}`);
}
