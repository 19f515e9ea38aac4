import { getPersonRecord } from "#app/data/account/people.server.ts";
import { getCustomer } from "#app/data/billing/customers.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Gives the payment provider the address that an account has now, and looks again whether it still has it: of two
 * changes the first may be told last.
 * @param known the address that the provider has; null when that is not known
 */
export async function tellAddress(
	{ database, payments }: Uses<"database" | "payments">,
	customerId: string,
	known: string | null = null,
): Promise<void> {
	const readAddress = async () => {
		const userId = (await getCustomer(database, customerId))?.userId ?? null;
		return userId && ((await getPersonRecord(database, userId))?.email ?? null);
	};
	for (let told = known; ; ) {
		const address = await readAddress();
		if (!address || address === told) return;
		await payments.setCustomerEmail(customerId, address);
		told = address;
	}
}
