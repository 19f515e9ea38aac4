import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import {
	type BatchChange,
	findUnsettled,
	getBatch,
	lockBatch,
	setSettled,
	setTakenBack,
} from "#app/data/admin/batches.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { endImportOfBatch } from "#app/data/intake/import-adding.server.ts";
import { type AdminResume, getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import {
	type Credits,
	type HeldForWithdrawal,
	holdTogether,
	returnPackCredits,
} from "#app/data/intake/withdrawals.server.ts";
import { isAsChanged, type ResumeState, type TakenBack } from "#app/domain/admin/batch.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import { isChecked } from "#app/domain/library/evidence.ts";
import { type JobContext, untilOver } from "#app/integrations/jobs/jobs.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { libraryChanged } from "./announce-change.server.ts";
import { writeFields } from "./change-resumes.server.ts";
import { restoreHeld } from "./restore-resume.server.ts";
import { withdrawHeld } from "./withdraw-resume.server.ts";

type Changing = Uses<"clock" | "database" | "hashMailbox" | "jobs" | "library" | "log">;

/** Taken back in one transaction: short enough for the statement timeout of the database. */
const partSize = 50;

/** Lets a change of many resumes be taken back, by a job. Pressed twice, it happens once. An import adds nothing more. */
export function beginTakeBack(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	batchId: string,
): Promise<{ success: true } | Failure> {
	const { bulk } = adminMessages;
	return inTransaction(services, bulk.failed, async (transaction) => {
		const batch = isUuid(batchId) ? await getBatch(transaction, batchId) : null;
		if (!batch) return rejected(bulk.gone, 404);
		await endImportOfBatch(transaction, batchId, admin.now);
		if (!(await setTakenBack(transaction, batchId, admin.now))) {
			return rejected(bulk.alreadyTakenBack, 409);
		}
		await services.jobs.enqueue(
			"take-back",
			{ batchId, sessionId: admin.sessionId },
			{ transaction: jobTransaction(transaction) },
		);
		await writeAudit(transaction, admin, {
			action: "batch.taken-back",
			subject: "batch",
			subjectId: batchId,
			label: batch.label,
		});
		return { success: true };
	});
}

/**
 * The job that takes a change back, part by part. A resume that has become another one since stays as it is, and the
 * page of the change says so.
 */
export async function takeBack(
	services: Changing,
	{ batchId, sessionId }: { batchId: string; sessionId: string },
	{ signal, stopping }: Pick<JobContext, "signal" | "stopping">,
): Promise<void> {
	const isOver = untilOver({ signal, stopping });
	let left = true;
	while (left && !isOver()) {
		const admin = { sessionId, now: services.clock() };
		left = await services.database.transaction(async (transaction) => {
			if (!(await lockBatch(transaction, batchId))) return false;
			// Before the resumes, as who takes one down does.
			await holdTakedowns(transaction, "shared");
			const changes = await findUnsettled(transaction, batchId, partSize);
			const held = await holdTogether(
				transaction,
				changes.map(({ resumeId }) => resumeId),
			);
			const found: [BatchChange, Found | null][] = [];
			for (const change of changes) {
				found.push([change, await findAsChanged(transaction, change, held)]);
			}
			const leaving = found.flatMap(([change, one]) =>
				one?.isItself && isWithdrawal(change) ? change.resumeId : [],
			);
			const credits = await returnPackCredits(transaction, leaving, admin.now);
			for (const [change, one] of found) {
				const settled = one
					? await takeBackOne(services, transaction, admin, change, { ...one, credits })
					: "impossible";
				await setSettled(transaction, batchId, change.resumeId, settled);
			}
			return changes.length > 0;
		});
		await libraryChanged(services);
	}
	if (left && !signal.aborted) await services.jobs.enqueue("take-back", { batchId, sessionId });
}

/** What was added goes, and what was restored. */
const isWithdrawal = ({ before }: BatchChange): boolean => before === null || !!before.withdrawnAt;

type Found = { held: HeldForWithdrawal; resume: AdminResume; isItself: boolean };

/** A resume that is held, and whether it is as the change has left it; null when there is nothing to take back. */
async function findAsChanged(
	transaction: Transaction,
	{ resumeId, after }: BatchChange,
	holding: ReadonlyMap<string, HeldForWithdrawal>,
): Promise<Found | null> {
	const held = holding.get(resumeId);
	const resume = held && (await getAdminResume(transaction, resumeId));
	if (!held || !resume) return null;
	const withdrawnAt = held.withdrawnAt?.toISOString() ?? null;
	const isItself = isAsChanged({ ...resume.fields, withdrawnAt } as ResumeState, {
		withdrawnAt: null,
		...after,
	});
	return { held, resume, isItself };
}

async function takeBackOne(
	services: Changing,
	transaction: Transaction,
	admin: Admin,
	change: BatchChange,
	{ held, resume, isItself, credits }: Found & { credits: Credits },
): Promise<TakenBack> {
	if (!isItself) return "changed";
	const { resumeId: id, before } = change;
	const fields = resume.fields as ResumeFields;
	if (before === null || isWithdrawal(change)) {
		const reason = adminMessages.bulk.takenBackReason;
		const withdrawal = { id, reason, deletesFile: false, credits };
		await withdrawHeld(services, transaction, admin, withdrawal, held);
		return "done";
	}
	if (held.withdrawnAt) {
		const refused = await restoreHeld(services, transaction, admin, id, held);
		if (refused) return "impossible";
		// The owner alone opens it again (docs/decisions/0045-a-handful-is-open-to-everyone.md).
		return before.openToEveryone ? "closed" : "done";
	}
	const { withdrawnAt: _, ...earlier } = before;
	const wanted = { ...fields, ...earlier } as ResumeFields;
	const isTierBack = isChecked(wanted.provenance) && wanted.provenance !== fields.provenance;
	const isBare = resume.availability === "none" && !wanted.fileUrl;
	if (isBare && wanted.isFeatured && !fields.isFeatured) return "impossible";
	const written = await writeFields(transaction, admin, id, fields, {
		...wanted,
		// It comes back with the record that it rests on, if that still stands.
		...(isTierBack && { provenance: "declared" }),
	});
	return typeof written === "string" ? "impossible" : "done";
}
