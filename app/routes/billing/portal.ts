import { redirect, redirectDocument } from "react-router";
import * as messages from "#app/domain/base/messages/billing.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { openPortal } from "#app/operations/billing/open-portal.server.ts";
import { readPress } from "#app/requests/billing-place.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { landOn } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/portal";

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

export function loader() {
	return redirect("/settings");
}

/** Sends the browser to the provider's page for cards and invoices; it comes back to where it was. */
export async function action({ request, context }: Route.ActionArgs) {
	const { person, place: from, other } = await readPress(request, context, "/settings");
	if (other) return landOn(from, other);
	const result = await openPortal(context.get(servicesContext), person, from);
	if (result.success) return redirectDocument(result.data.url);
	const text = result.status >= 500 ? messages.billing.managementFailed : result.error;
	return redirectWithFlash(from, { kind: "error", text });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.billing.managementFailed);
