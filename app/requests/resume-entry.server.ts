import type { Database } from "#app/data/base/database.server.ts";
import { type AdminResume, getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import type { UploadReview } from "#app/domain/intake/upload-review.ts";
import { showUpload } from "#app/operations/intake/show-upload.server.ts";
import type { Uses } from "#app/services.ts";
import { errorResponse } from "./error-response.ts";

/** The entry that a page of the dashboard is about. @throws the answer that there is none */
export async function requireResume(database: Database, id: string): Promise<AdminResume> {
	const resume = isUuid(id) ? await getAdminResume(database, id) : null;
	if (!resume) throw errorResponse("not_found", messages.resumes.fetchFailed);
	return resume;
}

/** The file that a form names, so that it comes back with what was typed; null for none. */
export async function showChosenUpload(
	services: Uses<"database">,
	{ fileSource, uploadId = "" }: ResumeFormValues,
): Promise<UploadReview | null> {
	return fileSource === "upload" && isUuid(uploadId) ? showUpload(services, uploadId) : null;
}
