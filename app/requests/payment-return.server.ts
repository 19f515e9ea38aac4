import { href, type RouterContextProvider, redirect } from "react-router";
import { getResumeName } from "#app/data/intake/withdrawals.server.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import type { Viewer } from "#app/domain/base/viewer.ts";
import type { CheckoutOutcome } from "#app/domain/billing/checkout-rules.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { addressAfter, billingAddresses } from "#app/domain/billing/plan-forms.ts";
import { plans, type SoldPlanId } from "#app/domain/billing/plans.ts";
import { readBoughtPack } from "#app/operations/billing/read-bought-pack.server.ts";
import {
	readLeftCheckout,
	verifyCheckout,
} from "#app/operations/billing/verify-checkout.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getViewer } from "#app/requests/session.server.ts";
import { readLeft, readWanted } from "#app/requests/wanted-resume.server.ts";

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

/**
 * Leads who turns back on the payment page to the page that they left for it. Says that nothing was charged if the
 * provider says so, what was chosen, and for which resume; what was paid after all has a page of its own.
 */
export async function turnBack(
	{ request, context }: Omit<Asked, "url">,
	{ planId, what, viewer }: { planId: SoldPlanId; what: string; viewer: Viewer | null },
): Promise<Response> {
	const services = context.get(servicesContext);
	const { person, now } = await getMember(context);
	const checkout = await readLeftCheckout(services, person, planId, now).catch((error: unknown) => {
		services.log.error({ error }, "A checkout that was left could not be read");
		return null;
	});
	if (checkout?.status === "complete") return redirect(addressAfter(planId, checkout.id));
	const wanted = readWanted(request, person.id);
	const preview = wanted && href("/resumes/:id", { id: wanted });
	const place = safeReturnTo(readLeft(request, person.id), preview ?? "/pricing");
	if (checkout?.status !== "open") return redirect(place);
	const isNamed = !wanted || place === preview || viewer?.unlocked.includes(wanted);
	const resume = isNamed ? null : await getResumeName(services.database, wanted);
	return redirectWithFlash(place, {
		kind: "info",
		text: messages.turnedBack.uncharged(what, resume?.withdrawnAt ? undefined : resume?.title),
		way: { label: "Try again", to: billingAddresses.checkout(planId) },
	});
}
