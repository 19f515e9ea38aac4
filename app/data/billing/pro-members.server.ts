import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { proGrants, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";

/*
 * Who is on Pro at an instant, as conditions on a column of user ids. Two conditions, because each alone is
 * answered from the side with fewer rows.
 */

/** As `isSubscriptionActive` of the domain, without the hour in which a renewal may be late. */
export function paysForPro(userId: PgColumn, now: Date): SQL {
	const runs = or(
		and(
			inArray(userSubscriptions.status, ["active", "canceled"]),
			gt(userSubscriptions.currentPeriodEnd, now),
		),
		and(eq(userSubscriptions.status, "past_due"), gt(userSubscriptions.graceUntil, now)),
	);
	return sql`exists (select 1 from ${userSubscriptions}
		where ${userSubscriptions.userId} = ${userId} and ${runs})`;
}

/** Pro that the owner has given. */
export function wasGivenPro(userId: PgColumn, now: Date): SQL {
	const runs = and(
		lte(proGrants.startsAt, now),
		gt(proGrants.endsAt, now),
		isNull(proGrants.revokedAt),
	);
	return sql`exists (select 1 from ${proGrants} where ${proGrants.userId} = ${userId} and ${runs})`;
}
