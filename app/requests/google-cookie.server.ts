import { readCookie, writeCookie } from "./cookies.server.ts";

const name = "offerfolio.google";
const minutes = 10;

/** Ties a sign-in with Google to the browser that left for it. The empty secret forgets it. */
export function googleCookie(secret: string): string {
	return writeCookie(name, secret, {
		maxAge: secret === "" ? 0 : minutes * 60,
		path: "/auth",
	});
}

export const readGoogleCookie = (request: Request): string | null => readCookie(request, name);
