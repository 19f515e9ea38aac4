import { lockPerson } from "#app/data/account/passwords.server.ts";
import { getPersonRecord } from "#app/data/account/people.server.ts";
import { type Admin, type AuditEntry, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { findPaidPeriods, settlePackEnds } from "#app/data/billing/pack-ends.server.ts";
import { addProGrant, getProGrant } from "#app/data/billing/pro-grants.server.ts";
import { addGivenPack, getPack } from "#app/data/billing/purchases.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { packEnd } from "#app/domain/billing/pack-end.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

type Needs = Uses<"database" | "jobs" | "log">;

type Done = { success: true; said: string } | Failure;

/** The recipient, the reason, and the id of the occasion: a form that is sent twice gives once. */
type Gift = { personId: string; key: string; reason: string };

/** Grants a user a Resume Pack without a payment. */
export async function givePack(services: Needs, admin: Admin, gift: Gift): Promise<Done> {
	const { personId: userId, key: id } = gift;
	const periods = await findPaidPeriods(services.database, userId);
	const end = formatLongDate(packEnd(admin.now, periods));
	return give(services, admin, gift, {
		right: "pack",
		async add(transaction) {
			const isNew = await addGivenPack(transaction, { id, userId, now: admin.now });
			// It is paused while paid Pro runs, from its first day on.
			if (isNew) await settlePackEnds(transaction, userId, admin.now);
			return isNew;
		},
		getOwner: async (transaction) => (await getPack(transaction, id))?.userId ?? null,
		action: "person.pack-granted",
		label: `${plans.pack.name} until ${end}`,
		said: adminMessages.people.packGiven(end),
	});
}

/** Grants a user Pro until an instant, beside what the user has bought. */
export function givePro(
	services: Needs,
	admin: Admin,
	gift: Gift & { endsAt: Date },
): Promise<Done> {
	const { personId: userId, key: id, reason, endsAt } = gift;
	const end = formatLongDate(endsAt);
	return give(services, admin, gift, {
		right: "pro",
		add: (transaction) =>
			addProGrant(transaction, { id, userId, startsAt: admin.now, endsAt, reason }),
		getOwner: async (transaction) => (await getProGrant(transaction, id))?.userId ?? null,
		action: "person.pro-granted",
		label: `${plans.pro.name} until ${end}`,
		said: adminMessages.people.proGiven(end),
	});
}

type Right = Required<Pick<AuditEntry, "action" | "label">> & {
	right: "pack" | "pro";
	add: (transaction: Transaction) => Promise<boolean>;
	getOwner: (transaction: Transaction) => Promise<string | null>;
	said: string;
};

function give(
	services: Needs,
	admin: Admin,
	{ personId, key, reason }: Gift,
	{ right, add, getOwner, action, label, said }: Right,
): Promise<Done> {
	return inTransaction(
		services,
		adminMessages.people.unexpected,
		async (transaction): Promise<Done> => {
			await lockPerson(transaction, personId);
			const person = await getPersonRecord(transaction, personId);
			if (!person) return rejected(adminMessages.people.notFound, 404);
			if (!(await add(transaction))) {
				return (await getOwner(transaction)) === personId
					? { success: true, said: adminMessages.people.alreadyGiven }
					: rejected(adminMessages.people.formStale, 409);
			}
			const entry = { action, subject: "person", subjectId: personId, label, reason } as const;
			await writeAudit(transaction, admin, entry);
			await services.jobs.enqueue(
				"send-mail",
				{ message: "right-granted", to: person.email, right, id: key },
				{ key: `right-granted:${key}`, transaction: jobTransaction(transaction) },
			);
			return { success: true, said };
		},
	);
}
