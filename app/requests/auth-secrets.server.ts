import { readCookie, writeCookie } from "./cookies.server.ts";

/* Secrets on their way through the pages under /auth: in cookies, and in an address that must not travel on. */

const resetName = "offerfolio.reset";
const googleName = "offerfolio.google";
const minutes = { reset: 30, google: 10 };

/**
 * Carries the secret of a reset link from its page to the form, so that it is in no address. The empty secret
 * forgets it.
 */
export function resetCookie(secret: string): string {
	const maxAge = secret === "" ? 0 : minutes.reset * 60;
	return writeCookie(resetName, secret, { maxAge, path: "/auth", sameSite: "Strict" });
}

export const readResetCookie = (request: Request): string => readCookie(request, resetName) ?? "";

/** Ties a sign-in with Google to the browser that left for it. The empty secret forgets it. */
export function googleCookie(secret: string): string {
	const maxAge = secret === "" ? 0 : minutes.google * 60;
	return writeCookie(googleName, secret, { maxAge, path: "/auth" });
}

export const readGoogleCookie = (request: Request): string | null =>
	readCookie(request, googleName);

/**
 * Headers of a page whose address holds a secret: it must not travel on as a referrer. With "no-referrer" a browser would
 * also leave the origin out of the form's POST, which is then refused as another site's.
 */
export function secretHeaders(others?: Headers): Headers {
	const headers = new Headers(others);
	headers.set("Referrer-Policy", "strict-origin");
	headers.set("Cache-Control", "private, no-store");
	return headers;
}
