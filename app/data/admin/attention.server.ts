import { and, count, desc, eq, gt, gte, isNotNull, isNull, ne } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { contactMessages } from "#app/data/base/schema/admin.server.ts";
import { resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { orders, stripeEvents } from "#app/data/base/schema/payments.server.ts";
import { isOfNoDraft } from "#app/data/intake/uploads.server.ts";
import {
	type AskingMessage,
	attentionLimits,
	type OpenDispute,
	type ParkedEvent,
	type UnreadableUpload,
	type Waiting,
} from "#app/domain/admin/attention.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { pick } from "#app/domain/base/pick.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";

/* What waits is counted up to a limit: a flood must not slow the page that shows it. */

const { shown, counted } = attentionLimits;

function firstOf<Item>(items: Item[]): Waiting<Item> {
	return { items: items.slice(0, shown), count: items.length };
}

const isParked = and(isNotNull(stripeEvents.parkedAt), isNull(stripeEvents.processedAt));

/** Payment events that were set aside. */
export async function findParkedEvents(connection: Connection): Promise<Waiting<ParkedEvent>> {
	const rows = await connection
		.select({
			...pick(stripeEvents, "id", "type", "parkedAt", "error"),
		})
		.from(stripeEvents)
		.where(isParked)
		.orderBy(desc(stripeEvents.parkedAt), desc(stripeEvents.id))
		.limit(counted);
	return firstOf(
		rows.map(({ parkedAt, error, ...event }) => ({
			...event,
			parkedAt: parkedAt?.toISOString() ?? "",
			error: error ?? "",
		})),
	);
}

/** A parked event, locked until the transaction ends; null when it is not parked. */
export async function lockParkedEvent(
	transaction: Transaction,
	id: string,
): Promise<{ id: string; type: string; customerId: string | null } | null> {
	const [row] = await transaction
		.select({
			...pick(stripeEvents, "id", "type", "customerId"),
		})
		.from(stripeEvents)
		.where(and(eq(stripeEvents.id, id), isParked))
		.for("update");
	return row ?? null;
}

/** Files of the last days that could not be read, and that no resume and no draft shows. */
export async function findUnreadableUploads(
	connection: Connection,
	since: Date,
): Promise<Waiting<UnreadableUpload>> {
	const rows = await connection
		.select({
			id: resumeUploads.id,
			name: resumeUploads.originalName,
			remark: resumeUploads.remark,
			at: resumeUploads.createdAt,
		})
		.from(resumeUploads)
		.where(
			and(
				isNull(resumeUploads.resumeId),
				isOfNoDraft,
				eq(resumeUploads.status, "unreadable"),
				gte(resumeUploads.createdAt, since),
			),
		)
		.orderBy(desc(resumeUploads.createdAt), desc(resumeUploads.id))
		.limit(counted);
	return firstOf(
		rows.map(({ at, remark, ...upload }) => ({
			...upload,
			remark: remark ?? "",
			at: at.toISOString(),
		})),
	);
}

/** Disputed payments that can still be answered, the one that is due first on top. */
export async function findOpenDisputes(
	connection: Connection,
	now: Date,
): Promise<Waiting<OpenDispute>> {
	const rows = await connection
		.select({
			orderId: orders.id,
			number: orders.number,
			amountInCents: orders.amountInCents,
			dueBy: orders.disputeDueBy,
		})
		.from(orders)
		.where(and(eq(orders.status, "disputed"), gt(orders.disputeDueBy, now)))
		.orderBy(orders.disputeDueBy, orders.number)
		.limit(counted);
	return firstOf(
		rows.map(({ orderId, number, amountInCents, dueBy }) => ({
			orderId,
			number: receiptNumber(number),
			amount: formatPrice(amountInCents),
			dueBy: dueBy?.toISOString() ?? "",
		})),
	);
}

/** Messages that ask for a resume to be taken down, or for money back, and have no answer; the oldest on top. */
export async function findAskingMessages(
	connection: Connection,
	asked: "takedown" | "refund",
): Promise<Waiting<AskingMessage>> {
	const rows = await connection
		.select({
			id: contactMessages.id,
			subject: contactMessages.subject,
			at: contactMessages.createdAt,
		})
		.from(contactMessages)
		.where(
			and(
				eq(contactMessages.status, "new"),
				asked === "takedown"
					? eq(contactMessages.kind, "takedown")
					: isNotNull(contactMessages.orderId),
			),
		)
		.orderBy(contactMessages.createdAt, contactMessages.id)
		.limit(counted);
	return firstOf(rows.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })));
}

/** How many other messages are neither answered nor closed. */
export async function countOtherMessages(connection: Connection): Promise<number> {
	const some = connection
		.select({ id: contactMessages.id })
		.from(contactMessages)
		.where(
			and(
				eq(contactMessages.status, "new"),
				ne(contactMessages.kind, "takedown"),
				isNull(contactMessages.orderId),
			),
		)
		.limit(counted)
		.as("some");
	const [row] = await connection.select({ count: count() }).from(some);
	return row?.count ?? 0;
}
