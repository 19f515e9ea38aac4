import type { RouterContextProvider } from "react-router";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { networkOf } from "#app/domain/base/network.ts";
import { createSecret } from "#app/integrations/secrets.server.ts";
import { readHostCookie, writeCookie } from "./cookies.server.ts";
import { requestInfoContext } from "./request-context.server.ts";

const year = 365 * 86_400;
/** By which a browser is known again; read where people sign in. */
export const deviceCookie = "offerfolio.device";
const secretPattern = /^[\w-]{43}$/u;

/** The browser behind a request, with the secret by which it is known again. */
export function browserOf(
	request: Request,
	context: Readonly<RouterContextProvider>,
): BrowserRequest {
	const { clientAddress, now } = context.get(requestInfoContext);
	const kept = readHostCookie({ request, context }, deviceCookie) ?? "";
	return {
		headers: request.headers,
		address: clientAddress,
		network: networkOf(clientAddress),
		device: secretPattern.test(kept) ? kept : createSecret(),
		now,
	};
}

/** The cookies of the response that signs a user in: the session, and the one that recognizes the browser. */
export function signedInHeaders(cookies: readonly string[], { device }: BrowserRequest): Headers {
	const headers = new Headers();
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	headers.append("Set-Cookie", writeCookie(deviceCookie, device, { maxAge: year }));
	return headers;
}
