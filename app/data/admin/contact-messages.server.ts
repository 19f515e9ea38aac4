import { and, eq, gt, or } from "drizzle-orm";
import { type Connection, holdName, type Transaction } from "#app/data/base/database.server.ts";
import { contactMessages, contactReplies } from "#app/data/base/schema/admin.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { MessageKind, MessageStatus } from "#app/domain/content/contact.ts";

export type NewMessage = {
	userId: string | null;
	name: string;
	email: string;
	subject: string;
	message: string;
	kind?: MessageKind;
	/** Of a takedown. */
	resumeId?: string | null;
	createdAt: Date;
};

/** How long the same words of the same sender count as one message that was sent twice. */
const repeatMilliseconds = 10 * 60_000;

/**
 * Keeps a message.
 * @returns its id; null when the same was sent a moment ago and is kept already
 */
export async function addMessage(
	transaction: Transaction,
	message: NewMessage,
): Promise<string | null> {
	const { email, subject, createdAt } = message;
	// The messages of one sender one after the other.
	await holdName(transaction, `contact:${email}`);
	const repeated = await transaction.$count(
		contactMessages,
		and(
			eq(contactMessages.status, "new"),
			gt(contactMessages.createdAt, new Date(createdAt.getTime() - repeatMilliseconds)),
			eq(contactMessages.email, email),
			eq(contactMessages.subject, subject),
			eq(contactMessages.message, message.message),
		),
	);
	if (repeated > 0) return null;
	const [row] = await transaction
		.insert(contactMessages)
		.values(message)
		.returning({ id: contactMessages.id });
	return row?.id ?? null;
}

/**
 * Stores a refund request as a message, once for each order.
 * @returns its id; null when it is there
 */
export async function addRefundRequest(
	transaction: Transaction,
	request: NewMessage & { orderId: string },
): Promise<string | null> {
	const [row] = await transaction
		.insert(contactMessages)
		.values(request)
		.onConflictDoNothing()
		.returning({ id: contactMessages.id });
	return row?.id ?? null;
}

/** The refund requests of a person, at most one for each order. */
export const findRefundRequests = statement((connection, userId: Later<string>) =>
	connection
		.select({ orderId: orders.id, createdAt: contactMessages.createdAt })
		.from(contactMessages)
		.innerJoin(orders, eq(orders.id, contactMessages.orderId))
		.where(eq(orders.userId, userId)),
);

export type ContactMessage = typeof contactMessages.$inferSelect;

export async function getMessage(
	connection: Connection,
	id: string,
): Promise<ContactMessage | null> {
	const [row] = await connection.select().from(contactMessages).where(eq(contactMessages.id, id));
	return row ?? null;
}

/** As `getMessage`; nobody else changes it while the transaction runs. */
export async function lockMessage(
	transaction: Transaction,
	id: string,
): Promise<ContactMessage | null> {
	const [row] = await transaction
		.select()
		.from(contactMessages)
		.where(eq(contactMessages.id, id))
		.for("no key update");
	return row ?? null;
}

/** @param settledAt null for a message that waits again */
export async function setMessageStatus(
	transaction: Transaction,
	id: string,
	status: MessageStatus,
	settledAt: Date | null,
): Promise<void> {
	await transaction
		.update(contactMessages)
		.set({ status, settledAt })
		.where(eq(contactMessages.id, id));
}

export async function addReply(
	transaction: Transaction,
	reply: { messageId: string; body: string; sentAt: Date },
): Promise<string> {
	const [row] = await transaction
		.insert(contactReplies)
		.values(reply)
		.returning({ id: contactReplies.id });
	if (!row) throw new Error("The answer was not written");
	return row.id;
}

/** The answers to a message, the oldest first. */
export async function findReplies(
	connection: Connection,
	messageId: string,
): Promise<{ id: string; body: string; sentAt: Date }[]> {
	return connection
		.select({ id: contactReplies.id, body: contactReplies.body, sentAt: contactReplies.sentAt })
		.from(contactReplies)
		.where(eq(contactReplies.messageId, messageId))
		.orderBy(contactReplies.sentAt, contactReplies.id);
}

/** An answer with the message that it belongs to. */
export async function getReply(
	connection: Connection,
	id: string,
): Promise<{ body: string; message: ContactMessage } | null> {
	const [row] = await connection
		.select({ body: contactReplies.body, message: contactMessages })
		.from(contactReplies)
		.innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
		.where(eq(contactReplies.id, id));
	return row ?? null;
}

/** Deletes what a person has written, also without being signed in, and the answers. */
export async function removeMessages(
	transaction: Transaction,
	{ id, email }: { id: string; email: string },
): Promise<void> {
	await transaction
		.delete(contactMessages)
		.where(or(eq(contactMessages.userId, id), eq(contactMessages.email, email)));
}

/** What a person has written, with our answers, for their copy of it. */
export async function findWritten(connection: Connection, userId: string) {
	const written = await connection
		.select({
			...pick(contactMessages, "id", "name", "email", "subject", "message", "createdAt"),
		})
		.from(contactMessages)
		.where(eq(contactMessages.userId, userId))
		.orderBy(contactMessages.createdAt);
	const answers = await connection
		.select({
			...pick(contactReplies, "messageId", "body", "sentAt"),
		})
		.from(contactReplies)
		.innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
		.where(eq(contactMessages.userId, userId))
		.orderBy(contactReplies.sentAt);
	return written.map(({ id, ...message }) => ({
		...message,
		answers: answers
			.filter(({ messageId }) => messageId === id)
			.map(({ body, sentAt }) => ({ body, sentAt })),
	}));
}
