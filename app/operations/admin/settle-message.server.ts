import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { lockMessage, setMessageStatus } from "#app/data/admin/contact-messages.server.ts";
import { changesBetween } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { messages } from "#app/domain/base/messages.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/** Closes a message that needs no answer, or opens it again. Of two presses the second changes nothing. */
export function settleMessage(
	services: Uses<"database" | "log">,
	admin: Admin,
	messageId: string,
	status: "closed" | "new",
): Promise<{ success: true } | Failure> {
	return inTransaction(services, adminMessages.admin.unexpected, async (transaction) => {
		const message = await lockMessage(transaction, messageId);
		if (!message) return rejected(messages.general.notFound, 404);
		if (message.status === status) return { success: true };
		const settledAt = status === "closed" ? admin.now : null;
		await setMessageStatus(transaction, messageId, status, settledAt);
		await writeAudit(transaction, admin, {
			action: status === "closed" ? "message.closed" : "message.reopened",
			subject: "message",
			subjectId: messageId,
			label: nameOfMessage(message),
			changes: changesBetween(message, { ...message, status }, ["status"]),
		});
		return { success: true };
	});
}

/** What the log calls a message. Not what was written, nor by whom: the log is kept longer. */
export function nameOfMessage({ createdAt }: { createdAt: Date }): string {
	return `Message of ${formatShortDate(createdAt)}`;
}
