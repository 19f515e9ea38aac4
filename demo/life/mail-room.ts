import { formatMoment } from "#app/domain/base/dates.ts";
import { messages as texts } from "#app/domain/base/messages.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { describeUse } from "#app/domain/billing/guarantee.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { createRandom } from "../random.ts";
import { uuidOf } from "../uuid.ts";
import type { Buyer } from "./buyers.ts";
import { written } from "./messages.ts";
import { inventPerson, type Member } from "./people.ts";

const day = 86_400_000;

/** The messages with their answers, and the request of a member who wants the money back. */
export function messagesOf(life: {
	customers: readonly { buyer: Buyer; member: Member }[];
	strangers: readonly Member[];
	orders: readonly {
		id: string;
		number: number;
		userId: string;
		planId: string;
		amountInCents: number;
		paidAt: Date;
	}[];
	uses: readonly { userId: string; resumeId: string; at: Date }[];
	today: number;
}) {
	const { customers, strangers, today } = life;
	const asked = customers.flatMap(({ buyer, member }) => {
		const order = life.orders.find(({ userId }) => userId === member.id);
		if (!buyer.pro?.asksBack || !order) return [];
		const createdAt = new Date(order.paidAt.getTime() + 4 * day);
		const used = life.uses.filter(({ userId, at }) => userId === member.id && at < createdAt);
		return [
			{
				id: uuidOf(`request ${member.id}`),
				userId: member.id,
				orderId: order.id,
				name: "A member",
				email: member.email,
				subject: `Refund of ${receiptNumber(order.number)}`,
				message: texts.billing.refundRequest({
					plan: plans.pro.name,
					amount: formatPrice(order.amountInCents),
					paid: formatMoment(order.paidAt),
					used: describeUse({ uses: new Set(used.map(({ resumeId }) => resumeId)).size, lines: 0 }),
				}),
				status: "new" as const,
				createdAt,
				settledAt: null,
			},
		];
	});
	const sent = written.map((one, index) => {
		const random = createRandom(`message ${index}`);
		const createdAt = new Date(today - one.ago * day + random.int(9 * 3600, 20 * 3600) * 1000);
		const joined = strangers.filter(
			({ joinedAt, emailVerified }) => emailVerified && joinedAt < createdAt,
		);
		const newcomer = joined.toSorted((a, b) => b.joinedAt.getTime() - a.joinedAt.getTime())[0];
		const member = typeof one.by === "number" ? customers[one.by]?.member : one.by && newcomer;
		const { name, email } = member ?? inventPerson(900 + index, random);
		const settled = one.reply?.after ?? (one.isClosed ? 20 : null);
		return {
			id: uuidOf(`message ${index}`),
			userId: member ? member.id : null,
			orderId: null,
			name,
			email,
			subject: one.subject,
			message: one.message,
			status: one.reply
				? ("answered" as const)
				: one.isClosed
					? ("closed" as const)
					: ("new" as const),
			createdAt,
			settledAt: settled === null ? null : new Date(createdAt.getTime() + settled * 3_600_000),
		};
	});
	const contactReplies = written.flatMap(({ reply }, index) => {
		const message = sent[index];
		if (!reply || !message?.settledAt) return [];
		const { id: messageId, settledAt: sentAt } = message;
		return [{ id: uuidOf(`reply ${index}`), messageId, body: reply.body, sentAt }];
	});
	return { contactMessages: [...sent, ...asked], contactReplies };
}
