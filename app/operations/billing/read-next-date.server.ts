import { askTogether, type Connection } from "#app/data/base/database.server.ts";
import { readGuarantee } from "#app/data/billing/guarantee.server.ts";
import { findOrders, type Order } from "#app/data/billing/orders.server.ts";
import { findPaidPeriods } from "#app/data/billing/pack-ends.server.ts";
import { findProGrants } from "#app/data/billing/pro-grants.server.ts";
import { findPacks } from "#app/data/billing/purchases.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { cardName } from "#app/domain/billing/card-name.ts";
import { guaranteeState } from "#app/domain/billing/guarantee.ts";
import { guaranteeEnd } from "#app/domain/billing/orders.ts";
import { packTimeLeft } from "#app/domain/billing/pack-end.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import { soldPrice } from "#app/domain/billing/sold-price.ts";
import { futureOf } from "#app/domain/billing/subscription-state.ts";
import { accountTimeline, type TimelineLine } from "#app/domain/billing/timeline.ts";
import { isPackRunning, runningGrant } from "#app/domain/reader/entitlements.ts";

/**
 * The first line of the account's timeline, without the rest of what `readBilling` reads; null when nothing comes.
 * The provider is not asked.
 */
export async function readNextDate(
	{ database }: { database: Connection },
	person: Person,
	now: Date,
): Promise<TimelineLine | null> {
	const { id } = person;
	const [subscription, paid, allPacks, grants] = await askTogether(database, (connection) => [
		getSubscription(connection, id),
		findOrders(connection, id),
		findPacks(connection, id),
		findProGrants(connection, id),
	]);
	const packs = allPacks.filter((pack) => isPackRunning(pack, now));
	const covered = paid.filter(({ paidAt }) => guaranteeEnd(paidAt) > now);
	const [periods, orders] = await askTogether(database, (connection) => [
		packs.length > 0 ? findPaidPeriods(connection, id) : [],
		Promise.all(covered.map((order) => asLine(connection, person, order, now))),
	]);
	const future = subscription && futureOf(subscription, now);
	const last = paid.find(
		(order) => order.stripeSubscriptionId === subscription?.stripeSubscriptionId,
	);
	const [next] = accountTimeline(
		{
			orders,
			packs: packs.map((pack) => ({ ...pack, ...packTimeLeft(pack.expiresAt, periods, now) })),
			subscription: subscription &&
				future && {
					...subscription,
					...future,
					price: soldPrice(subscription, last ?? null),
					card: cardName({ brand: subscription.cardBrand, lastFour: subscription.cardLastFour }),
				},
			gift: runningGrant(grants, now),
		},
		now,
	);
	return next ?? null;
}

/** What the timeline asks of an order. */
async function asLine(connection: Connection, person: Person, order: Order, now: Date) {
	const { kind } = guaranteeState(await readGuarantee(connection, person, order), now);
	return {
		...{ id: order.id, paidAt: order.paidAt, isRefundable: kind === "button" },
		plan: soldPlans[order.planId].name,
		amount: formatPrice(order.amountInCents),
	};
}
