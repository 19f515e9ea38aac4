import { findProGrants } from "#app/data/billing/pro-grants.server.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { runningGrant } from "#app/domain/reader/entitlements.ts";
import type { Uses } from "#app/services.ts";

/**
 * Until when Pro that was given to a person runs, as a mail says it; null when none runs, and without a person.
 */
export async function findGiftEnd(
	{ clock, database }: Uses<"clock" | "database">,
	userId: string | null | undefined,
): Promise<string | null> {
	const gift = userId ? runningGrant(await findProGrants(database, userId), clock()) : null;
	return gift && formatLongDate(gift.endsAt);
}
