import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import { isWithdrawnForGood } from "#app/data/intake/contribution/published-own.server.ts";
import { settleAvailability } from "#app/data/intake/resume-entries.server.ts";
import {
	findTakedownOfResume,
	getTakedown,
	holdTakedowns,
} from "#app/data/intake/takedowns.server.ts";
import {
	type HeldForWithdrawal,
	holdForWithdrawal,
	setWithdrawn,
} from "#app/data/intake/withdrawals.server.ts";
import { adminMessages, type Left } from "#app/domain/admin/owner-messages.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { messages } from "#app/domain/base/messages.ts";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import { takenDownSentence } from "#app/domain/intake/takedown.ts";
import { isRestorable } from "#app/domain/intake/withdrawal.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { labelOf } from "./add-resume.server.ts";
import { changeLibrary } from "./announce-change.server.ts";
import { tellContributor } from "./contribution/tell-contributor.server.ts";

/** Publishes a withdrawn resume again while its file is kept. What was given back stays given back. */
export function restoreResume(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	admin: Admin,
	id: string,
): Promise<{ success: true } | Failure> {
	return changeLibrary(services, adminMessages.adminResumes.restoreFailed, async (transaction) => {
		// Before the resume, as who takes one down does.
		await holdTakedowns(transaction, "shared");
		const resume = await holdForWithdrawal(transaction, id);
		if (!resume) return rejected(messages.resumes.fetchFailed, 404);
		if (!resume.withdrawnAt) return { success: true };
		const refused = await restoreHeld(services, transaction, admin, id, resume);
		return refused ? rejected(refused.reason, 409) : { success: true };
	});
}

/** Why a resume is not restored. */
type Refused = { reason: string; why: Left };

/**
 * Publishes a withdrawn resume that is held again: not what was taken down, and no copy of that.
 * @returns why it is not restored, or null
 */
export async function restoreHeld(
	services: Uses<"jobs">,
	transaction: Transaction,
	admin: Admin,
	id: string,
	held: HeldForWithdrawal,
): Promise<Refused | null> {
	const refuse = (reason: string, why: Left) => ({ reason, why });
	if (!held.withdrawnAt || !isRestorable(held.withdrawnAt, admin.now)) {
		return refuse(adminMessages.adminResumes.keptTooLong, "gone");
	}
	// First: of such a one there is nothing to restore, lifted or not.
	if (await isWithdrawnForGood(transaction, id)) {
		return refuse(contributed.withdrawnForGood, "for good");
	}
	await holdTakedowns(transaction, "shared");
	const takedown = await getTakedown(transaction, id);
	if (takedown) {
		const day = formatLongDate(takedown.takenDownAt);
		return refuse(adminMessages.takedowns.restoreRefused(day), "taken down");
	}
	const another = await findTakedownOfResume(transaction, id);
	if (another) return refuse(takenDownSentence(another), "taken down");
	await setWithdrawn(transaction, id, null, admin.now);
	const canBeRead = await settleAvailability(transaction, id);
	await tellContributor(services, transaction, id, "restored", admin.now);
	await writeAudit(transaction, admin, {
		action: "resume.restored",
		subject: "resume",
		subjectId: id,
		label: labelOf(held),
		changes: {
			status: { from: "withdrawn", to: "current" },
			// What can no longer be read has no star either.
			...(held.isFeatured && !canBeRead && { isFeatured: { from: true, to: false } }),
		},
	});
	return null;
}
