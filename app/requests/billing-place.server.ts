import type { RouterContextProvider } from "react-router";
import type { BillingPlace } from "#app/domain/billing/plan-forms.ts";
import { refuseOther } from "#app/requests/named-account.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { getMember } from "#app/requests/session.server.ts";

type BillingPath = `/${BillingPlace}`;

/**
 * Reads the form of a button of billing, and who is signed in.
 * @returns `place` is the page that the form says it is on, no other address is accepted; `other` says why nothing is
 * done, where the form was shown to another person
 */
export async function readPress(
	request: Request,
	context: Readonly<RouterContextProvider>,
	fallback: BillingPath,
) {
	const member = await getMember(context);
	const form = await readForm(request);
	const from = form.get("from");
	const place: BillingPath = from === "/settings" || from === "/subscription" ? from : fallback;
	return { ...member, form, place, other: refuseOther(form, member.person) };
}
