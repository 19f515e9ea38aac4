import { type Admin, writeAudit } from "../../data/audit-log.server.ts";
import { getUpload, keepReading, type Upload } from "../../data/uploads.server.ts";
import { adminMessages } from "../../domain/admin-messages.ts";
import { redactSpans, tidyRemovals } from "../../domain/redact-text.ts";
import {
	cleanUploadedFile,
	type ReadingResult,
	readUploadedFile,
} from "../../integrations/documents/foreign-files.server.ts";
import type { Services } from "../../services.server.ts";
import { readBytes } from "../read-bytes.server.ts";
import { readingOf } from "./read-upload.server.ts";
import { storeUpload, type UploadFailure } from "./receive-upload.server.ts";

/**
 * Makes a clean copy of an uploaded file, without what was named, and reads it once more before it is kept:
 * a copy in which anything of it is found is not made. The first file stays as it is until the copy is
 * published or a day has passed.
 */
export async function redactUpload(
	services: Services,
	admin: Admin,
	uploadId: string,
	named: readonly string[],
): Promise<{ success: true; id: string; message: string } | UploadFailure> {
	const { uploads } = adminMessages;
	const removals = tidyRemovals(named);
	if (removals.length === 0) return refused(uploads.nothingToRemove);
	const upload = await getUpload(services.database, uploadId);
	if (!upload) return refused(uploads.missing, 404);
	if (upload.resumeId) return refused(uploads.used, 409);
	if (upload.status !== "read") {
		return refused(upload.remark ? uploads.notRedacted(upload.remark) : uploads.waiting, 409);
	}
	const bytes = await readBytes(services.files, upload.key);
	if (!bytes) return refused(uploads.missing, 404);
	const copy = await cleanUploadedFile(bytes, upload.kind, removals);
	if (!copy.success) return refused(uploads.notRedacted(uploads.unreadable[copy.reason]), 422);
	const reading = await readUploadedFile(copy.bytes, copy.kind);
	if (!isGone(reading, removals)) return refused(uploads.notRedacted(uploads.stillThere), 422);

	const name = nameOfCopy(upload, copy.kind);
	const file = { name, kind: copy.kind, bytes: copy.bytes, redactedFrom: uploadId };
	const stored = await storeUpload(services, file, admin.now);
	if (!stored.success) return stored;
	await services.database.transaction(async (transaction) => {
		await keepReading(transaction, stored.id, readingOf(reading));
		// The names of files tell whose they are: the log says only what kind it was.
		const label = `${upload.kind.toUpperCase()}, ${removals.length} removed`;
		await writeAudit(transaction, admin, { action: "resume.redacted", subject: "resume", label });
	});
	return { success: true, id: stored.id, message: uploads.redacted };
}

/** An empty copy can hold nothing; any other must have been read to be believed. */
function isGone(reading: ReadingResult, removals: readonly string[]): boolean {
	if (!reading.success) return reading.reason === "empty";
	return redactSpans([...reading.lines, ...reading.hidden].join("\n"), removals).length === 0;
}

const nameOfCopy = ({ originalName }: Upload, kind: string): string =>
	`${originalName.replace(/\.[^.]*$/u, "").replace(/ \(clean\)$/u, "")} (clean).${kind}`;

const refused = (error: string, status = 400): UploadFailure => ({ success: false, error, status });
