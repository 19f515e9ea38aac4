import { isUuid } from "#app/domain/base/identifiers.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import type { UploadReview } from "#app/domain/intake/upload-review.ts";
import { showUpload } from "#app/operations/intake/show-upload.server.ts";
import type { Uses } from "#app/services.ts";

/** The file that a form names, so that it comes back with what was typed; null for none. */
export async function showChosenUpload(
	services: Uses<"database">,
	{ fileSource, uploadId = "" }: ResumeFormValues,
): Promise<UploadReview | null> {
	return fileSource === "upload" && isUuid(uploadId) ? showUpload(services, uploadId) : null;
}
