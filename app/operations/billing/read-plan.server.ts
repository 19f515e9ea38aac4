import type { Connection } from "#app/data/base/database.server.ts";
import { findPending } from "#app/data/billing/checkouts.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import { findRestingMonth, readGuarantee } from "#app/data/billing/guarantee.server.ts";
import { findOrders, type Order } from "#app/data/billing/orders.server.ts";
import { findPaidPeriods } from "#app/data/billing/pack-ends.server.ts";
import { findProGrants } from "#app/data/billing/pro-grants.server.ts";
import { findPacks } from "#app/data/billing/purchases.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { findReadingHistory } from "#app/data/reader/reading-history.server.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { guaranteeNote, guaranteeState } from "#app/domain/billing/guarantee.ts";
import { type OrderStatus, receiptNumber } from "#app/domain/billing/orders.ts";
import { packTimeLeft } from "#app/domain/billing/pack-end.ts";
import {
	type Billing,
	type OrderView,
	viewPacks,
	viewPending,
	viewSubscription,
} from "#app/domain/billing/plan-view.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import { soldPrice } from "#app/domain/billing/sold-price.ts";
import { futureOf } from "#app/domain/billing/subscription-state.ts";
import { accountTimeline } from "#app/domain/billing/timeline.ts";
import { isPackRunning, runningGrant } from "#app/domain/reader/entitlements.ts";
import type { LibraryItem } from "#app/domain/reader/unlocked-resumes.ts";
import type { Uses } from "#app/services.ts";
import { refreshLapsed } from "./refresh-lapsed.server.ts";

/** A customer of the sandbox is known by its id. */
const testCustomer = /^cus_test_/u;

/** A person's billing, as the subscription page and the settings show it. */
export async function readBilling(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs" | "log" | "payments">,
	person: Person,
	now: Date,
): Promise<Billing> {
	const { database, log } = services;
	// When the provider cannot be asked, what is known is shown.
	await refreshLapsed(services, person, now).catch((error: unknown) => {
		log.error({ error }, "A subscription could not be looked up");
	});
	const customerId = await getCustomerId(database, person.id);
	const subscription = await getSubscription(database, person.id);
	const grant = runningGrant(await findProGrants(database, person.id), now);
	const orders: OrderView[] = [];
	let refundableOrder: string | null = null;
	let money: OrderStatus | null = null;
	const paid = await findOrders(database, person.id);
	for (const order of paid) {
		const refund = await describeRefund(services, person, order, now);
		if (subscription && order.stripeSubscriptionId === subscription.stripeSubscriptionId) {
			if (refund.isRefundable) refundableOrder = order.id;
			const { currentPeriodStart } = subscription;
			if (order.periodStart?.getTime() === currentPeriodStart.getTime()) money = order.status;
		}
		orders.push({
			id: order.id,
			number: receiptNumber(order.number),
			date: formatLongDate(order.paidAt),
			plan: soldPlans[order.planId].name,
			amount: formatPrice(order.amountInCents),
			status: order.status,
			...refund,
		});
	}
	const last = paid.find(
		(order) => order.stripeSubscriptionId === subscription?.stripeSubscriptionId,
	);
	const price = subscription && soldPrice(subscription, last ?? null);
	const view = viewSubscription(
		subscription,
		{ money, price, refundableOrder, library: await countLibrary(database, person.id, now) },
		now,
	);
	const packs = await findPacks(database, person.id);
	const periods = await findPaidPeriods(database, person.id);
	const future = subscription && futureOf(subscription, now);
	return {
		subscription: view,
		timeline: accountTimeline(
			{
				orders: orders.map((order, index) => ({ ...order, paidAt: paid[index]?.paidAt ?? now })),
				packs: packs
					.filter((pack) => isPackRunning(pack, now))
					.map((pack) => ({ ...pack, ...packTimeLeft(pack.expiresAt, periods, now) })),
				subscription: view && future && { ...subscription, ...future, price, card: view.card },
				gift: grant,
			},
			now,
		),
		givenUntil: grant && formatLongDate(grant.endsAt),
		packs: viewPacks(packs, periods, now),
		orders,
		pending: (await findPending(database, person.id)).map(viewPending),
		hasCustomer: customerId !== null,
		isTestCustomer: testCustomer.test(customerId ?? ""),
	};
}

/** What an order's line says of the money-back guarantee. */
async function describeRefund(
	{ database }: Uses<"database">,
	person: Person,
	order: Order,
	now: Date,
): Promise<Pick<OrderView, "isRefundable" | "canAskRefund" | "refundNote">> {
	const facts = await readGuarantee(database, person, order);
	const state = guaranteeState(facts, now);
	const isRefundable = state.kind === "button";
	const month = isRefundable ? await findRestingMonth(database, order) : null;
	return {
		isRefundable,
		canAskRefund: state.kind === "ask",
		refundNote: month
			? `${soldPlans[month.planId].name} ends too, and its ${formatPrice(month.amountInCents)} is refunded: the lower price depends on this pack.`
			: guaranteeNote(state, facts),
	};
}

/** What a person's library would be without Pro. */
async function countLibrary(connection: Connection, personId: string, now: Date) {
	const items = await findReadingHistory(connection, personId, false, now);
	const count = (state: LibraryItem["state"]) =>
		items.filter((item) => item.state === state).length;
	return { locks: count("locked"), stays: count("open") };
}
