import { and, desc, eq, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { lockPerson } from "#app/data/account/passwords.server.ts";
import type { Connection, Database } from "#app/data/base/database.server.ts";
import { afterPlace } from "#app/data/base/list-place.server.ts";
import { cancellations } from "#app/data/base/schema/payments.server.ts";
import type { ListPlace } from "#app/domain/admin/list-place.ts";
import type { Cancellation, CancellationReason } from "#app/domain/billing/cancellation.ts";
import type { CancellationCount } from "#app/domain/billing/cancellation-numbers.ts";

export type CancellationRow = typeof cancellations.$inferSelect;

/** Stores why a member cancels, once for each cancellation. */
export async function addCancellation(
	database: Database,
	cancellation: Cancellation & { userId: string; stripeSubscriptionId: string; createdAt: Date },
): Promise<void> {
	const { userId, stripeSubscriptionId } = cancellation;
	await database.transaction(async (transaction) => {
		await lockPerson(transaction, userId);
		const known = await transaction.$count(cancellations, stands(stripeSubscriptionId));
		if (known === 0) await transaction.insert(cancellations).values(cancellation);
	});
}

/** The person has changed their mind. */
export async function markResumed(
	connection: Connection,
	stripeSubscriptionId: string,
	now: Date,
): Promise<void> {
	await connection
		.update(cancellations)
		.set({ resumedAt: now })
		.where(stands(stripeSubscriptionId));
}

/** The cancellation of a subscription that was not taken back. */
const stands = (stripeSubscriptionId: string) =>
	and(
		eq(cancellations.stripeSubscriptionId, stripeSubscriptionId),
		isNull(cancellations.resumedAt),
	);

/** How often a user has canceled with a reason. */
export async function countCancellations(connection: Connection, userId: string): Promise<number> {
	return connection.$count(cancellations, eq(cancellations.userId, userId));
}

/** Why people left, the newest first. */
export async function findCancellations(
	connection: Connection,
	query: { reason: CancellationReason | null; after: ListPlace | null; limit: number },
): Promise<CancellationRow[]> {
	const { reason, after, limit } = query;
	return connection
		.select()
		.from(cancellations)
		.where(
			and(
				reason ? eq(cancellations.reason, reason) : undefined,
				// For the index, which knows no ids.
				after ? lte(cancellations.createdAt, after.at) : undefined,
				afterPlace(cancellations.createdAt, cancellations.id, after),
			),
		)
		.orderBy(desc(cancellations.createdAt), desc(cancellations.id))
		.limit(limit);
}

/**
 * Keeps why a person left, without what they typed, the subscription or the person.
 * @param userId null: of everyone whose account is gone
 */
export async function forgetWhoLeft(connection: Connection, userId: string | null): Promise<void> {
	await connection
		.update(cancellations)
		.set({
			userId: null,
			comments: null,
			stripeSubscriptionId: sql`'gone:' || ${cancellations.id}`,
		})
		.where(
			userId === null
				? and(
						isNull(cancellations.userId),
						or(
							isNotNull(cancellations.comments),
							sql`${cancellations.stripeSubscriptionId} not like 'gone:%'`,
						),
					)
				: eq(cancellations.userId, userId),
		);
}

/** How many left since an instant, by month, reason and satisfaction. */
export async function countCancellationsByMonth(
	connection: Connection,
	query: { reason: CancellationReason | null; since: Date },
): Promise<CancellationCount[]> {
	const month = sql<string>`to_char(${cancellations.createdAt} at time zone 'UTC', 'YYYY-MM')`;
	return connection
		.select({
			month,
			reason: cancellations.reason,
			satisfaction: cancellations.satisfaction,
			count: sql<number>`count(*)::int`,
		})
		.from(cancellations)
		.where(
			and(
				gte(cancellations.createdAt, query.since),
				query.reason ? eq(cancellations.reason, query.reason) : undefined,
			),
		)
		.groupBy(month, cancellations.reason, cancellations.satisfaction);
}
