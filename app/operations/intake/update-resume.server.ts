import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { isContributed } from "#app/data/intake/contribution/published-own.server.ts";
import {
	type AdminResume,
	getAdminResume,
	holdResume,
	updateResumeFields,
} from "#app/data/intake/resume-entries.server.ts";
import { holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import { changesBetween } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { beyondPerson } from "#app/domain/intake/contribution/contributed-entry.ts";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import { type ResumeFields, resumeFieldNames } from "#app/domain/intake/resume-form.ts";
import { isChecked } from "#app/domain/library/evidence.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { labelOf, refuseTakenDown, settleFile } from "./add-resume.server.ts";
import { changeLibrary } from "./announce-change.server.ts";
import { findGivenAway } from "./find-given-away.server.ts";

/**
 * Changes what is said of a resume. Nothing is written when nothing is different, and nothing of a form that
 * began with an older version. Of a contributed one less is said than its person said, and not more.
 * @param resume `uploadId` names a new file, which replaces what members read; `version` is the one that the form
 *   began with
 * @returns on 409 for an older version, the `newer` one that stands now
 */
export function updateResume(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	admin: Admin,
	resume: { id: string; version: string; fields: ResumeFields; uploadId?: string | null },
): Promise<{ success: true } | (Failure & { newer?: AdminResume })> {
	const { id, version, fields, uploadId } = resume;
	return changeLibrary(services, adminMessages.adminResumes.updateFailed, async (transaction) => {
		// Before the resume, as who takes one down does.
		await holdTakedowns(transaction, "shared");
		const before = await holdResume(transaction, id);
		if (!before) return rejected(messages.resumes.fetchFailed, 404);
		const { withdrawnAt, ...said } = before;
		if (withdrawnAt) return rejected(adminMessages.adminResumes.withdrawn, 409);
		const changes = changesBetween<typeof said>(said, fields, resumeFieldNames);
		if (!changes && !uploadId) return { success: true };
		const current = await getAdminResume(transaction, id);
		if (current && current.version !== version) {
			return { ...rejected(adminMessages.adminResumes.stale, 409), newer: current };
		}
		const notTheirs = (await isContributed(transaction, id))
			? refuseBeyond(beyondPerson(said, fields, Boolean(uploadId)))
			: null;
		if (notTheirs) return notTheirs;
		const fieldErrors = uploadId ? {} : await findGivenAway(transaction, id, changes, fields);
		if (Object.keys(fieldErrors).length > 0) {
			return { ...rejected(adminMessages.adminResumes.givenAway), fieldErrors };
		}
		await refuseTakenDown(transaction, fields);
		const provenance = await updateResumeFields(transaction, id, fields, admin.now);
		const file = await settleFile(services, transaction, id, resume, admin.now);
		// Another file has ended what was checked.
		const tier = file && isChecked(provenance) ? "declared" : provenance;
		const written = changesBetween<typeof said>(
			said,
			{ ...fields, provenance: tier },
			resumeFieldNames,
		);
		if (!written && !file) return { success: true };
		await writeAudit(transaction, admin, {
			action: "resume.updated",
			subject: "resume",
			subjectId: id,
			label: labelOf(fields),
			changes: { ...written, ...(file && { file }) },
		});
		return { success: true };
	});
}

/** What the form of a contributed resume has no field for is told as a whole. */
function refuseBeyond(fieldErrors: Record<string, string>): Failure | null {
	if (Object.keys(fieldErrors).length === 0) return null;
	const { uploadId, fileUrl, provenance } = fieldErrors;
	const told = uploadId ?? fileUrl ?? provenance ?? contributed.notTheirs;
	return { ...rejected(told), fieldErrors };
}
