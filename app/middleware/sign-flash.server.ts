import type { RouterContextProvider } from "react-router";
import { changeCookies } from "#app/requests/cookies.server.ts";
import { flashCookie } from "#app/requests/flash.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";

/** Middleware of the root: a message is shown only when this site has written it. */
export async function signFlash(
	{ context }: { context: Readonly<RouterContextProvider> },
	next: () => Promise<Response>,
): Promise<Response> {
	const response = await next();
	const { links } = context.get(servicesContext);
	return changeCookies(response, (line) =>
		line.replace(
			/^offerfolio\.flash=([^;]+)/u,
			(_, value) => `${flashCookie}=${links.sign("flash", value)}`,
		),
	);
}
