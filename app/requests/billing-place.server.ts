import { readForm } from "#app/requests/posted-form.server.ts";

/** The two pages that show a subscription. */
type BillingPath = "/settings" | "/subscription";

/** The page that a billing form says it is on; no other address is accepted. */
export async function readPlace(request: Request, fallback: BillingPath): Promise<BillingPath> {
	const from = (await readForm(request)).get("from");
	return from === "/settings" || from === "/subscription" ? from : fallback;
}
