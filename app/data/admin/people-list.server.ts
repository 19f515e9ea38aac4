import { and, desc, eq, gt, inArray, not, or, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { afterPlace } from "#app/data/base/list-place.server.ts";
import { knownDevices, session, user } from "#app/data/base/schema/accounts.server.ts";
import {
	proGrants,
	readingHistory,
	userPurchases,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { paysForPro, wasGivenPro } from "#app/data/billing/pro-members.server.ts";
import { countingFirst, paysForPeriodOf } from "#app/data/billing/subscriptions.server.ts";
import { containsPattern } from "#app/data/library/resume-conditions.server.ts";
import type { ListPlace } from "#app/domain/admin/list-place.ts";
import type { PeoplePlan } from "#app/domain/admin/people-query.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { LabeledSubscription } from "#app/domain/billing/plan-label.ts";
import type { Pack, ProGrant } from "#app/domain/reader/entitlements.ts";

/** The people as the owner sees them. Nothing here reads a password or a token. */

// Written out: in the list of what is selected, Drizzle leaves the names of the tables away.

/** The latest sign of life: a session, a sign-in, an opening. */
const lastSeen = sql<Date | null>`greatest(
	(select max(s.updated_at) from ${session} s where s.user_id = "user".id),
	(select max(d.last_seen_at) from ${knownDevices} d where d.user_id = "user".id),
	(select max(h.last_opened_at) from ${readingHistory} h where h.user_id = "user".id)
)`.mapWith(user.updatedAt);

export const personColumns = {
	...pick(user, "id", "email", "emailVerified", "stoppedAt", "createdAt"),
	lastSeen,
	opened: sql<number>`(select count(*)::int from ${readingHistory} h where h.user_id = "user".id)`,
};

/** A page of the people, the newest first. */
export async function findPeople(
	connection: Connection,
	filter: {
		id?: string;
		/** Of a receipt: who paid it. */
		receipt?: number;
		/** In lower case. */
		emailPart?: string;
		plan: PeoplePlan | null;
		after: ListPlace | null;
		limit: number;
	},
	now: Date,
) {
	const { id, receipt, emailPart, plan, after, limit } = filter;
	const conditions: (SQL | undefined)[] = [plan ? isOnPlan(plan, now) : undefined];
	if (id) conditions.push(eq(user.id, id));
	if (receipt !== undefined)
		conditions.push(
			inArray(
				user.id,
				connection.select({ id: orders.userId }).from(orders).where(eq(orders.number, receipt)),
			),
		);
	if (emailPart) conditions.push(sql`${user.email} like ${containsPattern(emailPart)}`);
	conditions.push(afterPlace(user.createdAt, user.id, after));
	return connection
		.select(personColumns)
		.from(user)
		.where(and(...conditions))
		.orderBy(desc(user.createdAt), desc(user.id))
		.limit(limit);
}

/** As `summarisePlan` of the domain names it; past due also after its grace. */
function isOnPlan(plan: PeoplePlan, now: Date): SQL | undefined {
	const isPro = or(paysForPro(user.id, now), wasGivenPro(user.id, now)) as SQL;
	const hasPack = sql`exists (select 1 from ${userPurchases}
		where ${userPurchases.userId} = ${user.id} and ${userPurchases.status} = 'succeeded'
			and ${gt(userPurchases.expiresAt, now)})`;
	switch (plan) {
		case "pro":
			return isPro;
		case "pack":
			return and(hasPack, not(isPro));
		case "free":
			return and(not(hasPack), not(isPro));
		case "past-due":
			return sql`exists (select 1 from ${userSubscriptions}
				where ${userSubscriptions.userId} = ${user.id} and ${userSubscriptions.status} = 'past_due')`;
	}
}

export type RightsOfPerson = {
	subscription: LabeledSubscription | null;
	grants: ProGrant[];
	packs: Pack[];
};

/** The rights of several people at once, as `getRights` reads those of one. */
export async function findRightsOf(
	connection: Connection,
	ids: readonly string[],
): Promise<Map<string, RightsOfPerson>> {
	const found = new Map<string, RightsOfPerson>(
		ids.map((id) => [id, { subscription: null, grants: [], packs: [] }]),
	);
	if (ids.length === 0) return found;
	const subscriptions = await connection
		.selectDistinctOn([userSubscriptions.userId], {
			...pick(userSubscriptions, "userId", "status", "stripeStatus", "canceledAt"),
			money: orders.status,
			...pick(userSubscriptions, "currentPeriodEnd", "graceUntil", "resumesAt"),
		})
		.from(userSubscriptions)
		.leftJoin(orders, paysForPeriodOf(userSubscriptions))
		.where(inArray(userSubscriptions.userId, [...ids]))
		.orderBy(userSubscriptions.userId, ...countingFirst);
	for (const { userId, ...subscription } of subscriptions) {
		const rights = found.get(userId ?? "");
		if (rights) rights.subscription = subscription;
	}
	const grants = await connection
		.select()
		.from(proGrants)
		.where(inArray(proGrants.userId, [...ids]));
	for (const { userId, ...grant } of grants) found.get(userId)?.grants.push(grant);
	const packs = await connection
		.select()
		.from(userPurchases)
		.where(inArray(userPurchases.userId, [...ids]));
	for (const { userId, ...pack } of packs) found.get(userId ?? "")?.packs.push(pack);
	return found;
}
