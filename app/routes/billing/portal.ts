import { redirect, redirectDocument } from "react-router";
import * as messages from "#app/domain/base/messages/billing.ts";
import { redirectWithFlash } from "#app/middleware/flash.server.ts";
import { getMember } from "#app/middleware/person.server.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { openPortal } from "#app/operations/billing/open-portal.server.ts";
import { orFailure } from "../outage.ts";
import type { Route } from "./+types/portal";
import { readPlace } from "./billing-answer.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

export function loader() {
	return redirect("/settings");
}

/** Sends the browser to the provider's page for cards and invoices; it comes back to where it was. */
export async function action({ request, context }: Route.ActionArgs) {
	const { person } = await getMember(context);
	const from = await readPlace(request, "/settings");
	const result = await openPortal(context.get(servicesContext), person, from);
	if (result.success) return redirectDocument(result.data.url);
	const text = result.status >= 500 ? messages.billing.managementFailed : result.error;
	return redirectWithFlash(from, { kind: "error", text });
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, messages.billing.managementFailed, (error) => ({ error }));
}
