import { dropTokens } from "#app/data/account/one-time-tokens.server.ts";
import { lockPerson } from "#app/data/account/passwords.server.ts";
import { getPersonRecord, setStopped } from "#app/data/account/people.server.ts";
import { endSessions } from "#app/data/account/sessions.server.ts";
import { type Admin, findAuditEntries, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { isLastOwner } from "#app/data/admin/team.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { findOpenCheckouts } from "#app/data/billing/checkouts.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { count } from "#app/domain/base/count.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import { willBeCharged } from "#app/domain/billing/subscription-mapping.ts";
import { endSubscription } from "#app/operations/admin/end-subscription.server.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import { closeCheckout } from "#app/operations/billing/close-checkout.server.ts";
import type { Uses } from "#app/services.ts";

type Stopped = { personId: string; reason: string };
type Done = { success: true; said: string } | Failure;

const { people, team } = adminMessages;

/**
 * Stops an account: its sessions and the links in its mailbox end, and nobody signs in. What is in it stays. A
 * subscription ends with its period, because nobody should pay for what they cannot open: a job tells the provider, and
 * tries again while that cannot be reached. A second press changes nothing.
 */
export function stopAccount(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	{ personId, reason }: Stopped,
): Promise<Done> {
	return inTransaction(services, people.unexpected, async (transaction): Promise<Done> => {
		await lockPerson(transaction, personId);
		const person = await getPersonRecord(transaction, personId);
		if (!person) return rejected(people.notFound, 404);
		if (person.stoppedAt) return { success: true, said: people.nothingChanged };
		if (await isLastOwner(transaction, personId)) return rejected(team.lastOwner, 409);
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
		// Also without a subscription that is known: the event of a new one may be on its way.
		await services.jobs.enqueue(
			"end-stopped-subscription",
			{ personId },
			{ transaction: jobTransaction(transaction) },
		);
		// Nobody could use what is paid there.
		for (const { sessionId } of await findOpenCheckouts(transaction, personId, admin.now)) {
			await closeCheckout(services, transaction, sessionId);
		}
		const subscription = await getSubscription(transaction, personId);
		const isEnding = subscription !== null && willBeCharged(subscription);
		return { success: true, said: isEnding ? people.stoppedEnding : people.stopped };
	});
}

/**
 * A queued job: ends the subscription of an account while that is stopped, in the name of who has stopped it. Throws as
 * long as it is not done.
 */
export async function endStoppedSubscription(
	services: Uses<"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "log" | "payments">,
	{ personId }: JobCatalogue["end-stopped-subscription"],
): Promise<void> {
	const person = await getPersonRecord(services.database, personId);
	// Opened again, it is the person's own; deleting an account ends it first.
	if (!person?.stoppedAt) return;
	const [stop] = await findAuditEntries(services.database, {
		action: "person.stopped",
		subjectId: personId,
		limit: 1,
	});
	if (!stop) throw new Error("Nobody has stopped this account");
	const { sessionId, reason } = stop;
	const admin = { sessionId, now: services.clock() };
	const ended = await endSubscription(services, admin, {
		personId,
		when: "with-period",
		reason: reason ?? "",
	});
	// 404: there is none.
	if (!ended.success && ended.status !== 404) {
		throw new Error("The subscription of a stopped account still charges");
	}
}

/** Lets people sign in to a stopped account again. A second time changes nothing. */
export function reopenAccount(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	{ personId, reason }: Stopped,
): Promise<Done> {
	return inTransaction(services, people.unexpected, async (transaction): Promise<Done> => {
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
	});
}
