import { getUpload, keepReading, type UploadReading } from "#app/data/intake/uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import { proposeNames } from "#app/domain/intake/person-name.ts";
import { redactSpans } from "#app/domain/intake/redact-text.ts";
import {
	type FileRemark,
	type ReadingResult,
	readUploadedFile,
} from "#app/integrations/documents/foreign-files.server.ts";
import { readBytes } from "#app/operations/base/read-bytes.server.ts";
import type { Uses } from "#app/services.ts";

/** A machine that is busy with something else may take too long; three times, and it is the file. */
const attemptsInTime = 3;

/** Reads a file that came in: its text, its drawing, and what in it leads to a person. A queued job. */
export async function readUpload(
	services: Uses<"database" | "files" | "log">,
	{ uploadId }: { uploadId: string },
	{ attempt }: { attempt: number },
): Promise<void> {
	const { database, files, log } = services;
	const upload = await getUpload(database, uploadId);
	if (upload?.status !== "waiting") return;
	const bytes = await readBytes(files, upload.key);
	if (!bytes) {
		await keepReading(database, uploadId, unreadable(adminMessages.uploads.unreadable.gone));
		return;
	}
	const result = await readUploadedFile(bytes, upload.kind);
	if (!result.success && result.reason === "timeout" && attempt < attemptsInTime) {
		throw new Error("A file was not read in time");
	}
	if (!result.success) log.warn({ uploadId, reason: result.reason }, "A file cannot be read");
	await keepReading(database, uploadId, readingOf(result, upload.originalName));
}

/**
 * What is kept of a reading.
 * @param named the file's name, to look for the person's in it; or the names that are known of the file that
 *   this one is a copy of
 */
export function readingOf(
	result: ReadingResult,
	named: string | readonly ContactFinding[],
): UploadReading {
	const remarks = result.remarks.map((remark: FileRemark) => adminMessages.uploads.remarks[remark]);
	if (!result.success) {
		return unreadable([adminMessages.uploads.unreadable[result.reason], ...remarks].join(" "));
	}
	const { blocks, lines, hidden, found, geometry, facts } = result;
	const names = typeof named === "string" ? namesIn(result, named) : named;
	const whole = [...lines, ...hidden].join("\n");
	const present = names.filter(({ text }) => redactSpans(whole, [text]).length > 0);
	return {
		status: "read",
		remark: remarks.join(" ") || null,
		blocks,
		findings: [...present, ...found],
		geometry,
		facts,
	};
}

function namesIn(
	{ lines, clues, found }: Extract<ReadingResult, { success: true }>,
	fileName: string,
): ContactFinding[] {
	const handles = found.flatMap(({ kind, text }) =>
		kind === "email" ? [text.replace(/@.*$/u, "")] : kind === "profile" ? [text] : [],
	);
	const names = proposeNames({ ...clues, fileName, lines, handles });
	return names.map((text) => ({ kind: "name" as const, text }));
}

const unreadable = (remark: string): UploadReading => ({
	status: "unreadable",
	remark,
	blocks: null,
	findings: null,
	geometry: null,
	facts: null,
});
