import { lockParkedEvent } from "#app/data/admin/attention.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { dismissEvent as writeDismissal } from "#app/data/billing/payment-events.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Takes a parked payment event off the list: the owner has looked at it. Nothing is lost by it, because the
 * nightly comparison reads every customer of ours again.
 */
export function dismissEvent(
	services: Uses<"database" | "log">,
	admin: Admin,
	eventId: string,
): Promise<{ success: true } | Failure> {
	return inTransaction(services, adminMessages.admin.unexpected, async (transaction) => {
		const event = await lockParkedEvent(transaction, eventId);
		if (!event) return rejected(adminMessages.attention.eventSettled, 409);
		await writeDismissal(transaction, event.id, admin.now);
		await writeAudit(transaction, admin, {
			action: "event.dismissed",
			subject: "event",
			subjectId: event.id,
			label: event.type,
		});
		return { success: true } as const;
	});
}
