import { askTogether, type Connection, type Database } from "#app/data/base/database.server.ts";
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
import { refreshIfLapsed } from "./refresh-lapsed.server.ts";

/** A customer of the sandbox is known by its id. */
const testCustomer = /^cus_test_/u;

/** A person's billing, as the subscription page and the settings show it. */
export async function readBilling(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs" | "log" | "payments">,
	person: Person,
	now: Date,
): Promise<Billing> {
	const { database, log } = services;
	let kept = await readKept(database, person.id, now);
	// When the provider cannot be asked, what is known is shown.
	const isNew = await refreshIfLapsed(services, kept.subscription, now).catch((error: unknown) => {
		log.error({ error }, "A subscription could not be looked up");
		return false;
	});
	if (isNew) kept = await readKept(database, person.id, now);
	const { customerId, subscription, grants, paid, packs, periods, pending, library } = kept;
	const grant = runningGrant(grants, now);
	const refunds = await askTogether(database, (connection) =>
		paid.map(async (order) => ({
			order,
			...(await describeRefund(connection, person, order, now)),
		})),
	);
	const orders: OrderView[] = [];
	let refundableOrder: string | null = null;
	let money: OrderStatus | null = null;
	for (const { order, ...refund } of refunds) {
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
	const view = viewSubscription(subscription, { money, price, refundableOrder, library }, now);
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
		pending: pending.map(viewPending),
		hasCustomer: customerId !== null,
		isTestCustomer: testCustomer.test(customerId ?? ""),
	};
}

/** What is kept of a person's billing. */
async function readKept(database: Database, id: string, now: Date) {
	const [customerId, subscription, grants, paid, packs, periods, pending, library] =
		await askTogether(database, (connection) => [
			getCustomerId(connection, id),
			getSubscription(connection, id),
			findProGrants(connection, id),
			findOrders(connection, id),
			findPacks(connection, id),
			findPaidPeriods(connection, id),
			findPending(connection, id),
			countLibrary(connection, id, now),
		]);
	return { customerId, subscription, grants, paid, packs, periods, pending, library };
}

/** What an order's line says of the money-back guarantee. */
async function describeRefund(
	connection: Connection,
	person: Person,
	order: Order,
	now: Date,
): Promise<Pick<OrderView, "isRefundable" | "canAskRefund" | "refundNote">> {
	const facts = await readGuarantee(connection, person, order);
	const state = guaranteeState(facts, now);
	const isRefundable = state.kind === "button";
	const month = isRefundable ? await findRestingMonth(connection, order) : null;
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
