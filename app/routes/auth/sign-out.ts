import { data, redirect } from "react-router";
import { failedAuth } from "#app/components/account/failed-auth.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import type { AuthFormResult } from "#app/domain/account/sign-in-forms.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
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
	const message = { kind: "success", text: messages.signOut.success } as const;
	return isPostedByBrowser(request)
		? redirectWithFlash("/", message, headers)
		: data<AuthFormResult>({ success: true, message }, { headers });
}

export async function clientAction(args: Route.ClientActionArgs) {
	const answer = await orFailure(args, messages.signOut.failed, failedAuth);
	// Told here: the menu that was pressed is gone as soon as the page knows that nobody is signed in.
	const { message } = "data" in answer ? answer.data : answer;
	if (message) showToast(message.kind, message.text);
	return answer;
}
