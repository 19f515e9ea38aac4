import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { isOfWithdrawn } from "#app/data/intake/published-uploads.server.ts";
import {
	holdUpload,
	reviewVersion,
	setReviewed,
	type Upload,
} from "#app/data/intake/uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { publishRefusal } from "#app/domain/intake/publish-gate.ts";
import type { Uses } from "#app/services.ts";
import { logged } from "./log-upload.server.ts";
import type { UploadFailure } from "./receive-upload.server.ts";

/** What the owner ticks beside a file. */
export type ReviewTicks = {
	/** Of the state that they were ticked beside. */
	version: string;
	mayBePublished: boolean;
	/** Of a file that was withdrawn: it may come back. */
	mayReturn: boolean;
};

/**
 * Notes that the owner has looked at a file and that it may be published, or takes that back. Nothing is noted of
 * ticks beside an older state.
 * @returns the sentence why it cannot be published, where a look is not all that is missing
 */
export async function reviewUpload(
	{ database }: Uses<"database">,
	admin: Admin,
	uploadId: string,
	ticks: ReviewTicks,
): Promise<{ success: true; id: string; message: string } | UploadFailure> {
	const { uploads } = adminMessages;
	return database.transaction(async (transaction) => {
		const upload = await holdUpload(transaction, uploadId);
		if (!upload || upload.resumeId) {
			const reason = upload ? "used" : "missing";
			return { success: false, error: uploads[reason], status: upload ? 409 : 404 };
		}
		if (ticks.version !== reviewVersion(upload)) {
			return { success: false, error: uploads.stale, status: 409 };
		}
		const said = saidBy(upload, ticks, admin.now);
		const comesBack = ticks.mayBePublished && !said.returnsAt;
		const isWithdrawn = comesBack && (await isOfWithdrawn(transaction, upload));
		const refusal = ticks.mayBePublished
			? publishRefusal({ ...upload, ...said }, isWithdrawn)
			: null;
		if (refusal) return { success: false, error: uploads[refusal], status: 409 };
		await setReviewed(transaction, uploadId, said);
		await writeAudit(transaction, admin, {
			action: ticks.mayBePublished ? "upload.reviewed" : "upload.review-taken-back",
			...logged(upload),
			...(said.returnsAt && { changes: { withdrawn: { from: true, to: "may come back" } } }),
		});
		const message = ticks.mayBePublished ? uploads.reviewed : uploads.reviewTakenBack;
		return { success: true, id: uploadId, message };
	});
}

function saidBy(upload: Upload, ticks: ReviewTicks, now: Date) {
	const at = (isTicked: boolean, before: Date | null) => (isTicked ? (before ?? now) : null);
	const { mayBePublished, mayReturn } = ticks;
	return {
		reviewedAt: at(mayBePublished, upload.reviewedAt),
		returnsAt: at(mayBePublished && mayReturn, upload.returnsAt),
	};
}
