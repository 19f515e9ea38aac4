import { lockPerson } from "#app/data/account/passwords.server.ts";
import { changeAddress, getPersonRecord } from "#app/data/account/people.server.ts";
import { endSessions, forgetDevices } from "#app/data/account/sessions.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { count } from "#app/domain/base/count.ts";
import { limits } from "#app/domain/base/limits.ts";
import { settleMove } from "#app/operations/account/redeem-link.server.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Gives an account another address. Both are told: the old one can take the account back for seven days, the new
 * one has to confirm itself before anyone signs in with it. Every session ends. The log names neither.
 */
export function moveAccount(
	services: Uses<"database" | "jobs" | "limits" | "log">,
	admin: Admin,
	moved: { personId: string; email: string; reason: string },
): Promise<{ success: true; said: string } | Failure> {
	const { personId: userId, email, reason } = moved;
	const { people } = adminMessages;
	return withUnexpectedFailure(services, people.unexpected, async () => {
		const wait = await services.limits.consume(limits.supportPerPerson, userId);
		if (wait) return rateLimited(wait);
		return services.database.transaction(async (transaction) => {
			await lockPerson(transaction, userId);
			const person = await getPersonRecord(transaction, userId);
			if (!person) return rejected(people.notFound, 404);
			if (person.stoppedAt) return rejected(people.isStopped, 409);
			if (person.email === email) return rejected(people.addressSame, 409, "email");
			if (!(await changeAddress(transaction, userId, email, admin.now, false))) {
				return rejected(people.addressTaken, 409, "email");
			}
			const ended = await endSessions(transaction, userId, null);
			await forgetDevices(transaction, userId);
			const at = admin.now.toISOString();
			const told = { to: person.email, newEmail: email, at, userId, bySupport: true };
			await settleMove(services, transaction, {
				userId,
				email,
				mail: { message: "email-changed", ...told },
			});
			await services.jobs.enqueue(
				"send-mail",
				{ message: "confirm-moved", to: email },
				{ transaction: jobTransaction(transaction) },
			);
			await writeAudit(transaction, admin, {
				action: "person.address-changed",
				subject: "person",
				subjectId: userId,
				label: `${count(ended, "session")} ended`,
				reason,
			});
			return { success: true, said: people.addressChanged };
		});
	});
}
