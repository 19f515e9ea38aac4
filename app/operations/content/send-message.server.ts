import type { z } from "zod";
import { addMessage } from "#app/data/admin/contact-messages.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { getResumeName } from "#app/data/intake/withdrawals.server.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { contactSchema } from "#app/domain/content/contact-form.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Keeps a message to the support, and mails it there. Nobody else gets a mail: the form takes any address,
 * and its owner may not be the one who typed it.
 * @param userId of the person who is signed in, or null
 */
export function sendMessage(
	services: Uses<"database" | "jobs" | "limits" | "log">,
	letter: z.output<typeof contactSchema>,
	userId: string | null,
	browser: Pick<BrowserRequest, "network" | "now">,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.contact.failed, async () => {
		const wait = await services.limits.consume(limits.contactPerNetwork, browser.network);
		if (wait) return rateLimited(wait);
		const { kind, resumeId } = letter;
		if (resumeId && !(await getResumeName(services.database, resumeId))) {
			return rejected(messages.contact.resumeUnknown, 400, "resumeAddress");
		}
		await services.database.transaction(async (transaction) => {
			const written = { ...letter, userId, createdAt: browser.now };
			const messageId = await addMessage(transaction, written);
			if (!messageId) return;
			await services.jobs.enqueue(
				"send-mail",
				{ message: "contact-message", messageId },
				{ key: `contact-message:${messageId}`, transaction: jobTransaction(transaction) },
			);
			if (kind !== "takedown") return;
			await services.jobs.enqueue(
				"alert-owner",
				{ kind: "takedown", messageId },
				{ key: `takedown:${messageId}`, transaction: jobTransaction(transaction) },
			);
		});
		return { success: true };
	});
}
