import { redirect } from "react-router";
import { AuthPage } from "#app/components/account/auth-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { signInSchema } from "#app/domain/account/sign-in-forms.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { placeAfterSignIn } from "#app/domain/base/return-to.ts";
import { signInWithPassword } from "#app/operations/account/sign-in.server.ts";
import { browserOf, signedInHeaders } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse, parseForm, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/sign-in";

export const meta = () => privateMeta("Sign in");

// When to try again, and the new session's cookies.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const returnTo = placeAfterSignIn(searchParams.get("returnTo"));
	if (await getPerson(context)) throw redirect(returnTo);
	// An expired link brought the person here: the form offers a new one.
	const info: FormResult | undefined =
		searchParams.get("expired") === "true"
			? { success: false, kind: "info", message: messages.callback.expired }
			: undefined;
	return { returnTo, info };
}

export async function action({ request, context }: Route.ActionArgs) {
	const posted = await parseForm(request, signInSchema);
	if (!posted.success) return posted.refused;
	const { fields, form, values } = posted;
	const browser = browserOf(request, context);
	const result = await signInWithPassword(context.get(servicesContext), fields, browser);
	if (!result.success) {
		return refuseForm(result, values, { kind: result.unconfirmed ? "info" : "error" });
	}
	const headers = signedInHeaders(result.data.cookies, browser);
	// The dialog stays where it is, and closes itself.
	if (!isPostedByBrowser(request) && form.get("from") === "dialog") {
		return formResponse({ success: true }, { headers });
	}
	return redirectWithFlash(
		placeAfterSignIn(form.get("returnTo")?.toString()),
		{ kind: "success", text: messages.signIn.success },
		headers,
	);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.signIn.unexpected);

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	const { returnTo, info } = loaderData;
	return <AuthPage tab="signin" returnTo={returnTo} result={actionData ?? info} />;
}
