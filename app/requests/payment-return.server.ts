import type { RouterContextProvider } from "react-router";
import type { CheckoutOutcome } from "#app/domain/billing/checkout-rules.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { plans, type SoldPlanId } from "#app/domain/billing/plans.ts";
import { readBoughtPack } from "#app/operations/billing/read-bought-pack.server.ts";
import { verifyCheckout } from "#app/operations/billing/verify-checkout.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getViewer } from "#app/requests/session.server.ts";
import { readWanted } from "#app/requests/wanted-resume.server.ts";

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/**
 * What the page after a payment may say. When the provider cannot be asked, the payment is pending: the page
 * asks again.
 * @returns wanted: the id of the resume that the person wanted to open before
 */
export async function readPaymentReturn({ request, url, context }: Asked, planId: SoldPlanId) {
	const services = context.get(servicesContext);
	const { person, now } = await getMember(context);
	const session = url.searchParams.get("session_id") ?? "";
	const state = await verifyCheckout(services, person, session, planId, now).catch(
		(error: unknown): CheckoutOutcome => {
			services.log.error({ error }, "A checkout could not be verified");
			return "pending";
		},
	);
	// Read after the checkout was: what was paid a moment ago counts.
	const isPack = state === "paid" && planId === plans.pack.id;
	const pack = isPack ? await readBoughtPack(services, person, session, now) : null;
	const offer = offerFor(await getViewer(context, "afterChange"));
	return { state, pack, offer, wanted: readWanted(request, person.id) };
}
