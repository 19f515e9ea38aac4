import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import {
	type Credits,
	type HeldForWithdrawal,
	holdForWithdrawal,
	returnFreeAllowances,
	returnPackCredits,
	setWithdrawn,
} from "#app/data/intake/withdrawals.server.ts";
import {
	isBodyKept,
	removeBodies,
	removeRenderedFiles,
} from "#app/data/reader/resume-bodies.server.ts";
import type { AuditChanges } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { queueDeletion } from "#app/operations/reader/delete-withdrawn-files.server.ts";
import type { Uses } from "#app/services.ts";
import { labelOf } from "./add-resume.server.ts";
import { changeLibrary } from "./announce-change.server.ts";
import { tellContributor } from "./contribution/tell-contributor.server.ts";

export type WithdrawalOrder = {
	id: string;
	reason: string | null;
	/** Its document and files go at once instead of in thirty days. */
	deletesFile: boolean;
	/** Its contributor is told of the takedown instead. */
	isTakedown?: boolean;
	/** What was given back already: with other resumes, at once (`returnPackCredits`). */
	credits?: Credits;
};

/**
 * Withdraws a resume from the library for every viewer, and gives back what was spent on it, in one
 * transaction (docs/decisions/0011-withdraw-keeps-the-file-thirty-days.md). A second time it only deletes
 * the file, where that is asked for.
 */
export function withdrawResume(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs" | "library" | "log">,
	admin: Admin,
	order: WithdrawalOrder,
): Promise<{ success: true } | Failure> {
	return changeLibrary(services, adminMessages.adminResumes.deleteFailed, async (transaction) => {
		const resume = await holdForWithdrawal(transaction, order.id);
		if (!resume) return rejected(messages.resumes.fetchFailed, 404);
		await withdrawHeld(services, transaction, admin, order, resume);
		return { success: true };
	});
}

/** The same inside a transaction that holds the resume (`holdForWithdrawal`). The caller tells that the library changed. */
export async function withdrawHeld(
	services: Uses<"hashMailbox" | "jobs">,
	transaction: Transaction,
	admin: Admin,
	order: WithdrawalOrder,
	resume: HeldForWithdrawal,
): Promise<void> {
	const changes = await withdrawUnlogged(services, transaction, admin.now, order, resume);
	if (Object.keys(changes).length === 0) return;
	if ("status" in changes && !order.isTakedown) {
		await tellContributor(services, transaction, order.id, "taken-out", admin.now);
	}
	await writeAudit(transaction, admin, {
		action: "resume.withdrawn",
		subject: "resume",
		subjectId: order.id,
		label: labelOf(resume),
		...(order.reason && { reason: order.reason }),
		changes,
	});
}

/** The same without a line in the log of the owner: the person whose resume it is does it. @returns what has changed */
export async function withdrawUnlogged(
	services: Uses<"hashMailbox" | "jobs">,
	transaction: Transaction,
	now: Date,
	order: WithdrawalOrder,
	resume: Pick<HeldForWithdrawal, "openToEveryone" | "withdrawnAt">,
): Promise<AuditChanges> {
	const changes = resume.withdrawnAt
		? {}
		: {
				...(await withdraw(services, transaction, now, order)),
				...(resume.openToEveryone && { openToEveryone: { from: true, to: false } }),
			};
	const file = await removeFiles(services, transaction, order);
	return file ? { ...changes, file: { from: "kept", to: "deleted" } } : changes;
}

/** @returns what the log says of it */
async function withdraw(
	services: Uses<"hashMailbox" | "jobs">,
	transaction: Transaction,
	now: Date,
	{ id, reason, credits: given }: WithdrawalOrder,
): Promise<AuditChanges> {
	await setWithdrawn(transaction, id, { at: now, reason }, now);
	const credits = (given ?? (await returnPackCredits(transaction, [id], now))).get(id) ?? [];
	const allowances = await returnFreeAllowances(transaction, id, services.hashMailbox);
	const repaid = [...credits, ...allowances];
	if (repaid.length > 0) {
		const at = now.toISOString();
		await services.jobs.enqueue(
			"announce-withdrawal",
			{ resumeId: id, at, repaid },
			{ key: `withdrawn:${id}:${at}`, transaction: jobTransaction(transaction) },
		);
	}
	return {
		status: { from: "current", to: "withdrawn" },
		...(credits.length > 0 && { creditsReturned: { from: 0, to: credits.length } }),
		...(allowances.length > 0 && { freeResumesReturned: { from: 0, to: allowances.length } }),
	};
}

/** @returns whether its body is deleted now */
async function removeFiles(
	services: Uses<"jobs">,
	transaction: Transaction,
	{ id, deletesFile }: WithdrawalOrder,
): Promise<boolean> {
	const isDeleted = deletesFile && (await isBodyKept(transaction, id));
	const keys = isDeleted
		? await removeBodies(transaction, [id])
		: await removeRenderedFiles(transaction, id);
	await queueDeletion(services, transaction, keys);
	return isDeleted;
}
