import {
	getAdminResume,
	holdResume,
	settleAvailability,
	updateResumeFields,
} from "../../data/admin-resumes.server.ts";
import { type Admin, writeAudit } from "../../data/audit-log.server.ts";
import { adminMessages } from "../../domain/admin-messages.ts";
import { changesBetween } from "../../domain/audit.ts";
import { AppError } from "../../domain/errors.ts";
import { messages } from "../../domain/messages.ts";
import { type ResumeFields, resumeFieldNames } from "../../domain/resume-form.ts";
import type { Services } from "../../services.server.ts";
import { type Failure, orUnexpected, refused } from "../form-failure.server.ts";
import { labelOf } from "./add-resume.server.ts";
import { libraryChanged } from "./library-changed.server.ts";
import { publishUpload } from "./publish-upload.server.ts";

/**
 * Changes what is said of a resume. Nothing is written when nothing is different, and nothing of a form that
 * began with an older version.
 * @param resume `uploadId` names a new file, which replaces what members read; `version` is the one that the form
 *   began with
 * @returns on 409 for an older version, the `version` that stands now
 */
export function updateResume(
	services: Services,
	admin: Admin,
	resume: { id: string; version: string; fields: ResumeFields; uploadId?: string | null },
): Promise<{ success: true } | (Failure & { version?: string })> {
	return orUnexpected(services, adminMessages.adminResumes.updateFailed, async () => {
		const { id, version, fields, uploadId } = resume;
		const refusal = await services.database.transaction(async (transaction) => {
			const before = await holdResume(transaction, id);
			if (!before) return refused(messages.resumes.fetchFailed, 404);
			const { withdrawnAt, ...said } = before;
			if (withdrawnAt) return refused(adminMessages.adminResumes.withdrawn, 409);
			const changes = changesBetween<typeof said>(said, fields, resumeFieldNames);
			if (!changes && !uploadId) return null;
			const current = (await getAdminResume(transaction, id))?.version;
			if (current !== version) {
				return { ...refused(adminMessages.adminResumes.stale, 409), version: current };
			}
			await updateResumeFields(transaction, id, fields, admin.now);
			const file = uploadId
				? await publishUpload(services, transaction, uploadId, id, admin.now)
				: null;
			const canBeRead = await settleAvailability(transaction, id);
			if (fields.isFeatured && !canBeRead) {
				throw new AppError("conflict", adminMessages.adminResumes.nothingToFeature);
			}
			await writeAudit(transaction, admin, {
				action: "resume.updated",
				subject: "resume",
				subjectId: id,
				label: labelOf(fields),
				changes: { ...changes, ...(file && { file }) },
			});
			return null;
		});
		if (refusal) return refusal;
		await libraryChanged(services);
		return { success: true };
	});
}
