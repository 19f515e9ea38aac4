import { findSameFile, getUpload } from "../../data/uploads.server.ts";
import { plainTextOf } from "../../domain/text-blocks.ts";
import type { UploadReview } from "../../domain/upload-review.ts";
import { fileSize } from "../../domain/upload-rules.ts";
import type { Services } from "../../services.server.ts";

/** An uploaded file for its owner to look at, or null when it is gone. */
export async function showUpload(
	{ database }: Services,
	uploadId: string,
): Promise<UploadReview | null> {
	const upload = await getUpload(database, uploadId);
	if (!upload) return null;
	const { blocks, facts, geometry } = upload;
	return {
		id: upload.id,
		name: upload.originalName,
		kind: upload.kind,
		size: fileSize(upload.size),
		status: upload.status,
		remark: upload.remark,
		pages: facts?.pages ?? null,
		drawnPages: geometry?.pages.length ?? 0,
		text: (blocks ?? []).map(plainTextOf).join("\n"),
		findings: upload.findings ?? [],
		isReviewed: upload.reviewedAt !== null,
		isPublished: upload.resumeId !== null,
		isCleanCopy: upload.redactedFrom !== null,
		sameAs: upload.resumeId ? null : await findSameFile(database, upload.sha256),
	};
}
