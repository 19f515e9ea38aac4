import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { firstOf, type Later } from "#app/data/base/statement.server.ts";
import { holdOf, type SubscriptionHold } from "#app/domain/billing/plan-view.ts";
import { soldPrice } from "#app/domain/billing/sold-price.ts";
import type { SubscriptionState } from "#app/domain/billing/subscription-mapping.ts";

export type SubscriptionRow = typeof userSubscriptions.$inferSelect;

/**
 * The subscription that counts comes first: the one whose period ends last, of those the newest. One that nobody ever
 * paid for comes after all others.
 */
export const countingFirst = [
	sql`${userSubscriptions.stripeStatus} in ('incomplete', 'incomplete_expired')`,
	desc(userSubscriptions.currentPeriodEnd),
	desc(userSubscriptions.createdAt),
];

/** The subscription that a person's billing is about. */
export const getSubscription = firstOf(
	(connection, userId: Later<string>) =>
		connection
			.select()
			.from(userSubscriptions)
			.where(eq(userSubscriptions.userId, userId))
			.orderBy(...countingFirst)
			.limit(1),
	(row): SubscriptionRow | null => row ?? null,
);

/** A subscription by the provider's name of it. */
export async function getSubscriptionNamed(
	connection: Connection,
	stripeSubscriptionId: string,
): Promise<SubscriptionRow | null> {
	const [row] = await connection
		.select()
		.from(userSubscriptions)
		.where(eq(userSubscriptions.stripeSubscriptionId, stripeSubscriptionId));
	return row ?? null;
}

/** The payment for the period that a subscription is in; null when it is not known. */
export async function getPeriodPayment(
	connection: Connection,
	subscription: Pick<SubscriptionRow, "stripeSubscriptionId" | "currentPeriodStart">,
): Promise<typeof orders.$inferSelect | null> {
	const [payment] = await connection.select().from(orders).where(paysForPeriodOf(subscription));
	return payment ?? null;
}

/** As `paysForPresentPeriod`, of one subscription or of each. */
export const paysForPeriodOf = (
	subscription:
		| Pick<SubscriptionRow, "stripeSubscriptionId" | "currentPeriodStart">
		| typeof userSubscriptions,
) =>
	and(
		eq(orders.stripeSubscriptionId, subscription.stripeSubscriptionId),
		eq(orders.periodStart, subscription.currentPeriodStart),
	);

/**
 * Why a person's subscription is on hold; null for any other.
 * @param known what is known of it: nobody is asked about one that is not inactive
 */
export async function readHold(
	connection: Connection,
	userId: string,
	known: Pick<SubscriptionRow, "status"> | null,
	now: Date,
): Promise<SubscriptionHold | null> {
	const subscription =
		known?.status === "inactive" ? await getSubscription(connection, userId) : null;
	if (!subscription) return null;
	const payment = await getPeriodPayment(connection, subscription);
	return holdOf(subscription, payment?.status ?? null, now);
}

/** A subscription that renews, with the payment for its present period. */
export type ChargedSubscription = {
	id: string;
	subscription: SubscriptionRow;
	payment: { isDiscounted: boolean } | null;
};

const chargedAt = sql`coalesce(${userSubscriptions.resumesAt}, ${userSubscriptions.currentPeriodEnd})`;

const selectCharged = (connection: Connection, from: Date, until: Date, more?: SQL) =>
	connection
		.select({
			id: userSubscriptions.id,
			subscription: userSubscriptions,
			payment: { isDiscounted: orders.isDiscounted },
		})
		.from(userSubscriptions)
		.leftJoin(orders, paysForPeriodOf(userSubscriptions))
		.where(
			and(
				// As the index has it.
				sql`(${userSubscriptions.status} = 'active' or ${userSubscriptions.resumesAt} is not null)`,
				sql`${chargedAt} > ${from} and ${chargedAt} <= ${until}`,
				more,
			),
		);

/**
 * The subscriptions that renew between two instants, in the order of their ids.
 * @param span.after the last one of the page before
 */
export async function findSubscriptionsChargedBy(
	connection: Connection,
	{ from, until, after, limit }: { from: Date; until: Date; after: string | null; limit: number },
): Promise<ChargedSubscription[]> {
	const isNext = after === null ? undefined : gt(userSubscriptions.id, after);
	return selectCharged(connection, from, until, isNext)
		.orderBy(asc(userSubscriptions.id))
		.limit(limit);
}

/** Those that renew first. */
export async function findNextCharged(
	connection: Connection,
	from: Date,
	until: Date,
	limit: number,
): Promise<ChargedSubscription[]> {
	return selectCharged(connection, from, until)
		.orderBy(chargedAt, asc(userSubscriptions.id))
		.limit(limit);
}

/** What a month of a subscription costs, as it was sold; null when that is not known. */
export async function readSoldPrice(
	connection: Connection,
	stripeSubscriptionId: string | null | undefined,
): Promise<string | null> {
	if (!stripeSubscriptionId) return null;
	const subscription = await getSubscriptionNamed(connection, stripeSubscriptionId);
	if (!subscription) return null;
	return soldPrice(subscription, await getLastPayment(connection, stripeSubscriptionId));
}

/** The last payment for a subscription, which in a pause is for an earlier period; null when it is not known. */
export async function getLastPayment(
	connection: Connection,
	stripeSubscriptionId: string,
): Promise<typeof orders.$inferSelect | null> {
	const [payment] = await connection
		.select()
		.from(orders)
		.where(eq(orders.stripeSubscriptionId, stripeSubscriptionId))
		.orderBy(desc(orders.paidAt), desc(orders.number))
		.limit(1);
	return payment ?? null;
}

/** The rows of one customer, by the provider's name of each. */
export async function findSubscriptions(
	connection: Connection,
	customerId: string,
): Promise<Map<string, SubscriptionRow>> {
	const rows = await connection
		.select()
		.from(userSubscriptions)
		.where(eq(userSubscriptions.stripeCustomerId, customerId));
	return new Map(rows.map((row) => [row.stripeSubscriptionId, row]));
}

/** Writes the row of a subscription as the provider has it now. */
export async function keepSubscription(
	transaction: Transaction,
	subscription: SubscriptionState & {
		userId: string | null;
		planId: string;
		stripeStatus: string;
		stripeCustomerId: string;
		stripeSubscriptionId: string;
		canceledAt: Date | null;
		endedAt: Date | null;
		endedUnpaid: boolean;
		amountInCents: number | null;
		currency: string | null;
		cardBrand: string | null;
		cardLastFour: string | null;
		cardExpiresAt: Date | null;
		createdAt: Date;
	},
	now: Date,
): Promise<void> {
	const { userId: _, createdAt: __, stripeSubscriptionId: ___, ...changes } = subscription;
	await transaction
		.insert(userSubscriptions)
		.values({ ...subscription, syncedAt: now })
		.onConflictDoUpdate({
			target: userSubscriptions.stripeSubscriptionId,
			set: { ...changes, syncedAt: now },
		});
}

/** Longer than any answer of the provider takes. */
const returnSeconds = 60;

/**
 * Claims the end of a pause, which charges: of two presses one has it, until it is done or was cut off.
 * @returns false while another press has it
 */
export async function claimReturn(
	connection: Connection,
	stripeSubscriptionId: string,
	now: Date,
): Promise<boolean> {
	const abandoned = new Date(now.getTime() - returnSeconds * 1000);
	const rows = await connection
		.update(userSubscriptions)
		.set({ returningSince: now })
		.where(
			and(
				eq(userSubscriptions.stripeSubscriptionId, stripeSubscriptionId),
				or(
					isNull(userSubscriptions.returningSince),
					lt(userSubscriptions.returningSince, abandoned),
				),
			),
		)
		.returning({ id: userSubscriptions.id });
	return rows.length > 0;
}

/** Gives the claim free. */
export async function releaseReturn(
	connection: Connection,
	stripeSubscriptionId: string,
): Promise<void> {
	await connection
		.update(userSubscriptions)
		.set({ returningSince: null })
		.where(eq(userSubscriptions.stripeSubscriptionId, stripeSubscriptionId));
}
