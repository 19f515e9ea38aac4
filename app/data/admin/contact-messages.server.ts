import { and, desc, eq, gt, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { afterPlace } from "#app/data/base/list-place.server.ts";
import { contactMessages, contactReplies } from "#app/data/base/schema/admin.server.ts";
import { paysForPro, wasGivenPro } from "#app/data/billing/pro-members.server.ts";
import type { ListPlace } from "#app/domain/admin/list-place.ts";
import type { MessageStatus } from "#app/domain/content/contact.ts";

export type NewMessage = {
	userId: string | null;
	name: string;
	email: string;
	subject: string;
	message: string;
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
	await transaction.execute(
		sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${email}`}, 0))`,
	);
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

/** The refund request of an order. */
export async function findRefundRequest(
	connection: Connection,
	orderId: string,
): Promise<{ id: string; createdAt: Date } | null> {
	const [row] = await connection
		.select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
		.from(contactMessages)
		.where(eq(contactMessages.orderId, orderId));
	return row ?? null;
}

export type MessageLine = {
	id: string;
	isPro: boolean;
	name: string;
	email: string;
	subject: string;
	/** How it begins. */
	excerpt: string;
	createdAt: Date;
};

const lineColumns = {
	id: contactMessages.id,
	name: contactMessages.name,
	email: contactMessages.email,
	subject: contactMessages.subject,
	excerpt: sql<string>`left(${contactMessages.message}, 160)`,
	createdAt: contactMessages.createdAt,
};

/**
 * Messages of a status: those of Pro members first, then the newest. Who is on Pro is asked now, because
 * a person may have joined since they wrote.
 */
export async function findMessages(
	connection: Connection,
	query: { status: MessageStatus; after: ListPlace | null; limit: number; now: Date },
): Promise<MessageLine[]> {
	const { status, after, limit, now } = query;
	const pays = paysForPro(contactMessages.userId, now);
	const given = wasGivenPro(contactMessages.userId, now);
	const find = (who: SQL | undefined, isPro: boolean, count: number) =>
		connection
			.select(lineColumns)
			.from(contactMessages)
			.where(
				and(
					eq(contactMessages.status, status),
					who,
					after?.isFirstGroup === isPro
						? afterPlace(contactMessages.createdAt, contactMessages.id, after)
						: undefined,
				),
			)
			.orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
			.limit(count);
	const ofPro: Awaited<ReturnType<typeof find>> = [];
	if (!after || after.isFirstGroup) {
		ofPro.push(...(await find(pays, true, limit)));
		ofPro.push(...(await find(and(given, not(pays)), true, limit)));
		ofPro.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
		ofPro.splice(limit);
	}
	const rest = limit - ofPro.length;
	const ofOthers = rest > 0 ? await find(and(not(pays), not(given)), false, rest) : [];
	return [
		...ofPro.map((line) => ({ ...line, isPro: true })),
		...ofOthers.map((line) => ({ ...line, isPro: false })),
	];
}

/** How many messages nobody has answered yet; not counted further than `most`. */
export async function countNewMessages(connection: Connection, most: number): Promise<number> {
	const waiting = connection
		.select({ one: sql`1` })
		.from(contactMessages)
		.where(eq(contactMessages.status, "new"))
		.limit(most)
		.as("waiting");
	return connection.$count(waiting);
}

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

/** The other messages of an address, and of the account that wrote, the newest first. */
export async function findOtherMessages(
	connection: Connection,
	{ id, email, userId }: Pick<ContactMessage, "id" | "email" | "userId">,
	limit: number,
): Promise<{ id: string; subject: string; status: MessageStatus; createdAt: Date }[]> {
	return connection
		.select({
			id: contactMessages.id,
			subject: contactMessages.subject,
			status: contactMessages.status,
			createdAt: contactMessages.createdAt,
		})
		.from(contactMessages)
		.where(
			and(
				ne(contactMessages.id, id),
				userId
					? or(eq(contactMessages.email, email), eq(contactMessages.userId, userId))
					: eq(contactMessages.email, email),
			),
		)
		.orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
		.limit(limit);
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
			id: contactMessages.id,
			name: contactMessages.name,
			email: contactMessages.email,
			subject: contactMessages.subject,
			message: contactMessages.message,
			createdAt: contactMessages.createdAt,
		})
		.from(contactMessages)
		.where(eq(contactMessages.userId, userId))
		.orderBy(contactMessages.createdAt);
	const answers = await connection
		.select({
			messageId: contactReplies.messageId,
			body: contactReplies.body,
			sentAt: contactReplies.sentAt,
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
