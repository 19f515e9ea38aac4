import { type Admin, writeAudit } from "../../data/audit-log.server.ts";
import {
	addReply,
	findReplies,
	lockMessage,
	setMessageStatus,
} from "../../data/contact-messages.server.ts";
import { jobTransaction } from "../../data/database.server.ts";
import { adminMessages } from "../../domain/admin-messages.ts";
import { changesBetween } from "../../domain/audit.ts";
import { messages } from "../../domain/messages.ts";
import type { Services } from "../../services.server.ts";
import { type Failure, orUnexpected, refused } from "../form-failure.server.ts";
import { nameOfMessage } from "./settle-message.server.ts";

/** Answers a message by mail. The same words as last time are the same answer, sent twice by mistake. */
export function replyToMessage(
	services: Services,
	admin: Admin,
	messageId: string,
	body: string,
): Promise<{ success: true } | Failure> {
	return orUnexpected(services, adminMessages.admin.unexpected, () =>
		services.database.transaction(async (transaction) => {
			const message = await lockMessage(transaction, messageId);
			if (!message) return refused(messages.general.notFound, 404);
			const last = (await findReplies(transaction, messageId)).at(-1);
			if (last?.body === body) return { success: true };
			const sentAt = admin.now;
			const replyId = await addReply(transaction, { messageId, body, sentAt });
			await setMessageStatus(transaction, messageId, "answered", sentAt);
			await services.jobs.enqueue(
				"send-mail",
				{ message: "contact-reply", replyId },
				{ key: `contact-reply:${replyId}`, transaction: jobTransaction(transaction) },
			);
			await writeAudit(transaction, admin, {
				action: "message.replied",
				subject: "message",
				subjectId: messageId,
				label: nameOfMessage(message),
				changes: changesBetween(message, { ...message, status: "answered" }, ["status"]),
			});
			return { success: true };
		}),
	);
}
