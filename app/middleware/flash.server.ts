import { createCookie, redirect } from "react-router";
import { z } from "zod";

/** A message for the page after a redirect: shown once as a toast. */
export type Flash = { id: string; kind: "success" | "error" | "info"; text: string };

const flashCookie = createCookie("offerfolio.flash", {
	path: "/",
	httpOnly: true,
	sameSite: "lax",
	maxAge: 60,
});

const flashSchema = z.object({
	id: z.string().max(40),
	kind: z.enum(["success", "error", "info"]),
	text: z.string().max(300),
});

/** Redirects with a message. `headers` may carry further cookies. */
export async function redirectWithFlash(
	to: string,
	flash: Omit<Flash, "id">,
	headers = new Headers(),
): Promise<Response> {
	const value = { id: crypto.randomUUID(), ...flash };
	headers.append("Set-Cookie", await flashCookie.serialize(value));
	return redirect(to, { headers });
}

/** The waiting message, and the header that forgets it; null when there is none. */
export async function takeFlash(
	request: Request,
): Promise<{ flash: Flash; setCookie: string } | null> {
	const header = request.headers.get("Cookie");
	if (!header?.includes(`${flashCookie.name}=`)) return null;
	const parsed = flashSchema.safeParse(await flashCookie.parse(header).catch(() => null));
	return parsed.success
		? { flash: parsed.data, setCookie: await flashCookie.serialize("", { maxAge: 0 }) }
		: null;
}
