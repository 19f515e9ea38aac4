import { lockParkedEvent } from "#app/data/admin/attention.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { parkEvents } from "#app/data/billing/payment-events.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Acts on a parked payment event, and with it on everything that waits about the same customer. The owner
 * sees at once whether it worked; an event for which it did not stays parked, with the newer reason.
 */
export function retryEvent(
	services: Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">,
	admin: Admin,
	eventId: string,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, adminMessages.admin.unexpected, async () => {
		const { database } = services;
		const event = await database.transaction(async (transaction) => {
			const parked = await lockParkedEvent(transaction, eventId);
			if (!parked) return null;
			await writeAudit(transaction, admin, {
				action: "event.retried",
				subject: "event",
				subjectId: parked.id,
				label: parked.type,
			});
			return parked;
		});
		if (!event) return rejected(adminMessages.attention.eventSettled, 409);
		const { customerId } = event;
		if (customerId === null) return rejected(adminMessages.attention.foreignEvent, 409);
		try {
			const isOurs = await syncCustomer(services, customerId);
			return isOurs ? { success: true } : rejected(adminMessages.attention.foreignEvent, 409);
		} catch (error) {
			services.log.error({ error, event: event.id }, "A parked event failed again");
			const reason = error instanceof Error ? error.message : String(error);
			await parkEvents(database, customerId, reason, admin.now);
			return rejected(adminMessages.attention.eventFailed(reason), 502);
		}
	});
}
