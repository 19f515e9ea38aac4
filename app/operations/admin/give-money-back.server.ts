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
 * the subscription when the payment is for its current period. An earlier period is over already.
 * A repetition changes nothing.
 */
export function giveMoneyBack(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs" | "log" | "payments">,
	admin: Admin,
	{ orderId, reason }: { orderId: string; reason: string },
): Promise<{ success: true; said: string } | Failure> {
	const words = adminMessages.orders;
	return withUnexpectedFailure(services, words.refundFailed, async () => {
		const { database, payments } = services;
		const known = await getOrderById(database, orderId);
		if (!known) return rejected(words.notFound, 404);
		// It may have gone back in another way, or be disputed.
		await syncCustomer(services, known.stripeCustomerId);
		const before = (await getOrderById(database, orderId)) ?? known;
		if (before.status === "refunded") return { success: true, said: words.alreadyRefunded };
		if (before.status === "disputed") return rejected(words.disputed, 409);
		const subscription = before.stripeSubscriptionId
			? await getSubscriptionNamed(database, before.stripeSubscriptionId)
			: null;
		// The subscription ends before its money goes back, so that nobody keeps both.
		if (subscription && paysForPresentPeriod(before, subscription)) {
			await payments.endNow(subscription.stripeSubscriptionId);
		}
		await sendBack(services, before, `owner-refund:${orderId}:${before.refundedInCents}`);
		const after = await getOrderById(database, orderId);
		if (after?.status !== "refunded") throw new Error("The money did not go back");
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
		const amount = formatPrice(after.refundedInCents - before.refundedInCents);
		return { success: true, said: words.refunded(amount) };
	});
}
