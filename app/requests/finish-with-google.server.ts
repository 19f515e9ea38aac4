import type { RouterContextProvider } from "react-router";
import { messages } from "#app/domain/base/messages.ts";
import { placeAfterSignIn } from "#app/domain/base/return-to.ts";
import { finishGoogleSignIn } from "#app/operations/account/sign-in-with-google.server.ts";
import { googleCookie, readGoogleCookie } from "#app/requests/auth-secrets.server.ts";
import { browserOf, signedInHeaders } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";

/** Google has sent the person back: signs them in, or says why not. */
export async function finishWithGoogle(
	callback: URL,
	request: Request,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	const browser = browserOf(request, context);
	const result = await finishGoogleSignIn(
		context.get(servicesContext),
		callback,
		readGoogleCookie(request),
		browser,
	);
	const headers = result.success ? signedInHeaders(result.data.cookies, browser) : new Headers();
	headers.append("Set-Cookie", googleCookie(""));
	const { returnTo = "/" } = result;
	if (result.success) {
		const flash = { kind: "success", text: messages.signIn.success } as const;
		return redirectWithFlash(placeAfterSignIn(returnTo), flash, headers);
	}
	// A person who signs in another way goes on to what they wanted.
	const signIn = returnTo === "/" ? "" : `?${new URLSearchParams({ returnTo })}`;
	const flash = { kind: "error", text: result.error } as const;
	return redirectWithFlash(`/auth/signin${signIn}`, flash, headers);
}
