import { randomUUID } from "node:crypto";
import { dropTokens } from "#app/data/account/one-time-tokens.server.ts";
import { lockPerson } from "#app/data/account/passwords.server.ts";
import { findPersonByEmail, getPersonRecord } from "#app/data/account/people.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { getDashboardRole, isLastOwner, setDashboardRole } from "#app/data/admin/team.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { type DashboardRole, dashboardRoleWords } from "#app/domain/admin/dashboard-roles.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

type Done = { success: true; said: string } | Failure;

const { people, team } = adminMessages;

/**
 * Gives the account of an address a role in the dashboard, or another one. There is always an owner left; all of
 * them are told, and the person.
 */
export async function giveRole(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	given: { email: string; role: DashboardRole; reason: string },
): Promise<Done> {
	const person = await findPersonByEmail(services.database, given.email);
	if (!person) return rejected(team.emailUnknown, 404, "email");
	if (person.stoppedAt) return rejected(people.isStopped, 409, "email");
	if (!person.emailVerified) return rejected(team.unconfirmed, 409, "email");
	return changeRole(services, admin, { ...given, personId: person.id });
}

/** Takes the role of a person away, and closes what they have open of the dashboard. */
export function takeRole(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	taken: { personId: string; reason: string },
): Promise<Done> {
	return changeRole(services, admin, { ...taken, role: null });
}

function changeRole(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	{ personId, role, reason }: { personId: string; role: DashboardRole | null; reason: string },
): Promise<Done> {
	return inTransaction(services, people.unexpected, async (transaction): Promise<Done> => {
		await lockPerson(transaction, personId);
		const person = await getPersonRecord(transaction, personId);
		if (!person) return rejected(people.notFound, 404);
		const isLast = await isLastOwner(transaction, personId);
		const before = await getDashboardRole(transaction, personId);
		if (before === role) return { success: true, said: people.nothingChanged };
		if (isLast) return rejected(team.lastOwner, 409);
		await setDashboardRole(transaction, personId, role, admin.now);
		// The role is for who reads this address: one that the account had before takes it back no more.
		if (role) await dropTokens(transaction, personId, ["undo-email-change", "change-email"]);
		await writeAudit(transaction, admin, {
			action: role ? "team.role-given" : "team.role-taken",
			subject: "team",
			subjectId: personId,
			label: dashboardRoleWords[role ?? before ?? "owner"].name,
			reason,
			changes: { role: { from: before, to: role } },
		});
		const name = role && dashboardRoleWords[role].name.toLowerCase();
		const queued = { transaction: jobTransaction(transaction) };
		const mail = { message: "role-changed", to: person.email, role: name } as const;
		await services.jobs.enqueue("send-mail", mail, queued);
		const at = admin.now.toISOString();
		const alert = { kind: "role", personId, role: name, at } as const;
		await services.jobs.enqueue("alert-owner", alert, { ...queued, key: `role:${randomUUID()}` });
		return { success: true, said: name ? team.given(name) : team.taken };
	});
}
