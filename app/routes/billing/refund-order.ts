import { redirect } from "react-router";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { askForRefund } from "#app/operations/billing/ask-refund.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { readPress } from "#app/requests/billing-place.server.ts";
import { pressResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/refund-order";

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

export function loader() {
	return redirect("/subscription");
}

/** The money-back button; with `?ask` the wish for money back, which the owner decides. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { person, now, place, other } = await readPress(request, context, "/subscription");
	if (other) return pressResponse(request, place, other);
	const asks = new URL(request.url).searchParams.has("ask");
	const act = asks ? askForRefund : refundOrder;
	const result = isUuid(params.id)
		? await act(context.get(servicesContext), person, params.id, now)
		: ({ success: false, error: messages.billing.notRefundable, status: 404 } as const);
	const { asked, refunded } = messages.billing;
	return pressResponse(request, place, result, asks ? asked : refunded);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.billing.refundFailed);
