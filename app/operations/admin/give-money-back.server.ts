import { type Admin, writeAuditOnce } from "#app/data/admin/audit-log.server.ts";
import { getOrderById } from "#app/data/billing/orders.server.ts";
import { getSubscriptionNamed } from "#app/data/billing/subscriptions.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { paysForPresentPeriod, receiptNumber } from "#app/domain/billing/orders.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { sendBack } from "#app/operations/billing/refund-order.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Refunds all that is left of a payment, also outside of the guarantee, and ends what it paid for: the pack, or
 * the subscription when the payment is for its current period. An earlier period is over already. A part ends
 * nothing. A repetition changes nothing.
 * @param given.amountInCents a part of what is left; null for all of it
 * @param given.refundedBefore in cents, what had gone back when it was asked for; what went back since was asked for too
 */
export function giveMoneyBack(
	services: Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">,
	admin: Admin,
	given: {
		orderId: string;
		reason: string;
		amountInCents?: number | null;
		refundedBefore?: number | undefined;
	},
): Promise<{ success: true; said: string } | Failure> {
	const words = adminMessages.orders;
	const { orderId, reason, amountInCents: asked = null, refundedBefore } = given;
	return withUnexpectedFailure(services, words.refundFailed, async () => {
		const { database, payments } = services;
		const known = await getOrderById(database, orderId);
		if (!known) return rejected(words.notFound, 404);
		// It may have gone back in another way, or be disputed.
		await syncCustomer(services, known.stripeCustomerId);
		const before = (await getOrderById(database, orderId)) ?? known;
		const isRepeated = refundedBefore !== undefined && before.refundedInCents > refundedBefore;
		if (before.status === "refunded" || isRepeated)
			return { success: true, said: words.alreadyRefunded };
		if (before.status === "disputed") return rejected(words.disputed, 409);
		const left = before.amountInCents - before.refundedInCents;
		if (asked !== null && asked > left) {
			return rejected(words.amountTooMuch(formatPrice(left)), 409, "amount");
		}
		const part = asked !== null && asked < left ? asked : null;
		const subscription = before.stripeSubscriptionId
			? await getSubscriptionNamed(database, before.stripeSubscriptionId)
			: null;
		// The subscription ends before its money goes back, so that nobody keeps both.
		if (part === null && subscription && paysForPresentPeriod(before, subscription)) {
			await payments.endNow(subscription.stripeSubscriptionId);
		}
		const key = `owner-refund:${orderId}:${before.refundedInCents}${part === null ? "" : `:${part}`}`;
		await sendBack(services, before, key, part ?? undefined);
		const after = await getOrderById(database, orderId);
		if (!after || after.refundedInCents < before.refundedInCents + (part ?? left)) {
			throw new Error("The money did not go back");
		}
		await database.transaction((transaction) =>
			writeAuditOnce(transaction, admin, {
				action: "order.refunded",
				subject: "order",
				subjectId: orderId,
				label: receiptNumber(after.number),
				reason,
				changes: {
					refunded: {
						from: formatPrice(before.refundedInCents),
						to: formatPrice(after.refundedInCents),
					},
				},
			}),
		);
		return { success: true, said: words.refunded(formatPrice(part ?? left)) };
	});
}
