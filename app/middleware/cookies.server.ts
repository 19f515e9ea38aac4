import type { RouterContextProvider } from "react-router";
import { servicesContext } from "./request-context.server.ts";

/** The value of a plain cookie of the request, or null. */
export function readCookie(request: Request, name: string): string | null {
	for (const part of (request.headers.get("Cookie") ?? "").split(";")) {
		const [key, ...value] = part.trim().split("=");
		if (key === name) return value.join("=");
	}
	return null;
}

/** A cookie of ours that no script can read; `maxAge` in seconds. */
export function writeCookie(
	name: string,
	value: string,
	options: { maxAge: number; path?: string; sameSite?: "Lax" | "Strict" },
): string {
	const { maxAge, path = "/", sameSite = "Lax" } = options;
	return `${name}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=${sameSite}`;
}

/** Middleware of the root: where the site is reached by https only, so are its cookies. */
export async function secureCookies(
	{ context }: { request: Request; context: Readonly<RouterContextProvider> },
	next: () => Promise<Response>,
): Promise<Response> {
	const response = await next();
	if (!context.get(servicesContext).publicUrl.startsWith("https:")) return response;
	const cookies = response.headers.getSetCookie();
	response.headers.delete("Set-Cookie");
	for (const cookie of cookies) {
		const secure = /;\s*Secure(?:;|$)/iu.test(cookie) ? cookie : `${cookie}; Secure`;
		response.headers.append("Set-Cookie", secure);
	}
	return response;
}
