import { type OrderStatus, orderStatus } from "#app/domain/billing/orders.ts";
import { type Period, packEnd, paidPeriods } from "#app/domain/billing/pack-end.ts";
import { plans, type SoldPlanId } from "#app/domain/billing/plans.ts";
import { mapSubscription } from "#app/domain/billing/subscription-mapping.ts";
import { uuidOf } from "../uuid.ts";
import type { Buyer } from "./buyers.ts";
import type { PastRecords } from "./past.ts";
import type { Member } from "./people.ts";

/** What a buyer has paid, as the site's rows; the same as its sync makes of what the sandbox says. */
export type Payments = ReturnType<typeof paymentsOf>;

type Order = ReturnType<typeof ordersOf>[number];

/** @param mailboxHash by which promises know the buyer */
export function paymentsOf(
	{
		buyer,
		member,
		past,
		mailboxHash,
	}: {
		buyer: Buyer;
		member: Member;
		past: PastRecords;
		mailboxHash: string;
	},
	now: Date,
) {
	const orders = ordersOf(member, past);
	const subscription = subscriptionOf(member, past, orders, now);
	const proTimes = paidPeriods(
		orders.map((order) => ({ ...order, endedAt: subscription?.endedAt ?? null })),
	);
	const pack = packOf(member, past, orders, proTimes);
	const customer = {
		customerId: past.customer.id,
		userId: member.id,
		mailboxHash: null,
		version: 1,
		syncedAt: now,
		createdAt: dateOf(past.customer.created),
	};
	return {
		buyer,
		member,
		customer,
		orders: orders.map(({ charge, ...order }) => order),
		subscription,
		pack,
		proTimes,
		promises: promisesOf(past, orders, mailboxHash),
	};
}

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

function ordersOf({ id: userId }: Member, past: PastRecords) {
	return past.charge
		.filter(({ status }) => status === "succeeded")
		.map((charge, index) => {
			const invoice = past.invoice.find(
				({ payment_intent, status }) =>
					status === "paid" && payment_intent === charge.payment_intent,
			);
			const period = invoice?.subscription ? invoice.lines[0]?.period : undefined;
			const dispute = past.dispute.find((each) => each.charge === charge.id);
			const isOpen = dispute?.status === "needs_response";
			const outcome = !dispute
				? "none"
				: isOpen
					? "open"
					: dispute.status === "won"
						? "won"
						: "lost";
			const status: OrderStatus = orderStatus({
				amountInCents: charge.amount,
				refundedInCents: charge.amount_refunded,
				dispute: outcome,
			});
			const planId: SoldPlanId = period ? plans.pro.id : plans.pack.id;
			return {
				charge: charge.id,
				id: uuidOf(`order ${userId} ${index}`),
				userId,
				planId,
				amountInCents: charge.amount,
				refundedInCents: charge.amount_refunded,
				currency: charge.currency,
				status,
				isDiscounted: (invoice?.discount_amounts ?? []).some(({ amount }) => amount > 0),
				paidAt: dateOf(charge.created),
				periodStart: period ? dateOf(period.start) : null,
				periodEnd: period ? dateOf(period.end) : null,
				stripePaymentIntent: charge.payment_intent,
				stripeCustomerId: past.customer.id,
				cardBrand: charge.card.brand,
				cardLastFour: charge.card.last4,
				disputeDueBy: dispute && isOpen ? dateOf(dispute.due_by) : null,
				isDisputeLost: outcome === "lost",
				purchaseId: period ? null : packId(userId),
				stripeSubscriptionId: invoice?.subscription ?? null,
				createdAt: dateOf(charge.created),
			};
		});
}

const packId = (userId: string) => uuidOf(`pack ${userId}`);

function subscriptionOf({ id: userId }: Member, past: PastRecords, orders: Order[], now: Date) {
	const [theirs] = past.subscription;
	if (!theirs) return null;
	const { card } = past.charge.find(({ created }) => created === theirs.created) ?? {};
	const subscription = {
		id: theirs.id,
		status: theirs.status,
		isCanceling: theirs.cancel_at !== null,
		periodStart: dateOf(theirs.current_period_start),
		periodEnd: dateOf(theirs.current_period_end),
		createdAt: dateOf(theirs.created),
		canceledAt: theirs.canceled_at === null ? null : dateOf(theirs.canceled_at),
		endedAt: theirs.ended_at === null ? null : dateOf(theirs.ended_at),
		resumesAt: null,
		isPeriodFree: false,
		endedUnpaid: theirs.cancellation.reason === "payment_failed",
		unpaidSince: null,
		price: null,
		card: null,
		isOurs: true,
	};
	const payment = orders.find(
		({ periodStart }) => periodStart?.getTime() === subscription.periodStart.getTime(),
	);
	const isTakenBack = payment?.status === "refunded" || payment?.status === "disputed";
	const state = mapSubscription(subscription, isTakenBack);
	return {
		id: uuidOf(`subscription ${userId}`),
		userId,
		planId: plans.pro.id,
		...state,
		stripeStatus: theirs.status,
		stripeCustomerId: past.customer.id,
		stripeSubscriptionId: theirs.id,
		canceledAt: subscription.canceledAt,
		endedAt: subscription.endedAt,
		endedUnpaid: state.status === "ended" && subscription.endedUnpaid,
		amountInCents: plans.pro.priceInCents,
		currency: "usd",
		cardBrand: card?.brand ?? null,
		cardLastFour: card?.last4 ?? null,
		// A card is good to the end of the month that is printed on it.
		cardExpiresAt: card ? new Date(Date.UTC(card.exp_year, card.exp_month, 1)) : null,
		syncedAt: now,
		createdAt: subscription.createdAt,
	};
}

function packOf({ id: userId }: Member, past: PastRecords, orders: Order[], proTimes: Period[]) {
	const session = past.sessions.pack;
	const order = orders.find(({ planId }) => planId === plans.pack.id);
	if (!session || !order) return null;
	const closing =
		past.refund.find(({ charge }) => charge === order.charge) ??
		past.dispute.find(({ charge, status }) => charge === order.charge && status !== "won");
	const status =
		order.status === "refunded" || order.status === "disputed"
			? order.status
			: ("succeeded" as const);
	return {
		id: packId(userId),
		userId,
		origin: "paid" as const,
		status,
		grantedAt: order.paidAt,
		expiresAt: packEnd(order.paidAt, proTimes),
		closedAt: closing ? dateOf(closing.created) : null,
		stripeSessionId: session.id,
		stripePaymentIntent: order.stripePaymentIntent,
		createdAt: order.paidAt,
		updatedAt: order.paidAt,
	};
}

/** What the mailbox has used up: refunds here are all by the button, under the guarantee. */
function promisesOf(past: PastRecords, orders: Order[], mailboxHash: string) {
	const first = (charge: string, of: { created: number; charge: string }[]) =>
		of.filter((each) => each.charge === charge).map(({ created }) => dateOf(created));
	return orders.flatMap(({ id: orderId, charge, isDiscounted, status, paidAt }) => {
		const at = {
			first_month: isDiscounted ? [paidAt] : [],
			guarantee: first(charge, past.refund),
			dispute: status === "disputed" ? first(charge, past.dispute) : [],
		};
		return (["first_month", "guarantee", "dispute"] as const).flatMap((kind) =>
			at[kind].map((moment) => ({
				id: uuidOf(`promise ${kind} ${orderId}`),
				mailboxHash,
				kind,
				orderId,
				at: moment,
			})),
		);
	});
}
