import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import {
	addReply,
	type ContactMessage,
	findReplies,
	lockMessage,
	setMessageStatus,
} from "#app/data/admin/contact-messages.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { changesBetween } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { nameOfMessage } from "./settle-message.server.ts";

/** How long the same answer to a message counts as one that was sent twice. */
const repeatMilliseconds = 10 * 60_000;

/** Answers a message by email. */
export function replyToMessage(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	messageId: string,
	body: string,
): Promise<{ success: true } | Failure> {
	return inTransaction(services, adminMessages.admin.unexpected, async (transaction) => {
		const message = await lockMessage(transaction, messageId);
		if (!message) return rejected(messages.general.notFound, 404);
		await replyToLocked(services, transaction, admin, message, body);
		return { success: true };
	});
}

/**
 * The same of a message that the transaction has locked. The same words a moment later count as one answer that was
 * sent twice by mistake, unless the message was closed or reopened between.
 * @param isAnother something was done with this press: its answer goes, whatever was said before
 */
export async function replyToLocked(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	admin: Admin,
	message: ContactMessage,
	body: string,
	isAnother = false,
): Promise<void> {
	const last = (await findReplies(transaction, message.id)).at(-1);
	const isTwice =
		last?.body === body &&
		message.status === "answered" &&
		admin.now.getTime() - last.sentAt.getTime() < repeatMilliseconds;
	if (isTwice && !isAnother) return;
	const written = { messageId: message.id, body, sentAt: admin.now };
	const replyId = await addReply(transaction, written);
	await setMessageStatus(transaction, message.id, "answered", admin.now);
	await jobs.enqueue(
		"send-mail",
		{ message: "contact-reply", replyId },
		{ key: `contact-reply:${replyId}`, transaction: jobTransaction(transaction) },
	);
	await writeAudit(transaction, admin, {
		action: "message.replied",
		subject: "message",
		subjectId: message.id,
		label: nameOfMessage(message),
		changes: changesBetween(message, { ...message, status: "answered" }, ["status"]),
	});
}
