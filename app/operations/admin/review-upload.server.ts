import type { Admin } from "../../data/audit-log.server.ts";
import { getUpload, setReviewed } from "../../data/uploads.server.ts";
import { adminMessages } from "../../domain/admin-messages.ts";
import type { Services } from "../../services.server.ts";
import type { UploadFailure } from "./receive-upload.server.ts";

/** Notes that the owner has looked at a file and that it may be published, or takes that back. */
export async function reviewUpload(
	{ database }: Services,
	admin: Admin,
	uploadId: string,
	mayBePublished: boolean,
): Promise<{ success: true; id: string; message: string } | UploadFailure> {
	const { uploads } = adminMessages;
	if (await setReviewed(database, uploadId, mayBePublished ? admin.now : null)) {
		const message = mayBePublished ? uploads.reviewed : uploads.reviewTakenBack;
		return { success: true, id: uploadId, message };
	}
	const upload = await getUpload(database, uploadId);
	if (!upload) return { success: false, error: uploads.missing, status: 404 };
	return { success: false, error: upload.resumeId ? uploads.used : uploads.waiting, status: 409 };
}
