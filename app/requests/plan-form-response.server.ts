import type { BillingResult } from "#app/domain/billing/plan-forms.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { isPostedByBrowser, readForm } from "#app/requests/posted-form.server.ts";

/** The two pages that show a subscription. */
type BillingPath = "/settings" | "/subscription";

/** The page that a form of billing says it stands on; no other address is taken. */
export async function readPlace(request: Request, fallback: BillingPath): Promise<BillingPath> {
	const from = (await readForm(request)).get("from");
	return from === "/settings" || from === "/subscription" ? from : fallback;
}

/**
 * Answers a form of billing: as data, or for a browser without scripts with a page.
 * @param place the page that is led to
 */
export function planFormResponse(
	request: Request,
	place: BillingPath,
	result:
		| { success: true }
		| { success: false; error: string; status: number; retryAfter?: number },
	done: string,
) {
	const message = result.success ? done : result.error;
	if (isPostedByBrowser(request)) {
		const kind = result.success ? "success" : "error";
		return redirectWithFlash(place, { kind, text: message });
	}
	const answer: BillingResult = { success: result.success, message };
	return result.success ? formResponse(answer) : formResponse(answer, result);
}
