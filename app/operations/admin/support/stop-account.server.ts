import { dropTokens } from "#app/data/account/one-time-tokens.server.ts";
import { lockPerson } from "#app/data/account/passwords.server.ts";
import { getPersonRecord, setStopped } from "#app/data/account/people.server.ts";
import { endSessions } from "#app/data/account/sessions.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { isLastOwner } from "#app/data/admin/team.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { count } from "#app/domain/base/count.ts";
import { endSubscription } from "#app/operations/admin/end-subscription.server.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

type Stopped = { personId: string; reason: string };
type Done = { success: true; said: string } | Failure;

const { people, team } = adminMessages;

/**
 * Stops an account: its sessions and the links in its mailbox end, and nobody signs in. What is in it stays. A
 * subscription is told to end with its period, because nobody should pay for what they cannot open; when the
 * provider cannot be reached the account is stopped all the same, and a second press goes on.
 */
export function stopAccount(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs" | "log" | "payments">,
	admin: Admin,
	{ personId, reason }: Stopped,
): Promise<Done> {
	return withUnexpectedFailure(services, people.unexpected, async () => {
		const isStopped = await services.database.transaction(async (transaction) => {
			await lockPerson(transaction, personId);
			const person = await getPersonRecord(transaction, personId);
			if (!person || person.stoppedAt) return person !== null;
			if (await isLastOwner(transaction, personId)) return "last-owner";
			await setStopped(transaction, personId, admin.now);
			const ended = await endSessions(transaction, personId, null);
			await dropTokens(transaction, personId, ["confirm-email", "reset-password", "change-email"]);
			await writeAudit(transaction, admin, {
				action: "person.stopped",
				subject: "person",
				subjectId: personId,
				label: `${count(ended, "session")} ended`,
				reason,
			});
			await services.jobs.enqueue(
				"send-mail",
				{ message: "account-stopped", to: person.email },
				{ transaction: jobTransaction(transaction) },
			);
			return true;
		});
		if (!isStopped) return rejected(people.notFound, 404);
		if (isStopped === "last-owner") return rejected(team.lastOwner, 409);
		const ended = await endSubscription(services, admin, { personId, when: "with-period", reason });
		if (ended.success) return { success: true, said: `${people.stopped} ${ended.said}` };
		// There was no subscription.
		if (ended.status === 404) return { success: true, said: people.stopped };
		return rejected(people.stoppedStillCharges, 502);
	});
}

/** Lets people sign in to a stopped account again. A second time changes nothing. */
export function reopenAccount(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	{ personId, reason }: Stopped,
): Promise<Done> {
	return withUnexpectedFailure(services, people.unexpected, () =>
		services.database.transaction(async (transaction): Promise<Done> => {
			await lockPerson(transaction, personId);
			const person = await getPersonRecord(transaction, personId);
			if (!person) return rejected(people.notFound, 404);
			if (!person.stoppedAt) return { success: true, said: people.nothingChanged };
			await setStopped(transaction, personId, null);
			await writeAudit(transaction, admin, {
				action: "person.reopened",
				subject: "person",
				subjectId: personId,
				label: "Account",
				reason,
			});
			await services.jobs.enqueue(
				"send-mail",
				{ message: "account-reopened", to: person.email },
				{ transaction: jobTransaction(transaction) },
			);
			return { success: true, said: people.reopened };
		}),
	);
}
