import { redirect } from "react-router";
import { ResetPasswordForm } from "#app/components/account/reset-password-form.tsx";
import { VerifyingResetLink } from "#app/components/account/verifying-reset-link.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { newPasswordSchema } from "#app/domain/account/sign-in-forms.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { passkeys as words } from "#app/domain/base/messages/passkeys.ts";
import { placeAfterSignIn } from "#app/domain/base/return-to.ts";
import { checkResetLink, resetPassword } from "#app/operations/account/reset-password.server.ts";
import { readResetCookie, resetCookie, secretHeaders } from "#app/requests/auth-secrets.server.ts";
import { browserOf, signedInHeaders } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { parseForm, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/reset-password";

export const meta = () => privateMeta("Reset your password");

// As on the callback page: the secret of the address must not travel on.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => secretHeaders(actionHeaders);

/** With the secret in the address: a page that posts it. Without: the form, once it was posted. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const code = new URL(request.url).searchParams.get("code");
	if (code) return { code, email: null };
	const services = context.get(servicesContext);
	const secret = readResetCookie(request);
	const browser = browserOf(request, context);
	if (secret === "") throw await leadHome(messages.reset.invalidLink);
	const link = await checkResetLink(services, secret, browser);
	if (!link.success) throw await leadHome(link.error);
	return { code: null, email: link.email };
}

export async function action({ request, context }: Route.ActionArgs) {
	const posted = await parseForm(request, newPasswordSchema);
	const services = context.get(servicesContext);
	const browser = browserOf(request, context);
	const code = posted.form.get("code")?.toString();
	if (code !== undefined) {
		const link = await checkResetLink(services, code, browser);
		if (!link.success) return leadHome(link.error);
		return redirect("/auth/reset-password", { headers: { "Set-Cookie": resetCookie(code) } });
	}
	if (!posted.success) return posted.refused;
	const secret = readResetCookie(request);
	const result = await resetPassword(services, secret, posted.fields.password, browser);
	if (!result.success) {
		if (result.isSet) {
			const flash = { kind: "info", text: result.error } as const;
			const headers = new Headers({ "Set-Cookie": resetCookie("") });
			return redirectWithFlash(`/auth/signin?${new URLSearchParams(result.isSet)}`, flash, headers);
		}
		if (result.error === messages.reset.invalidLink) return leadHome(result.error);
		return refuseForm(result);
	}
	const headers = signedInHeaders(result.data.cookies, browser);
	headers.append("Set-Cookie", resetCookie(""));
	const { passkeys } = result.data;
	const left = passkeys > 0 ? ` ${words.stillSignIn(passkeys)}` : "";
	const flash = { kind: "success", text: messages.reset.success + left } as const;
	return redirectWithFlash(placeAfterSignIn(result.data.returnTo), flash, headers);
}

/** Drops the cookie of an invalid link, with the way to a new one, and keeps it after a rate limit, so that the person can try again. */
function leadHome(text: string) {
	const isUseless = text === messages.reset.invalidLink;
	const headers = new Headers(isUseless ? { "Set-Cookie": resetCookie("") } : {});
	const way = isUseless ? { label: "Request a new link", to: "/auth/forgot-password" } : undefined;
	return redirectWithFlash("/", { kind: "error", text, way }, headers);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.reset.updateFailed);

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
	return loaderData.code === null ? (
		<ResetPasswordForm email={loaderData.email} result={actionData} />
	) : (
		<VerifyingResetLink code={loaderData.code} result={actionData} />
	);
}
