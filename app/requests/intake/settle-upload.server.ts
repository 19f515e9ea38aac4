import { getOwnersUpload } from "#app/data/intake/uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { readWaivers } from "#app/domain/intake/waiver-form.ts";
import { forgetUpload, type UploadFailure } from "#app/operations/intake/receive-upload.server.ts";
import { redactUpload } from "#app/operations/intake/redact-upload.server.ts";
import { reviewUpload } from "#app/operations/intake/review-upload.server.ts";
import type { getAdmin } from "#app/requests/owner.server.ts";
import type { Uses } from "#app/services.ts";

type Settled = { success: true; id: string; message: string } | UploadFailure;

/** Does what a form about an uploaded file asks for. */
export async function settleUpload(
	services: Uses<"clock" | "database" | "files" | "jobs" | "log">,
	admin: ReturnType<typeof getAdmin>,
	id: string,
	form: FormData,
): Promise<Settled> {
	if (!(await getOwnersUpload(services.database, id))) {
		return { success: false, error: adminMessages.uploads.missing, status: 404 };
	}
	const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
	switch (form.get("intent")) {
		case "redact":
			return redactUpload(services, admin, id, {
				removals: [...texts("remove"), ...texts("more").flatMap((text) => text.split(/\r?\n/u))],
				waivers: readWaivers(form),
			});
		case "review":
			return reviewUpload(services, admin, id, {
				version: texts("version")[0] ?? "",
				mayBePublished: form.has("reviewed"),
				mayReturn: form.has("returns"),
			});
		case "remove":
			return (await forgetUpload(services, id, { admin }))
				? { success: true, id, message: adminMessages.uploads.removed }
				: { success: false, error: adminMessages.uploads.missing, status: 404 };
		case "read": {
			// A key of its own: the first job may have been given up.
			const key = `${id}:${admin.now.getTime()}`;
			await services.jobs.enqueue("read-upload", { uploadId: id }, { key });
			return { success: true, id, message: adminMessages.uploads.readAgain };
		}
		default:
			return { success: false, error: messages.forms.unreadable, status: 400 };
	}
}
