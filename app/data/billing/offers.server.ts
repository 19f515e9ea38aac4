import type { Connection } from "#app/data/base/database.server.ts";
import type { Rights } from "#app/data/reader/rights.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { hasFirstMonthOffer } from "#app/domain/billing/checkout-rules.ts";
import { hadFirstMonth } from "./promises.server.ts";

/**
 * Whether a person would pay the lower price for the first month of Pro now: what the site shows and what
 * the checkout charges. Past payments are asked for only where the answer depends on them.
 */
export async function readFirstMonth(
	connection: Connection,
	person: Pick<Person, "id" | "mailboxHash">,
	rights: Rights,
	now: Date,
): Promise<boolean> {
	if (!hasFirstMonthOffer(rights, false, now)) return false;
	return hasFirstMonthOffer(rights, await hadFirstMonth(connection, person), now);
}
