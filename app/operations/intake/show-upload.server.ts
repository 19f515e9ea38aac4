import { findSameFile, isOfWithdrawn } from "#app/data/intake/published-uploads.server.ts";
import { findTakedownOfUpload } from "#app/data/intake/takedowns.server.ts";
import { getOwnersUpload, reviewVersion } from "#app/data/intake/uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { publishRefusal, waitsForTick } from "#app/domain/intake/publish-gate.ts";
import { takenDownSentence } from "#app/domain/intake/takedown.ts";
import type { UploadReview } from "#app/domain/intake/upload-review.ts";
import { fileSize, keptUntil } from "#app/domain/intake/upload-rules.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import type { Uses } from "#app/services.ts";

/** An uploaded file for its owner to look at, or null when it is gone. */
export async function showUpload(
	{ database }: Uses<"database">,
	uploadId: string,
): Promise<UploadReview | null> {
	const upload = await getOwnersUpload(database, uploadId);
	if (!upload) return null;
	const { blocks, facts, geometry } = upload;
	const isWithdrawn = !upload.resumeId && (await isOfWithdrawn(database, upload));
	const refusal = publishRefusal(upload);
	const takedown = upload.resumeId ? null : await findTakedownOfUpload(database, upload);
	return {
		id: upload.id,
		version: reviewVersion(upload),
		name: upload.originalName,
		kind: upload.kind,
		size: fileSize(upload.size),
		status: upload.status,
		remark: upload.remark,
		pages: facts?.pages ?? null,
		drawnPages: geometry?.pages.length ?? 0,
		text: (blocks ?? []).map(plainTextOf).join("\n"),
		findings: upload.findings ?? [],
		waivers: upload.waivers ?? [],
		obstacle: takedown
			? takenDownSentence(takedown)
			: refusal && !["used", "waiting", "unreviewed"].includes(refusal)
				? adminMessages.uploads[refusal]
				: null,
		waitsForTick: waitsForTick(upload),
		isReviewed: upload.reviewedAt !== null,
		wasWithdrawn: isWithdrawn,
		mayReturn: upload.returnsAt !== null,
		keptUntil: formatLongDate(keptUntil(upload.createdAt)),
		isPublished: upload.resumeId !== null,
		isCleanCopy: upload.isClean,
		sameAs: upload.resumeId ? null : await findSameFile(database, upload.sha256),
	};
}
