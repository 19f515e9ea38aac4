import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { readHostCookie, writeCookie } from "./cookies.server.ts";
import { servicesContext } from "./request-context.server.ts";

/** A message for the page after a redirect: shown once as a toast. */
export type Flash = {
	id: string;
	kind: "success" | "error" | "info";
	text: string;
	/** A way on. The toast stays until it is closed. */
	way?: { label: string; to: string } | undefined;
};

export const flashCookie = "offerfolio.flash";
const seconds = 60;

const flashSchema = z.object({
	id: z.string().max(40),
	kind: z.enum(["success", "error", "info"]),
	text: z.string().max(300),
	way: z.object({ label: z.string().max(60), to: z.string().max(200) }).optional(),
});

type MiddlewareArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Redirects with a message, which the middleware `signFlash` signs. `headers` may carry further cookies. */
export function redirectWithFlash(
	to: string,
	flash: Omit<Flash, "id">,
	headers = new Headers(),
): Response {
	const text = JSON.stringify({ id: crypto.randomUUID(), ...flash });
	const value = Buffer.from(text).toString("base64url");
	headers.append("Set-Cookie", writeCookie(flashCookie, value, { maxAge: seconds }));
	return redirect(to, { headers });
}

/** The waiting message, and the header that deletes it; null when there is none. */
export function takeFlash({
	request,
	context,
}: MiddlewareArguments): { flash: Flash; setCookie: string } | null {
	const signed = readHostCookie({ request, context }, flashCookie);
	const value = signed && context.get(servicesContext).links.read("flash", signed);
	if (!value) return null;
	const parsed = flashSchema.safeParse(JSON.parse(Buffer.from(value, "base64url").toString()));
	return parsed.success
		? { flash: parsed.data, setCookie: writeCookie(flashCookie, "", { maxAge: 0 }) }
		: null;
}
