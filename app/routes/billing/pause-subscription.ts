import { redirect } from "react-router";
import * as messages from "#app/domain/base/messages/billing.ts";
import { pauseSchema } from "#app/domain/billing/pause-form.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { endPause, pauseSubscription } from "#app/operations/billing/pause-subscription.server.ts";
import { readPlace } from "#app/requests/billing-place.server.ts";
import { parseForm, pressResponse, tellFirst } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/pause-subscription";

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

export function loader() {
	return redirect("/subscription");
}

/** Pauses Pro, or ends the pause. */
export async function action({ request, context }: Route.ActionArgs) {
	// A body is read once.
	const place = await readPlace(request.clone(), "/subscription");
	const posted = await parseForm(request, pauseSchema, tellFirst);
	if (!posted.success) return posted.refused;
	const { months } = posted.fields;
	const { person, now } = await getMember(context);
	const services = context.get(servicesContext);
	const result =
		months === "end"
			? await endPause(services, person, now)
			: await pauseSubscription(services, person, months, now);
	return pressResponse(request, place, result);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.pause.failed);
