import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { type Draft, removeDraft } from "#app/data/intake/drafts.server.ts";
import { removeUpload } from "#app/data/intake/uploads.server.ts";
import type { Uses } from "#app/services.ts";

/** A draft and its file are gone with the commit. */
export async function removeWithFile(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	{ id, uploadId }: Pick<Draft, "id" | "uploadId">,
): Promise<void> {
	await removeDraft(transaction, id);
	const upload = uploadId ? await removeUpload(transaction, uploadId) : null;
	if (!upload) return;
	const { key } = upload;
	await jobs.enqueue("delete-file", { key }, { key, transaction: jobTransaction(transaction) });
}
