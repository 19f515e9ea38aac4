import { redirect } from "react-router";
import { failedAuth } from "#app/components/account/failed-auth.ts";
import {
	type AuthFormResult,
	emailOnlySchema,
	invalidForm,
} from "#app/domain/account/sign-in-forms.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { resendConfirmation } from "#app/operations/account/mail-links.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser, readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/resend";

export function loader() {
	return redirect("/auth/signin");
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const returnTo = safeReturnTo(form.get("returnTo")?.toString());
	const { answer, status, retryAfter } = await sendAgain(form, returnTo, request, context);
	if (isPostedByBrowser(request)) {
		const text = answer.message?.text ?? answer.fieldErrors?.email ?? messages.resend.failed;
		const kind = answer.success ? "success" : "error";
		return redirectWithFlash(`/auth/signin?${new URLSearchParams({ returnTo })}`, { kind, text });
	}
	return formResponse(answer, { status, ...(retryAfter && { retryAfter }) });
}

async function sendAgain(
	form: FormData,
	returnTo: string,
	request: Request,
	context: Route.ActionArgs["context"],
): Promise<{ answer: AuthFormResult; status: number; retryAfter?: number }> {
	const parsed = emailOnlySchema.safeParse(Object.fromEntries(form));
	if (!parsed.success) {
		return { answer: invalidForm(parsed.error, form.get("email")), status: 400 };
	}
	const { email } = parsed.data;
	const services = context.get(servicesContext);
	const browser = browserOf(request, context);
	const result = await resendConfirmation(services, email, returnTo, browser);
	if (!result.success) {
		const message = { kind: "error", text: result.error } as const;
		return { ...result, answer: { success: false, message, values: { email } } };
	}
	const message = { kind: "success", text: messages.resend.success } as const;
	return { answer: { success: true, message, values: { email } }, status: 200 };
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, messages.resend.failed, failedAuth);
}
