import { getDraft, holdDraft, setDraft } from "#app/data/intake/drafts.server.ts";
import { getUpload, type Upload } from "#app/data/intake/uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { documentOfBlocks } from "#app/domain/intake/desk/document-of-blocks.ts";
import { isTooLongToRead } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { readUpload } from "#app/operations/intake/read-upload.server.ts";
import type { Uses } from "#app/services.ts";
import { proposalOf } from "./fill-draft.server.ts";

/** Reads the file of a draft and makes its document. A queued job; twice has the same effect. */
export async function readDraft(
	services: Uses<"clock" | "database" | "files" | "log">,
	{ draftId }: { draftId: string },
	{ attempt }: { attempt: number },
): Promise<void> {
	const { database } = services;
	const draft = await getDraft(database, draftId);
	if (draft?.status !== "waiting" || !draft.uploadId) return;
	await readUpload(services, { uploadId: draft.uploadId }, { attempt });
	const upload = await getUpload(database, draft.uploadId);
	if (!upload || upload.status === "waiting") return;
	const read = await readingOf(services, upload, draft.fields);
	await database.transaction(async (transaction) => {
		const held = await holdDraft(transaction, draftId);
		if (held?.status === "waiting") await setDraft(transaction, draftId, read);
	});
}

async function readingOf(
	{ clock, database }: Uses<"clock" | "database">,
	upload: Upload,
	said: ResumeFormValues,
) {
	const { blocks, findings, remark, kind } = upload;
	if (!blocks) {
		// The pages of a scan can be looked at, and typed off.
		const isScan = kind === "pdf" && remark?.startsWith(adminMessages.uploads.unreadable.empty);
		return isScan
			? { status: "ready" as const, problem: intakeMessages.unread }
			: { status: "failed" as const, problem: remark };
	}
	if (isTooLongToRead(blocks.map(plainTextOf).join("\n"))) {
		return { status: "failed" as const, problem: intakeMessages.fileTooLong };
	}
	const names = (findings ?? []).flatMap(({ kind, text }) => (kind === "name" ? [text] : []));
	return {
		status: "ready" as const,
		problem: remark,
		names,
		...(await proposalOf(database, documentOfBlocks(blocks), { said, names }, clock())),
	};
}
