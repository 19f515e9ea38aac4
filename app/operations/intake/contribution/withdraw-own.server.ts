import type { Transaction } from "#app/data/base/database.server.ts";
import {
	clearEntry,
	type HeldContribution,
	holdPublished,
} from "#app/data/intake/contribution/published-own.server.ts";
import { addTakedown, holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import { type Credits, holdForWithdrawal } from "#app/data/intake/withdrawals.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { clearedEntry, withdrawnReason } from "#app/domain/intake/contribution/withdrawn-entry.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { changeLibrary } from "#app/operations/intake/announce-change.server.ts";
import { withdrawUnlogged } from "#app/operations/intake/withdraw-resume.server.ts";
import type { Uses } from "#app/services.ts";
import { removeEarlierDraft } from "./remove-untouched.server.ts";

/**
 * Withdraws the resume that a person has contributed: for every reader at once, with what they had spent on it given
 * back. Receipts stay, and the hashes by which it is kept out. A second press changes nothing.
 */
export function withdrawOwn(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs" | "library" | "log">,
	{ person, now }: Pick<MemberRequest, "person" | "now">,
	id: string,
): Promise<{ success: true; message: string } | Failure> {
	return changeLibrary(services, contributing.withdrawFailed, async (transaction) => {
		const order = { id, userId: person.id, now };
		const isKnown = await withdrawContribution(services, transaction, order);
		if (!isKnown) return rejected(contributing.missing, 404);
		return { success: true, message: contributing.withdrawn };
	});
}

/** The same inside a transaction. The caller tells that the library changed. @returns whether there is such a one */
export async function withdrawContribution(
	services: Uses<"hashMailbox" | "jobs">,
	transaction: Transaction,
	{ id, userId, now, credits }: { id: string; userId: string; now: Date; credits?: Credits },
): Promise<boolean> {
	const contribution = await holdPublished(transaction, id, userId);
	if (!contribution) return false;
	if (contribution.withdrawnAt) return true;
	const { resumeId } = contribution;
	// Before the resume, as who takes one down does.
	await holdTakedowns(transaction, "alone");
	const resume = resumeId ? await holdForWithdrawal(transaction, resumeId) : null;
	if (resumeId && resume) {
		// Before its body goes: what it is known by is read from that.
		await addTakedown(transaction, resumeId, { label: clearedEntry.title, now });
		const order = { id: resumeId, reason: withdrawnReason, deletesFile: true, credits };
		await withdrawUnlogged(services, transaction, now, order, resume);
	}
	await emptyContribution(services, transaction, contribution, { now, isTakenDown: false });
	return true;
}

/**
 * Leaves of a published contribution its receipts, the hashes, and a row without words. Its resume is withdrawn and held
 * by the caller.
 */
export async function emptyContribution(
	services: Uses<"jobs">,
	transaction: Transaction,
	{ id, draftId, resumeId }: HeldContribution,
	{ now, isTakenDown }: { now: Date; isTakenDown: boolean },
): Promise<void> {
	if (resumeId) await clearEntry(transaction, resumeId, now);
	const ended = { withdrawnAt: now, isTakenDown, touchedAt: now, workAddress: null };
	await removeEarlierDraft(services, transaction, { id, draftId }, ended);
}
