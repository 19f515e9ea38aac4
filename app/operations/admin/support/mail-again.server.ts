import { lockPerson } from "#app/data/account/passwords.server.ts";
import { getPersonRecord } from "#app/data/account/people.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { limits } from "#app/domain/base/limits.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Sends a person the link that confirms their address, or the one that lets them choose a password, once more. The
 * link is made when the email is written, as for those that they ask for themselves.
 * @param sent.key of the page: a form that was sent twice sends one email
 */
export function mailAgain(
	services: Uses<"database" | "jobs" | "limits" | "log">,
	admin: Admin,
	sent: {
		personId: string;
		message: "confirm-email" | "reset-password";
		key: string;
		reason: string;
	},
): Promise<{ success: true; said: string } | Failure> {
	const { personId, message, key, reason } = sent;
	const { people } = adminMessages;
	return withUnexpectedFailure(services, people.unexpected, async () => {
		const wait = await services.limits.consume(limits.supportPerPerson, personId);
		if (wait) return rateLimited(wait);
		return services.database.transaction(async (transaction) => {
			await lockPerson(transaction, personId);
			const person = await getPersonRecord(transaction, personId);
			if (!person) return rejected(people.notFound, 404);
			if (person.stoppedAt) return rejected(people.isStopped, 409);
			const confirms = message === "confirm-email";
			if (confirms && person.emailVerified) return rejected(people.isConfirmed, 409);
			const isNew = await services.jobs.enqueue(
				"send-mail",
				{ message, to: person.email, returnTo: "/" },
				{ key: `support:${message}:${key}`, transaction: jobTransaction(transaction) },
			);
			if (!isNew) return { success: true, said: people.alreadyMailed };
			await writeAudit(transaction, admin, {
				action: confirms ? "person.confirmation-sent" : "person.reset-sent",
				subject: "person",
				subjectId: personId,
				label: confirms ? "Confirmation" : "New password",
				reason,
			});
			return { success: true, said: confirms ? people.confirmationSent : people.resetSent };
		});
	});
}
