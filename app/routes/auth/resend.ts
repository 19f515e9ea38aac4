import { redirect } from "react-router";
import { emailOnlySchema } from "#app/domain/account/sign-in-forms.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { resendConfirmation } from "#app/operations/account/mail-links.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse, parseForm, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/resend";

export function loader() {
	return redirect("/auth/signin");
}

export async function action({ request, context }: Route.ActionArgs) {
	const posted = await parseForm(request, emailOnlySchema);
	const returnTo = safeReturnTo(posted.form.get("returnTo")?.toString());
	const answer = posted.success
		? await sendAgain(posted, returnTo, request, context)
		: posted.refused;
	if (!isPostedByBrowser(request)) return answer;
	const { success, message, fieldErrors } = answer.data;
	const text = message ?? fieldErrors?.email ?? messages.resend.failed;
	const kind = success ? "success" : "error";
	return redirectWithFlash(`/auth/signin?${new URLSearchParams({ returnTo })}`, { kind, text });
}

async function sendAgain(
	{ fields, values }: { fields: { email: string }; values: Record<string, string> },
	returnTo: string,
	request: Request,
	context: Route.ActionArgs["context"],
) {
	const services = context.get(servicesContext);
	const browser = browserOf(request, context);
	const result = await resendConfirmation(services, fields.email, returnTo, browser);
	if (!result.success) return refuseForm(result, values);
	return formResponse({ success: true, message: messages.resend.success, values });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.resend.failed);
