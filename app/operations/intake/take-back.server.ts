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
import { getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import { holdForWithdrawal } from "#app/data/intake/withdrawals.server.ts";
import { isAsChanged, type ResumeState, type TakenBack } from "#app/domain/admin/batch.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import { isChecked } from "#app/domain/library/evidence.ts";
import { type JobContext, untilOver } from "#app/integrations/jobs/jobs.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
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
	return withUnexpectedFailure(services, bulk.failed, () =>
		services.database.transaction(async (transaction) => {
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
		}),
	);
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
			for (const change of changes) {
				const settled = await takeBackOne(services, transaction, admin, change);
				await setSettled(transaction, batchId, change.resumeId, settled);
			}
			return changes.length > 0;
		});
		await libraryChanged(services);
	}
	if (left && !signal.aborted) await services.jobs.enqueue("take-back", { batchId, sessionId });
}

async function takeBackOne(
	services: Changing,
	transaction: Transaction,
	admin: Admin,
	{ resumeId: id, before, after }: BatchChange,
): Promise<TakenBack> {
	const held = await holdForWithdrawal(transaction, id);
	const resume = held && (await getAdminResume(transaction, id));
	if (!held || !resume) return "impossible";
	const fields = resume.fields as ResumeFields;
	const withdrawnAt = held.withdrawnAt?.toISOString() ?? null;
	const isItself = isAsChanged({ ...fields, withdrawnAt } as ResumeState, {
		withdrawnAt: null,
		...after,
	});
	if (!isItself) return "changed";
	if (before === null || before.withdrawnAt) {
		const reason = adminMessages.bulk.takenBackReason;
		await withdrawHeld(services, transaction, admin, { id, reason, deletesFile: false }, held);
		return "done";
	}
	if (withdrawnAt) {
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
