import { redirect, redirectDocument } from "react-router";
import * as messages from "#app/domain/base/messages/account.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { beginGoogleSignIn } from "#app/operations/account/sign-in-with-google.server.ts";
import { googleCookie } from "#app/requests/auth-secrets.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/google";

export function loader() {
	return redirect("/auth/signin");
}

/** Sends the browser to Google; it comes back to /auth/callback. */
export async function action({ request, context }: Route.ActionArgs) {
	const returnTo = safeReturnTo((await readForm(request)).get("returnTo")?.toString());
	const browser = browserOf(request, context);
	const result = await beginGoogleSignIn(context.get(servicesContext), returnTo, browser);
	if (!result.success) {
		const signIn = `/auth/signin?${new URLSearchParams({ returnTo })}`;
		return redirectWithFlash(signIn, { kind: "error", text: result.error });
	}
	const headers = { "Set-Cookie": googleCookie(result.data.secret) };
	return redirectDocument(result.data.url, { headers });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.google.unexpected);
