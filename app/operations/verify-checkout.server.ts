import { getCustomerId } from "../data/customers.server.ts";
import type { SoldPlanId } from "../domain/plans.ts";
import type { Person } from "../domain/viewer.ts";
import type { Services } from "../services.server.ts";
import { syncCustomer } from "./sync-customer.server.ts";

/**
 * What a checkout came to, for the page that a person is led back to. Only a paid checkout of this person is
 * confirmed; one of somebody else, or that nobody knows, is not told apart from one that does not exist.
 */
export async function verifyCheckout(
	services: Services,
	person: Person,
	sessionId: string,
	planId: SoldPlanId,
): Promise<"paid" | "pending" | "none"> {
	if (!/^cs_[\w]{1,200}$/u.test(sessionId)) return "none";
	const checkout = await services.payments.getCheckout(sessionId);
	const customerId = await getCustomerId(services.database, person.id);
	const isTheirs =
		checkout?.userId === person.id &&
		checkout.customerId === customerId &&
		checkout.planId === planId;
	if (!checkout || !customerId || !isTheirs || checkout.status === "expired") return "none";
	if (checkout.status !== "complete" || !checkout.isPaid) return "pending";
	// The event may still be on its way; the page does not wait for it.
	await syncCustomer(services, customerId);
	return "paid";
}
