import { redirectDocument } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { CheckoutStart } from "#app/components/billing/checkout-start.tsx";
import * as messages from "#app/domain/base/messages/billing.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { parseSoldPlan, plans, soldPlans } from "#app/domain/billing/plans.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash, takeFlash } from "#app/requests/flash.server.ts";
import { refuseOther } from "#app/requests/named-account.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getViewer } from "#app/requests/session.server.ts";
import type { Route } from "./+types/checkout";

export const meta = () => privateMeta("Checkout");

/** Where a person who signed up to buy arrives; the page continues by itself. */
export async function loader({ params, ...asked }: Route.LoaderArgs) {
	const planId = requirePlan(params.plan);
	const hasMessage = takeFlash(asked) !== null;
	const { pack, pro } = offerFor(await getViewer(asked.context));
	const { terms } = planId === plans.pack.id ? pack : pro;
	return { planId, what: `${soldPlans[planId].name}: ${terms}`, hasMessage };
}

/** Leads to the payment page. What is bought, for how much and by whom is ours to say. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const planId = requirePlan(params.plan);
	const { person, now } = await getMember(context);
	const result =
		refuseOther(await readForm(request), person) ??
		(await startCheckout(context.get(servicesContext), person, planId, now));
	if (result.success) return redirectDocument(result.data.url);
	const text = result.status >= 500 ? messages.checkout.startFailed : result.error;
	return redirectWithFlash("/pricing", { kind: "error", text });
}

function requirePlan(id: string) {
	const planId = parseSoldPlan(id);
	if (!planId) throw errorResponse("not_found", messages.checkout.planNotFound);
	return planId;
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.checkout.startFailed);

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
	return <CheckoutStart {...loaderData} />;
}
