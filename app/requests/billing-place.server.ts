import type { BillingPlace } from "#app/domain/billing/plan-forms.ts";
import { readForm } from "#app/requests/posted-form.server.ts";

type BillingPath = `/${BillingPlace}`;

/** The page that a billing form says it is on; no other address is accepted. */
export async function readPlace(request: Request, fallback: BillingPath): Promise<BillingPath> {
	const from = (await readForm(request)).get("from");
	return from === "/settings" || from === "/subscription" ? from : fallback;
}
