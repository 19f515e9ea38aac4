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

type MiddlewareArguments = { request: Request; context: Readonly<RouterContextProvider> };

export const isByHttps = (context: Readonly<RouterContextProvider>) =>
	context.get(servicesContext).publicUrl.startsWith("https:");

/** Browsers take this prefix over https from the host itself only: no neighbor can plant such a cookie. */
export const hostPrefix = "__Host-";

/** The value of a cookie that bears the prefix over https, or null. */
export function readHostCookie({ request, context }: MiddlewareArguments, name: string) {
	return readCookie(request, isByHttps(context) ? hostPrefix + name : name);
}

/** The answer with each line of a cookie changed. */
export function changeCookies(response: Response, change: (line: string) => string): Response {
	const lines = response.headers.getSetCookie();
	response.headers.delete("Set-Cookie");
	for (const line of lines) response.headers.append("Set-Cookie", change(line));
	return response;
}
