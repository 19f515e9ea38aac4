import { readGuarantee } from "#app/data/billing/guarantee.server.ts";
import { findOrders } from "#app/data/billing/orders.server.ts";
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
import type { Uses } from "#app/services.ts";

/**
 * The first line of the account's timeline, without the rest of what `readBilling` reads; null when nothing comes.
 * The provider is not asked.
 */
export async function readNextDate(
	{ database }: Uses<"database">,
	person: Person,
	now: Date,
): Promise<TimelineLine | null> {
	const { id } = person;
	const subscription = await getSubscription(database, id);
	const paid = await findOrders(database, id);
	const packs = (await findPacks(database, id)).filter((pack) => isPackRunning(pack, now));
	const periods = packs.length > 0 ? await findPaidPeriods(database, id) : [];
	const orders = [];
	for (const order of paid.filter(({ paidAt }) => guaranteeEnd(paidAt) > now)) {
		const { kind } = guaranteeState(await readGuarantee(database, person, order), now);
		orders.push({
			...{ id: order.id, paidAt: order.paidAt, isRefundable: kind === "button" },
			plan: soldPlans[order.planId].name,
			amount: formatPrice(order.amountInCents),
		});
	}
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
			gift: runningGrant(await findProGrants(database, id), now),
		},
		now,
	);
	return next ?? null;
}
