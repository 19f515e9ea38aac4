import { UndoEmailChange } from "#app/components/account/undo-email-change.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { undoEmailChange } from "#app/operations/account/undo-email-change.server.ts";
import { resetCookie, secretHeaders } from "#app/requests/auth-secrets.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/undo-email-change";

export const meta = () => privateMeta("Undo a change of email");

// The address holds a secret, as on the callback page; an answer says when to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => secretHeaders(actionHeaders);

/** Only a press changes something: the page asks nothing, and a mail scanner uses nothing up. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const browser = browserOf(request, context);
	const result = await undoEmailChange(context.get(servicesContext), params.token, browser);
	if (!result.success) return refuseForm(result);
	const headers = new Headers({ "Set-Cookie": resetCookie(result.code) });
	const flash = { kind: "success", text: messages.undo.done } as const;
	return redirectWithFlash("/auth/reset-password", flash, headers);
}

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, messages.undo.failed);

export default function UndoEmailChangePage({ actionData }: Route.ComponentProps) {
	return <UndoEmailChange answer={actionData} />;
}
