import { ConfirmingEmail } from "#app/components/account/confirming-email.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import * as messages from "#app/domain/base/messages/letters.ts";
import { confirmNewsletter } from "#app/operations/content/join-newsletter.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/confirm-newsletter";

export const meta = () => privateMeta("Confirming your email");

export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "strict-origin" });

/** Only a press confirms: mail scanners look too, and some run the scripts of a page. */
export const loader = () => null;

export async function action({ params, context }: Route.ActionArgs) {
	const { now } = context.get(requestInfoContext);
	const isConfirmed = await confirmNewsletter(context.get(servicesContext), params.token, now);
	return redirectWithFlash(
		"/",
		isConfirmed
			? { kind: "success", text: messages.newsletter.confirmed }
			: { kind: "error", text: messages.newsletter.linkInvalid },
	);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.newsletter.unexpected);

export default function ConfirmNewsletterPage({ actionData }: Route.ComponentProps) {
	return <ConfirmingEmail answer={actionData} />;
}
