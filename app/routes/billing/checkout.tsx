import { redirectDocument } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { CheckoutStart } from "#app/components/billing/checkout-start.tsx";
import * as messages from "#app/domain/base/messages/billing.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { parseSoldPlan, plans, soldPlans } from "#app/domain/billing/plans.ts";
import { pageOfForm } from "#app/middleware/require-member.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash, takeFlash } from "#app/requests/flash.server.ts";
import { refuseOther } from "#app/requests/named-account.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { turnBack } from "#app/requests/payment-return.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getViewer } from "#app/requests/session.server.ts";
import { rememberLeft } from "#app/requests/wanted-resume.server.ts";
import type { Route } from "./+types/checkout";

export const meta = () => privateMeta("Checkout");

/**
 * Where a person who signed up to buy arrives; the page continues by itself. Who turns back on the payment page is led
 * to the page that they left.
 */
export async function loader({ params, ...asked }: Route.LoaderArgs) {
	const planId = requirePlan(params.plan);
	const viewer = await getViewer(asked.context);
	const { pack, pro } = offerFor(viewer);
	const { terms } = planId === plans.pack.id ? pack : pro;
	const what = `${soldPlans[planId].name}: ${terms}`;
	if (asked.url.searchParams.has("left")) throw await turnBack(asked, { planId, what, viewer });
	return { planId, what, hasMessage: takeFlash(asked) !== null };
}

/** Leads to the payment page. What is bought, for how much and by whom is ours to say. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const planId = requirePlan(params.plan);
	const { person, now } = await getMember(context);
	const result =
		refuseOther(await readForm(request), person) ??
		(await startCheckout(context.get(servicesContext), person, planId, now));
	if (result.success) {
		const headers = new Headers();
		rememberLeft(headers, person.id, pageOfForm(request, ""));
		return redirectDocument(result.data.url, { headers });
	}
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
