import { data, redirect } from "react-router";
import { AuthPage } from "#app/components/account/auth-page.tsx";
import { failedAuth } from "#app/components/account/failed-auth.ts";
import { brand } from "#app/content/brand.ts";
import {
	type AuthFormResult,
	invalidForm,
	signInSchema,
} from "#app/domain/account/sign-in-forms.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { signInWithPassword } from "#app/operations/account/sign-in.server.ts";
import { browserOf, signedInHeaders } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser, readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/sign-in";

export const meta: Route.MetaFunction = () => [
	{ title: `Sign in · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

// When to try again, and the new session's cookies.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const returnTo = safeReturnTo(searchParams.get("returnTo"));
	if (await getPerson(context)) throw redirect(returnTo);
	// An expired link brought the person here: the form offers a new one.
	const info: AuthFormResult | null =
		searchParams.get("expired") === "true"
			? { success: false, message: { kind: "info", text: messages.callback.expired } }
			: null;
	return { returnTo, info };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const parsed = signInSchema.safeParse(Object.fromEntries(form));
	if (!parsed.success) return data(invalidForm(parsed.error, form.get("email")), { status: 400 });
	const browser = browserOf(request, context);
	const result = await signInWithPassword(context.get(servicesContext), parsed.data, browser);
	if (!result.success) {
		const kind = result.unconfirmed ? "info" : "error";
		const message = { kind, text: result.error } as const;
		const values = { email: parsed.data.email };
		return formResponse<AuthFormResult>({ success: false, message, values }, result);
	}
	const headers = signedInHeaders(result.data.cookies, browser);
	// The dialog stays where it is, and closes itself.
	if (!isPostedByBrowser(request) && form.get("from") === "dialog") {
		return data<AuthFormResult>({ success: true }, { headers });
	}
	return redirectWithFlash(
		safeReturnTo(form.get("returnTo")?.toString()),
		{ kind: "success", text: messages.signIn.success },
		headers,
	);
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, messages.signIn.unexpected, failedAuth);
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	const { returnTo, info } = loaderData;
	const result = actionData ?? info ?? undefined;
	return <AuthPage tab="signin" returnTo={returnTo} result={result} />;
}
