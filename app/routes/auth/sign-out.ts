import { redirect } from "react-router";
import { leaving } from "#app/components/account/ended-session.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/sign-out";

export function loader() {
	return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
	const { authenticator } = context.get(servicesContext);
	const headers = new Headers();
	for (const cookie of await authenticator.signOut(request.headers)) {
		headers.append("Set-Cookie", cookie);
	}
	const message = messages.signOut.success;
	return isPostedByBrowser(request)
		? redirectWithFlash("/", { kind: "success", text: message }, headers)
		: formResponse({ success: true, message }, { headers });
}

export async function clientAction(args: Route.ClientActionArgs) {
	const form = await args.request.clone().formData();
	const answer = await orFailure(args, messages.signOut.failed);
	// Told here: the menu that was pressed is gone as soon as the page knows that nobody is signed in.
	const { success, message } = "data" in answer ? answer.data : answer;
	if (message) showToast(success ? "success" : "error", message);
	leaving.isSignOut = success;
	// A page of members would ask to sign in again.
	return success && form.get("from") === "private" ? redirect("/") : answer;
}
