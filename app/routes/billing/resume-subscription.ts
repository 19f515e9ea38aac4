import { redirect } from "react-router";
import * as messages from "#app/domain/base/messages/billing.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { resumeSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { readPress } from "#app/requests/billing-place.server.ts";
import { pressResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/resume-subscription";

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

export function loader() {
	return redirect("/subscription");
}

export async function action({ request, context }: Route.ActionArgs) {
	const { person, now, place, other } = await readPress(request, context, "/subscription");
	if (other) return pressResponse(request, place, other);
	const result = await resumeSubscription(context.get(servicesContext), person, now);
	return pressResponse(request, place, result, messages.billing.resumed);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.billing.resumeFailed);
