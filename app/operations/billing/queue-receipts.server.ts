import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import type { BillingMail } from "#app/domain/base/mail-job.ts";
import type { Uses } from "#app/services.ts";
import type { BillingChange } from "./respond-to-change.server.ts";

/** Queues the email of each change in the transaction that writes it. One occasion is queued once. */
export async function queueBillingMails(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	to: string,
	changes: readonly BillingChange[],
): Promise<void> {
	for (const change of changes) {
		const { key, mail } = describe(change);
		await jobs.enqueue(
			"send-mail",
			{ to, ...mail },
			{ key, transaction: jobTransaction(transaction) },
		);
	}
}

/** The occasion of a mail, and what it says; dates as ISO instants, money as cents. */
function describe(change: BillingChange): { key: string; mail: BillingMail } {
	switch (change.kind) {
		case "paid": {
			const { order, isFirst, packEnds } = change;
			return {
				key: `receipt:${order.stripePaymentIntent}`,
				mail: packEnds
					? { message: "pack-receipt", orderId: order.id, expiresAt: packEnds.toISOString() }
					: { message: "pro-receipt", orderId: order.id, isFirst },
			};
		}
		case "refunded": {
			const { id, stripePaymentIntent, refundedInCents } = change.order;
			return {
				key: `refunded:${stripePaymentIntent}:${refundedInCents}`,
				mail: {
					message: "refunded",
					orderId: id,
					part: { now: change.nowInCents, inAll: refundedInCents },
				},
			};
		}
		case "disputed":
			return {
				key: `disputed:${change.order.stripePaymentIntent}`,
				mail: { message: "dispute-opened", orderId: change.order.id },
			};
		case "payment-failed":
			return {
				key: `payment-failed:${change.subscriptionId}:${change.periodStart.toISOString()}`,
				mail: {
					message: "payment-failed",
					graceUntil: change.graceUntil.toISOString(),
					subscriptionId: change.subscriptionId,
				},
			};
		case "canceled":
			return {
				key: `canceled:${change.subscriptionId}:${change.canceledAt.toISOString()}`,
				mail: {
					message: "subscription-canceled",
					accessUntil: change.endsOn.toISOString(),
					subscriptionId: change.subscriptionId,
					...(!change.hasAccess && { isOff: true }),
				},
			};
		case "resumed":
			return {
				key: `resumed:${change.subscriptionId}:${change.canceledAt.toISOString()}`,
				mail: {
					message: "subscription-resumed",
					nextBilling: change.nextBilling.toISOString(),
					subscriptionId: change.subscriptionId,
				},
			};
		case "ended":
			return {
				key: `ended:${change.subscriptionId}`,
				mail: {
					message: "subscription-ended",
					endedOn: change.endedOn.toISOString(),
					subscriptionId: change.subscriptionId,
					...(change.unpaidSince && { unpaidSince: change.unpaidSince.toISOString() }),
				},
			};
	}
}
