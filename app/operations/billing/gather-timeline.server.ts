import type { Order } from "#app/data/billing/orders.server.ts";
import type { findProGrants } from "#app/data/billing/pro-grants.server.ts";
import type { findPacks } from "#app/data/billing/purchases.server.ts";
import type { SubscriptionRow } from "#app/data/billing/subscriptions.server.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { cardName } from "#app/domain/billing/card-name.ts";
import { paysForPresentPeriod } from "#app/domain/billing/orders.ts";
import { type Period, packTimeLeft } from "#app/domain/billing/pack-end.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import { soldPrice } from "#app/domain/billing/sold-price.ts";
import { futureOf, pauseStart } from "#app/domain/billing/subscription-state.ts";
import type { TimelineFacts } from "#app/domain/billing/timeline.ts";
import { grantedTimes, isPackRunning, runningGrant } from "#app/domain/reader/entitlements.ts";

type AccountRows = {
	subscription: SubscriptionRow | null;
	/** The newest first. */
	paid: readonly Order[];
	/** The orders that the guarantee gives back now. */
	refundable: ReadonlySet<string>;
	packs: Awaited<ReturnType<typeof findPacks>>;
	periods: readonly Period[];
	grants: Awaited<ReturnType<typeof findProGrants>>;
};

/** What the timeline of an account is made of, from its rows. */
export function gatherTimeline(
	{ subscription, paid, refundable, packs, periods, grants }: AccountRows,
	now: Date,
): TimelineFacts {
	const future = subscription && futureOf(subscription, now);
	const last = paid.find(
		(order) => order.stripeSubscriptionId === subscription?.stripeSubscriptionId,
	);
	const isPaid =
		subscription !== null && paid.some((order) => paysForPresentPeriod(order, subscription));
	return {
		orders: paid.map(({ id, planId, amountInCents, paidAt }) => ({
			...{ id, paidAt, isRefundable: refundable.has(id) },
			plan: soldPlans[planId].name,
			amount: formatPrice(amountInCents),
		})),
		packs: packs
			// What is being refunded opens nothing more, and ends when its money is back.
			.filter((pack) => isPackRunning(pack, now) && !pack.isRefunding)
			.map((pack) => ({ ...pack, ...packTimeLeft(pack.expiresAt, periods, now) })),
		subscription: subscription &&
			future && {
				...subscription,
				...future,
				pausesAt: pauseStart(subscription, isPaid, now),
				price: soldPrice(subscription, last ?? null),
				card: cardName({ brand: subscription.cardBrand, lastFour: subscription.cardLastFour }),
			},
		gift: runningGrant(grants, now),
		laterGifts: grantedTimes(grants).filter(({ startsAt }) => startsAt > now),
	};
}
