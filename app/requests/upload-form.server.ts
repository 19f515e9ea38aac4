import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import {
	beginsAs,
	fileKindOfName,
	signatureBytes,
	uploadLimits,
} from "#app/domain/intake/upload-rules.ts";
import { type FileForm, readFileForm } from "#app/integrations/multipart.server.ts";

/** A file that came in whole, of a kind that its name and its first bytes agree about. */
export type ReceivedFile = { name: string; bytes: Uint8Array };

export type UploadForm = {
	/** The page that sent the form, as the form itself says. */
	returnTo: string | null;
	file: ReceivedFile | { error: string; status: number; detail?: string };
};

const formLimits = { fileBytes: uploadLimits.bytes, textBytes: 4_096 };

/** Reads the form of an upload, and judges its file by size, name and first bytes. */
export async function readUploadForm(request: Request): Promise<UploadForm> {
	const form = await readFileForm(request, formLimits);
	return { returnTo: form.texts.get("returnTo") ?? null, file: judge(form) };
}

const { uploads } = adminMessages;
const wrongType = { error: uploads.wrongType, status: 415 };

function judge({ file, isMalformed }: FileForm): UploadForm["file"] {
	if (isMalformed) return { error: uploads.failed(uploads.reasons.malformed), status: 400 };
	if (!file) return { error: uploads.noFile, status: 400 };
	const { name, bytes } = file;
	if (!bytes) return { error: uploads.tooLarge, status: 413 };
	const kind = fileKindOfName(name);
	if (!kind) return wrongType;
	const isOfKind =
		bytes.length < signatureBytes || beginsAs(kind, bytes.subarray(0, signatureBytes));
	return isOfKind ? { name, bytes } : { ...wrongType, detail: uploads.problems.other_kind };
}
