import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { intakeLimits } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { chosenProvenances } from "#app/domain/library/catalogue.ts";
import { readFileForm, type SentFile } from "#app/integrations/multipart.server.ts";

const formLimits = {
	fileBytes: intakeLimits.batchBytes,
	textBytes: 4_096,
	// Also those that are too many at once: each is on the desk with its reason. No desk has more than these.
	files: intakeLimits.drafts,
};

/** Reads the form that brings files to the desk: them, and where they come from; or the sentence why not. */
export async function readDropForm(
	request: Request,
): Promise<
	| { success: true; files: SentFile[]; provenance: (typeof chosenProvenances)[number] }
	| { success: false; error: string }
> {
	const { texts, files, isMalformed } = await readFileForm(request, formLimits);
	const provenance = chosenProvenances.find((one) => one === texts.get("provenance"));
	if (isMalformed) {
		const { uploads } = adminMessages;
		return { success: false, error: uploads.failed(uploads.reasons.malformed) };
	}
	if (files.length === 0) return { success: false, error: intakeMessages.noFiles };
	if (!provenance) return { success: false, error: intakeMessages.originMissing };
	return { success: true, files, provenance };
}
