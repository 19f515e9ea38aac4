import type { RouterContextProvider } from "react-router";
import { hadFirstMonth } from "#app/data/orders.server.ts";
import { getRights } from "#app/data/rights.server.ts";
import { type CheckoutOutcome, hasFirstMonthOffer } from "#app/domain/checkout-rules.ts";
import type { SoldPlanId } from "#app/domain/plans.ts";
import { getMember } from "#app/middleware/person.server.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import { verifyCheckout } from "#app/operations/verify-checkout.server.ts";

/**
 * What the page after a payment may say. When the provider cannot be asked, the payment is pending: the page
 * asks again.
 */
export async function readPaymentReturn(
	url: URL,
	context: Readonly<RouterContextProvider>,
	planId: SoldPlanId,
) {
	const services = context.get(servicesContext);
	const { person, now } = await getMember(context);
	const session = url.searchParams.get("session_id") ?? "";
	const state = await verifyCheckout(services, person, session, planId, now).catch(
		(error: unknown): CheckoutOutcome => {
			services.log.error({ error }, "A checkout could not be verified");
			return "pending";
		},
	);
	const rights = await getRights(services.database, person.id, person.mailboxHash);
	const had = await hadFirstMonth(services.database, person.id);
	return { state, hasFirstMonthOffer: hasFirstMonthOffer(rights, had, now) };
}
