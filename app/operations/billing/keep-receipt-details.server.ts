import { setReceiptDetails } from "#app/data/billing/receipt-details.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { Uses } from "#app/services.ts";

/** Keeps what a person wants under "To" on their receipts. */
export function keepReceiptDetails(
	{ database, clock }: Uses<"clock" | "database">,
	person: Person,
	details: string,
): Promise<void> {
	return setReceiptDetails(database, person.id, details, clock());
}
