import { redirect } from "react-router";
import { usePasskeySchema } from "#app/domain/account/passkey-forms.ts";
import { dashboardHome } from "#app/domain/admin/dashboard-roles.ts";
import { adminReturnTo } from "#app/domain/admin/owner-session.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { passkeys as words } from "#app/domain/base/messages/passkeys.ts";
import { placeAfterSignIn } from "#app/domain/base/return-to.ts";
import {
	beginPasskeySignIn,
	signInWithPasskey,
} from "#app/operations/account/passkeys/sign-in-with-key.server.ts";
import { enterAsMember } from "#app/operations/admin/team/enter-as-member.server.ts";
import { browserOf, signedInHeaders } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import {
	formResponse,
	parseFields,
	refuseForm,
	tellFirst,
} from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { adminCookieOf } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { sessionContext } from "#app/requests/session.server.ts";
import type { Route } from "./+types/passkey";

export function loader() {
	return redirect("/auth/signin");
}

/**
 * Signs in with a passkey, in two steps: a browser asks what to sign, and posts what its device has signed. With
 * `dashboard` it also opens the dashboard, to who has a role there.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const services = context.get(servicesContext);
	const browser = browserOf(request, context);
	if (form.get("step") === "begin") {
		const begun = await beginPasskeySignIn(services, browser);
		if (!begun.success) return refuseForm(begun);
		const headers = new Headers(begun.cookies.map((cookie) => ["Set-Cookie", cookie]));
		return formResponse({ success: true, options: begun.options }, { headers });
	}
	const parsed = parseFields(form, usePasskeySchema, tellFirst);
	if (!parsed.success) return parsed.refused;
	const found = await context.get(sessionContext)();
	const before = found && { personId: found.person.id, sessionId: found.sessionId };
	const result = await signInWithPasskey(services, parsed.fields.credential, browser, before);
	if (!result.success) return refuseForm(result);
	const headers = signedInHeaders(result.cookies, browser);
	const returnTo = form.get("returnTo")?.toString();
	const stays = form.get("stay") === "true";
	if (form.get("dashboard") !== "true") {
		if (stays) return formResponse({ success: true }, { headers });
		const text = messages.signIn.success;
		return redirectWithFlash(placeAfterSignIn(returnTo), { kind: "success", text }, headers);
	}
	const entered = await enterAsMember(services, result.sessionId, browser);
	if (!entered.success) {
		const { error, status } = entered;
		return formResponse({ success: false, message: error }, { status, headers });
	}
	headers.append("Set-Cookie", adminCookieOf(entered.secret));
	if (stays) return formResponse({ success: true }, { headers });
	return redirect(adminReturnTo(returnTo, dashboardHome[entered.role]), { headers });
}

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, words.unexpected);
