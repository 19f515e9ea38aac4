import { askTogether, type Database } from "#app/data/base/database.server.ts";
import { findPending } from "#app/data/billing/checkouts.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import { readGuarantees } from "#app/data/billing/guarantee.server.ts";
import { findOrders, type Order } from "#app/data/billing/orders.server.ts";
import { findPaidPeriods } from "#app/data/billing/pack-ends.server.ts";
import { findProGrants } from "#app/data/billing/pro-grants.server.ts";
import { findPacks } from "#app/data/billing/purchases.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { countOpenedAlike } from "#app/data/reader/reading-history.server.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import {
	coveredOrders,
	type GuaranteeFacts,
	guaranteeNote,
	guaranteeState,
	restsOnPack,
} from "#app/domain/billing/guarantee.ts";
import { paysForPresentPeriod, receiptNumber, shownStatus } from "#app/domain/billing/orders.ts";
import {
	type Billing,
	isTestCustomer,
	type LibraryNumbers,
	type OrderView,
	viewPacks,
	viewPending,
	viewSubscription,
} from "#app/domain/billing/plan-view.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import { accountTimeline } from "#app/domain/billing/timeline.ts";
import type { Pack } from "#app/domain/reader/entitlements.ts";
import { stateInLibrary } from "#app/domain/reader/unlocked-resumes.ts";
import type { Uses } from "#app/services.ts";
import { gatherTimeline } from "./gather-timeline.server.ts";
import { refreshIfLapsed } from "./refresh-lapsed.server.ts";

/** A person's billing, as the subscription page and the settings show it. */
export async function readBilling(
	services: Uses<"database" | "log" | "renewals">,
	person: Person,
	now: Date,
): Promise<Billing> {
	const { database, log } = services;
	let kept = await readKept(database, person.id);
	// When the provider cannot be asked, what is known is shown.
	const isNew = await refreshIfLapsed(services, kept.subscription, now).catch((error: unknown) => {
		log.error({ error }, "A subscription could not be looked up");
		return false;
	});
	if (isNew) kept = await readKept(database, person.id);
	const { customerId, subscription, grants, paid, packs, periods, pending, opened } = kept;
	const guarantees = await readGuarantees(database, person, paid, now);
	const orders = guarantees.map(({ order, facts }) => {
		const { purchaseId } = order;
		const month = purchaseId && paid.find((each) => restsOnPack(each, purchaseId, packs));
		return viewOrder(order, facts, month || null, now);
	});
	const refundable = coveredOrders(guarantees, now);
	const rows = { subscription, paid, refundable, packs, periods, grants };
	const facts = gatherTimeline(rows, now);
	const present = subscription && paid.find((order) => paysForPresentPeriod(order, subscription));
	// The newest first.
	const months = paid.filter(
		(order) => order.stripeSubscriptionId === subscription?.stripeSubscriptionId,
	);
	const returning = months.find(({ id }) => refundable.has(id));
	const givenUntil = facts.gift && formatLongDate(facts.gift.endsAt);
	const shown = {
		money: present?.status ?? null,
		givenUntil,
		price: facts.subscription?.price ?? null,
		isPriceRising: months[0]?.isDiscounted ?? false,
		refundableOrder: returning?.id ?? null,
		library: countLibrary(opened, person, packs, now),
	};
	const view = viewSubscription(subscription, shown, now);
	return {
		subscription: view,
		timeline: accountTimeline(facts, now),
		givenUntil,
		givenLater: facts.laterGifts.map(({ startsAt, endsAt }) => ({
			from: formatLongDate(startsAt),
			until: formatLongDate(endsAt),
		})),
		packs: viewPacks(packs, periods, now),
		orders,
		pending: pending.map(viewPending),
		isTestCustomer: isTestCustomer(customerId),
	};
}

/** What is kept of a person's billing. */
async function readKept(database: Database, id: string) {
	const [customerId, subscription, grants, paid, packs, periods, pending, opened] =
		await askTogether(database, (connection) => [
			getCustomerId(connection, id),
			getSubscription(connection, id),
			findProGrants(connection, id),
			findOrders(connection, id),
			findPacks(connection, id),
			findPaidPeriods(connection, id),
			findPending(connection, id),
			countOpenedAlike(connection, id),
		]);
	return { customerId, subscription, grants, paid, packs, periods, pending, opened };
}

/**
 * An order's line, with what it says of the money-back guarantee.
 * @param month that goes back with it
 */
function viewOrder(order: Order, facts: GuaranteeFacts, month: Order | null, now: Date): OrderView {
	const state = guaranteeState(facts, now);
	const isRefundable = state.kind === "button" || state.kind === "claimed";
	return {
		id: order.id,
		number: receiptNumber(order.number),
		date: formatLongDate(order.paidAt),
		plan: soldPlans[order.planId].name,
		amount: formatPrice(order.amountInCents),
		status: shownStatus(order),
		isRefundable,
		canAskRefund: state.kind === "ask",
		refundNote:
			state.kind === "button" && month
				? `${soldPlans[month.planId].name} ends too, and its ${formatPrice(month.amountInCents)} is refunded: the lower price depends on this pack.`
				: guaranteeNote(state, facts),
	};
}

/** What a person's library would be without Pro. */
function countLibrary(
	opened: Awaited<ReturnType<typeof countOpenedAlike>>,
	{ emailConfirmed }: Person,
	packs: readonly Pack[],
	now: Date,
): LibraryNumbers {
	const rights = { subscription: null, grants: [], packs, freeUsed: 0 };
	const numbers = { open: 0, locked: 0, withdrawn: 0 };
	for (const { resumes, ...asked } of opened) {
		const facts = { person: { emailConfirmed }, ...asked, ...rights };
		numbers[stateInLibrary(facts, now).state] += resumes;
	}
	return { locks: numbers.locked, stays: numbers.open };
}
