import { addRefundRequest } from "#app/data/admin/contact-messages.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { readGuarantee } from "#app/data/billing/guarantee.server.ts";
import { getOrder } from "#app/data/billing/orders.server.ts";
import { formatMoment } from "#app/domain/base/dates.ts";
import { messages } from "#app/domain/base/messages.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { describeUse, guaranteeState } from "#app/domain/billing/guarantee.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Asks the owner for a refund that the button no longer gives because much was used. The request is an ordinary
 * message with the numbers in it. A repetition changes nothing.
 */
export function askForRefund(
	services: Uses<"database" | "jobs" | "log">,
	person: Person,
	orderId: string,
	now: Date,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.billing.askFailed, async () => {
		const { database, jobs } = services;
		const order = await getOrder(database, person.id, orderId);
		if (!order) return rejected(messages.billing.notRefundable, 404);
		const facts = await readGuarantee(database, person, order, now);
		const state = guaranteeState(facts, now);
		if (state.kind === "closed" && state.why === "asked") return { success: true };
		if (state.kind !== "ask") return rejected(messages.billing.notRefundable, 409);
		const number = receiptNumber(order.number);
		const request = {
			userId: person.id,
			orderId,
			name: "A member",
			email: person.email,
			subject: `Refund of ${number}`,
			message: messages.billing.refundRequest({
				plan: soldPlans[order.planId].name,
				amount: formatPrice(order.amountInCents),
				paid: formatMoment(order.paidAt),
				used: describeUse(facts),
			}),
			createdAt: now,
		};
		await database.transaction(async (transaction) => {
			const messageId = await addRefundRequest(transaction, request);
			if (!messageId) return;
			await jobs.enqueue(
				"send-mail",
				{ message: "contact-message", messageId },
				{ key: `contact-message:${messageId}`, transaction: jobTransaction(transaction) },
			);
		});
		return { success: true };
	});
}
