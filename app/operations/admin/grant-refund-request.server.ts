import { getPersonRecord } from "#app/data/account/people.server.ts";
import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { type ContactMessage, getMessage } from "#app/data/admin/contact-messages.server.ts";
import { countUseSince } from "#app/data/billing/guarantee.server.ts";
import { getOrderById } from "#app/data/billing/orders.server.ts";
import { claimGuarantee } from "#app/data/billing/promises.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { pick } from "#app/domain/base/pick.ts";
import { describeUse } from "#app/domain/billing/guarantee.ts";
import type { RefundRequest } from "#app/domain/billing/refund-request.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { giveMoneyBack } from "./give-money-back.server.ts";
import { describeOrder } from "./read-order.server.ts";
import { settleMessage } from "./settle-message.server.ts";

/** What a message asks back; null when it asks for nothing. */
export async function readRefundRequest(
	services: Uses<"clock" | "database">,
	{ orderId, userId }: ContactMessage,
): Promise<RefundRequest | null> {
	const { database } = services;
	const order = orderId && (await getOrderById(database, orderId));
	if (!order) return null;
	const shown = await describeOrder(services, order);
	return {
		orderId: order.id,
		...pick(shown, "number", "plan", "amount"),
		paid: shown.when,
		status: shown.status,
		used: describeUse(
			userId ? await countUseSince(database, userId, order.paidAt) : { uses: 0, lines: 0 },
		),
		...pick(shown, "refundable", "obstacle", "effect"),
	};
}

/**
 * Refunds the payment that a message asks for, and closes the message. The refund uses up the guarantee of the
 * mailbox. A second press changes nothing.
 */
export async function grantRefundRequest(
	services: Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">,
	admin: Admin,
	messageId: string,
): Promise<{ success: true; said: string } | Failure> {
	const { database, hashMailbox } = services;
	const message = await getMessage(database, messageId);
	if (!message?.orderId) return rejected(adminMessages.orders.notFound, 404);
	const { orderId, userId } = message;
	const reason = "Asked for inside the money-back guarantee";
	const result = await giveMoneyBack(services, admin, { orderId, reason });
	if (!result.success) return result;
	const writer = userId && (await getPersonRecord(database, userId));
	if (writer) {
		const person = { id: writer.id, mailboxHash: hashMailbox(writer.email) };
		await database.transaction((transaction) =>
			claimGuarantee(transaction, person, orderId, admin.now),
		);
	}
	const settled = await settleMessage(services, admin, messageId, "closed");
	return settled.success ? result : settled;
}
