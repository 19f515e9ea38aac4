import { and, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { proGrants, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { renewalHours } from "#app/domain/reader/entitlements.ts";

/*
 * Who is on Pro at an instant, as conditions on a column of user ids. Two conditions, because each alone is
 * answered from the side with fewer rows.
 */

/** As `isSubscriptionActive` of the domain. */
export function paysForPro(userId: PgColumn, now: Date): SQL {
	const { currentPeriodEnd, syncedAt } = userSubscriptions;
	const runs = or(
		and(inArray(userSubscriptions.status, ["active", "canceled"]), gt(currentPeriodEnd, now)),
		and(eq(userSubscriptions.status, "past_due"), gt(userSubscriptions.graceUntil, now)),
		// Renewed late: asked after the end of the period, the provider still called it active.
		and(
			eq(userSubscriptions.status, "active"),
			isNull(userSubscriptions.resumesAt),
			gte(syncedAt, currentPeriodEnd),
			gt(currentPeriodEnd, addDays(now, -renewalHours / 24)),
		),
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
