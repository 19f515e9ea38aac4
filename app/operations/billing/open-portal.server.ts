import { getCustomerId } from "#app/data/billing/customers.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { syncCustomer } from "./sync-customer.server.ts";

/**
 * Where the caller manages cards and invoices at the provider; always their own, even if the request names
 * another.
 * @param returnPath where the provider leads back to
 */
export function openPortal(
	services: Uses<
		"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments" | "publicUrl"
	>,
	person: Person,
	returnPath: "/settings" | "/subscription",
): Promise<{ success: true; data: { url: string; customerId: string } } | Failure> {
	return withUnexpectedFailure(services, messages.billing.portalFailed, async () => {
		const customerId = await getCustomerId(services.database, person.id);
		if (!customerId) return rejected(messages.billing.noSubscription, 404);
		const url = await services.payments.openPortal(
			customerId,
			`${services.publicUrl}${returnPath}`,
		);
		if (url === null) {
			// The provider has deleted the customer, and its event has not arrived yet.
			await syncCustomer(services, customerId);
			return rejected(messages.billing.noSubscription, 404);
		}
		return { success: true, data: { url, customerId } };
	});
}
