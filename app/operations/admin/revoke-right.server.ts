import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { getProGrant, revokeProGrant } from "#app/data/billing/pro-grants.server.ts";
import { getPack, revokePack } from "#app/data/billing/purchases.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { plans } from "#app/domain/billing/plans.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { grantState } from "./describe-rights.server.ts";

/**
 * Takes back a pack, given or paid for, or Pro that was given: what it opened closes at once. No money moves.
 * A second time changes nothing.
 */
export function revokeRight(
	services: Uses<"database" | "failOpen" | "log">,
	admin: Admin,
	revoked: { personId: string; right: "pack" | "grant"; id: string; reason: string },
): Promise<{ success: true; said: string } | Failure> {
	const { personId, right, id, reason } = revoked;
	const { people } = adminMessages;
	return withUnexpectedFailure(services, people.unexpected, async () => {
		const result = await services.database.transaction(async (transaction) => {
			const isPack = right === "pack";
			const revoke = isPack ? revokePack : revokeProGrant;
			const taken = { id, userId: personId, now: admin.now };
			if (!(await revoke(transaction, taken))) {
				const known = isPack ? await getPack(transaction, id) : await getProGrant(transaction, id);
				if (known?.userId !== personId) return rejected(people.notFound, 404);
				const wasRevoked = "status" in known ? known.status === "revoked" : known.revokedAt;
				if (wasRevoked) return { success: true as const, said: people.alreadyRevoked };
				// It may have been given between the first try and the look.
				if (!(await revoke(transaction, taken))) return rejected(people.nothingToRevoke, 409);
			}
			const grant = isPack ? null : await getProGrant(transaction, id);
			const from = grant ? grantState({ ...grant, revokedAt: null }, admin.now) : "running";
			await writeAudit(transaction, admin, {
				action: "person.right-revoked",
				subject: "person",
				subjectId: personId,
				label: isPack ? plans.pack.name : plans.pro.name,
				reason,
				changes: { [`${right} ${id}`]: { from, to: "taken back" } },
			});
			return { success: true as const, said: isPack ? people.packRevoked : people.grantRevoked };
		});
		// Before the commit a request would still find the right, and remember it.
		if (result.success) services.failOpen.forget(personId);
		return result;
	});
}
