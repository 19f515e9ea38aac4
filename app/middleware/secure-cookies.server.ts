import type { RouterContextProvider } from "react-router";
import { changeCookies, hostPrefix, isByHttps } from "#app/requests/cookies.server.ts";

const hostCookie = /^offerfolio\.(?:admin|device|flash)=/u;

/** Middleware of the root: where the site is reached by https only, so are its cookies. */
export async function secureCookies(
	{ context }: { context: Readonly<RouterContextProvider> },
	next: () => Promise<Response>,
): Promise<Response> {
	const response = await next();
	if (!isByHttps(context)) return response;
	return changeCookies(response, (line) => {
		const secure = /;\s*Secure(?:;|$)/iu.test(line) ? line : `${line}; Secure`;
		return secure.replace(hostCookie, `${hostPrefix}$&`);
	});
}
