import { redirect } from "react-router";
import * as messages from "#app/domain/base/messages/billing.ts";
import { pauseSchema } from "#app/domain/billing/pause-form.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { endPause, pauseSubscription } from "#app/operations/billing/pause-subscription.server.ts";
import { readPress } from "#app/requests/billing-place.server.ts";
import { parseFields, pressResponse, tellFirst } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/pause-subscription";

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

export function loader() {
	return redirect("/subscription");
}

/** Pauses Pro, or ends the pause. */
export async function action({ request, context }: Route.ActionArgs) {
	const { person, now, form, place, other } = await readPress(request, context, "/subscription");
	if (other) return pressResponse(request, place, other);
	const posted = parseFields(form, pauseSchema, tellFirst);
	if (!posted.success) return posted.refused;
	const { months } = posted.fields;
	const services = context.get(servicesContext);
	const result =
		months === "end"
			? await endPause(services, person, now)
			: await pauseSubscription(services, person, months, now);
	return pressResponse(request, place, result);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.pause.failed);
