import type { Transaction } from "#app/data/base/database.server.ts";
import { publishUpload as moveUpload } from "#app/data/intake/published-uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { AppError } from "#app/domain/base/errors.ts";
import { takenDownSentence } from "#app/domain/intake/takedown.ts";
import { queueDeletion } from "#app/operations/reader/delete-withdrawn-files.server.ts";
import type { Uses } from "#app/services.ts";
import { describePublished } from "./log-upload.server.ts";

/**
 * Gives a resume its uploaded file, inside the transaction that writes the resume. What it replaces is
 * deleted once that transaction has committed.
 * @returns what the log says of the file
 * @throws AppError `conflict` with the sentence why the file cannot be published: nothing of the transaction stays
 */
export async function publishUpload(
	services: Uses<"jobs">,
	transaction: Transaction,
	uploadId: string,
	resumeId: string,
	now: Date,
): Promise<{ from: string | null; to: string }> {
	const result = await moveUpload(transaction, uploadId, resumeId, now);
	if (!result.success) {
		const { reason, takedown } = result;
		const sentence = takedown ? takenDownSentence(takedown) : adminMessages.uploads[reason];
		throw new AppError("conflict", sentence);
	}
	await queueDeletion(services, transaction, result.removedKeys);
	return { from: null, to: describePublished(result.upload) };
}
