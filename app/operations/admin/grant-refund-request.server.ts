import type { Admin } from "../../data/audit-log.server.ts";
import { type ContactMessage, getMessage } from "../../data/contact-messages.server.ts";
import { getOrderById } from "../../data/orders.server.ts";
import { getPersonRecord } from "../../data/people.server.ts";
import { claimGuarantee } from "../../data/promises.server.ts";
import { countUsedSince } from "../../data/resume-uses.server.ts";
import { adminMessages } from "../../domain/admin-messages.ts";
import { formatMoment } from "../../domain/dates.ts";
import { formatPrice } from "../../domain/money.ts";
import { receiptNumber } from "../../domain/orders.ts";
import { soldPlans } from "../../domain/plans.ts";
import type { RefundRequest } from "../../domain/refund-request.ts";
import type { Services } from "../../services.server.ts";
import { type Failure, refused } from "../form-failure.server.ts";
import { giveMoneyBack } from "./give-money-back.server.ts";
import { settleMessage } from "./settle-message.server.ts";

/** What a message asks back; null when it asks for nothing. */
export async function readRefundRequest(
	{ database }: Services,
	{ orderId, userId }: ContactMessage,
): Promise<RefundRequest | null> {
	const order = orderId && (await getOrderById(database, orderId));
	if (!order) return null;
	return {
		orderId: order.id,
		number: receiptNumber(order.number),
		plan: soldPlans[order.planId].name,
		amount: formatPrice(order.amountInCents),
		paid: formatMoment(order.paidAt),
		status: order.status,
		uses: userId ? await countUsedSince(database, userId, order.paidAt) : 0,
		canRefund: order.status === "paid" || order.status === "partly refunded",
	};
}

/**
 * Gives the payment back that a message asks for, as the owner does elsewhere, and closes the message. It is the
 * guarantee of the mailbox that is given with it. A second press changes nothing.
 */
export async function grantRefundRequest(
	services: Services,
	admin: Admin,
	messageId: string,
): Promise<{ success: true; said: string } | Failure> {
	const { database, hashMailbox } = services;
	const message = await getMessage(database, messageId);
	if (!message?.orderId) return refused(adminMessages.orders.notFound, 404);
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
