import { readCookie, writeCookie } from "./cookies.server.ts";

const name = "offerfolio.reset";
const minutes = 30;

/**
 * Carries the secret of a reset link from its page to the form, so that it is in no address. The empty secret
 * forgets it.
 */
export function resetCookie(secret: string): string {
	const maxAge = secret === "" ? 0 : minutes * 60;
	return writeCookie(name, secret, { maxAge, path: "/auth", sameSite: "Strict" });
}

export const readResetCookie = (request: Request): string => readCookie(request, name) ?? "";
