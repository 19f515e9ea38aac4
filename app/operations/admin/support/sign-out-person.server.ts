import { lockPerson } from "#app/data/account/passwords.server.ts";
import { getPersonRecord } from "#app/data/account/people.server.ts";
import { endSessions } from "#app/data/account/sessions.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { count } from "#app/domain/base/count.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/** Ends every session of a person. They can sign in again at once. */
export function signOutPerson(
	services: Uses<"database" | "log">,
	admin: Admin,
	{ personId, reason }: { personId: string; reason: string },
): Promise<{ success: true; said: string } | Failure> {
	const { people } = adminMessages;
	return inTransaction(services, people.unexpected, async (transaction) => {
		await lockPerson(transaction, personId);
		if (!(await getPersonRecord(transaction, personId))) return rejected(people.notFound, 404);
		const ended = await endSessions(transaction, personId, null);
		if (ended === 0) return { success: true, said: people.nothingChanged };
		await writeAudit(transaction, admin, {
			action: "person.signed-out",
			subject: "person",
			subjectId: personId,
			label: count(ended, "session"),
			reason,
		});
		return { success: true, said: people.signedOut(count(ended, "session")) };
	});
}
