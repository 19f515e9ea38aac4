import { lockPerson } from "#app/data/account/passwords.server.ts";
import { getPersonRecord, setStopped } from "#app/data/account/people.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { isLastOwner } from "#app/data/admin/team.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { normaliseEmail } from "#app/domain/base/email.ts";
import { removeAccount } from "#app/operations/account/delete-person.server.ts";
import { endSubscription } from "#app/operations/admin/end-subscription.server.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import type { Uses } from "#app/services.ts";

type Needs = Uses<
	"clock" | "database" | "failOpen" | "hashMailbox" | "jobs" | "library" | "log" | "payments"
>;
type Erased = { personId: string; confirm: string; reason: string };

const isMeant = (confirm: string, email: string) => normaliseEmail(confirm) === email;

/**
 * Deletes an account as its person would, for good. A subscription ends at once and first, so that nothing charges
 * for an account that is gone; nothing is refunded. What was paid stays without the person, and so does the line of
 * the log, which knows an id and no address.
 * @param erased.confirm the address, typed once more
 */
export function eraseAccount(
	services: Needs,
	admin: Admin,
	erased: Erased,
): Promise<{ success: true; said: string } | Failure> {
	const { personId, confirm } = erased;
	const { people, team } = adminMessages;
	return withUnexpectedFailure(services, people.unexpected, async () => {
		const { database } = services;
		const known = await getPersonRecord(database, personId);
		if (!known) return rejected(people.notFound, 404);
		if (!isMeant(confirm, known.email)) return rejected(people.confirmWrong, 400, "confirm");
		// Asked before the provider is told anything, and once more by the transaction.
		if (await database.transaction((transaction) => isLastOwner(transaction, personId))) {
			return rejected(team.lastOwner, 409);
		}
		// Meanwhile nobody buys anything, or is told of a subscription that ended and what stays of it.
		await setStopped(database, personId, known.stoppedAt ?? admin.now);
		try {
			const result = await endAndRemove(services, admin, erased);
			if (result.success && result.hasWithdrawn) await libraryChanged(services);
			return result;
		} finally {
			await setStopped(database, personId, known.stoppedAt);
		}
	});
}

async function endAndRemove(
	services: Needs,
	admin: Admin,
	{ personId, confirm, reason }: Erased,
): Promise<{ success: true; said: string; hasWithdrawn: boolean } | Failure> {
	const { people, team } = adminMessages;
	const ended = await endSubscription(services, admin, { personId, when: "now", reason });
	// 404: there was no subscription.
	if (!ended.success && ended.status !== 404) return rejected(people.stillCharges, 502);
	return services.database.transaction(async (transaction) => {
		await lockPerson(transaction, personId, "update");
		const record = await getPersonRecord(transaction, personId);
		if (!record) return { success: true as const, said: people.erased, hasWithdrawn: false };
		if (!isMeant(confirm, record.email)) return rejected(people.confirmWrong, 409, "confirm");
		const { id, email, emailVerified: emailConfirmed } = record;
		const person = { id, email, emailConfirmed, mailboxHash: services.hashMailbox(email) };
		const removed = await removeAccount(services, transaction, person, {
			now: admin.now,
			bySupport: true,
		});
		if (!removed.success) {
			const isLast = await isLastOwner(transaction, personId);
			return rejected(isLast ? team.lastOwner : people.stillCharges, 409);
		}
		await writeAudit(transaction, admin, {
			action: "person.deleted",
			subject: "person",
			subjectId: personId,
			label: "Account",
			reason,
		});
		return { success: true as const, said: people.erased, hasWithdrawn: removed.hasWithdrawn };
	});
}
