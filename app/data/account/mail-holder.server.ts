import { eq } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import {
	proGrants,
	userPurchases,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { getPersonRecord, type PersonRecord } from "./people.server.ts";

/** What an email can be about that belongs to a person, by the field of its job. */
const held = {
	orderId: [orders, orders.id, orders.userId],
	subscriptionId: [
		userSubscriptions,
		userSubscriptions.stripeSubscriptionId,
		userSubscriptions.userId,
	],
	packId: [userPurchases, userPurchases.id, userPurchases.userId],
	grantId: [proGrants, proGrants.id, proGrants.userId],
	contributionId: [contributions, contributions.id, contributions.userId],
	personId: [user, user.id, user.id],
} as const;

/**
 * Whose it is what an email is about, as the account is now.
 * @returns null when the account is gone; undefined for an email that names nothing of a person
 */
export async function findHolder(
	connection: Connection,
	about: Partial<Record<string, unknown>>,
): Promise<PersonRecord | null | undefined> {
	for (const [name, [table, key, userId]] of Object.entries(held)) {
		const id = about[name];
		if (typeof id !== "string") continue;
		const [row] = await connection.select({ userId }).from(table).where(eq(key, id));
		return row?.userId ? getPersonRecord(connection, row.userId) : null;
	}
	return undefined;
}
