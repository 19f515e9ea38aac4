import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { uploadLimits } from "#app/domain/intake/upload-rules.ts";
import { type FileForm, readFileForm } from "#app/integrations/multipart.server.ts";

/** A file that came in whole; nothing is known of its kind. */
export type ReceivedFile = { name: string; bytes: Uint8Array };

export type UploadForm = {
	/** The page that sent the form, as the form itself says. */
	returnTo: string | null;
	file: ReceivedFile | { error: string; status: number };
};

const formLimits = { fileBytes: uploadLimits.bytes, textBytes: 4_096 };

/** Reads the form of an upload, whose file may be too large. */
export async function readUploadForm(request: Request): Promise<UploadForm> {
	const form = await readFileForm(request, formLimits);
	return { returnTo: form.texts.get("returnTo") ?? null, file: judge(form) };
}

const { uploads } = adminMessages;

function judge({ file, isMalformed }: FileForm): UploadForm["file"] {
	if (isMalformed) return { error: uploads.failed(uploads.reasons.malformed), status: 400 };
	if (!file) return { error: uploads.noFile, status: 400 };
	const { name, bytes } = file;
	if (!bytes) return { error: uploads.tooLarge, status: 413 };
	return { name, bytes };
}
