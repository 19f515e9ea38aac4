import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { getUpload, keepReading, type Upload } from "#app/data/intake/uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import { isTooMuchToRemove } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { leftFindings, type Waiver } from "#app/domain/intake/publish-gate.ts";
import { redactSpans, tidyRemovals, tooShortOf } from "#app/domain/intake/redact-text.ts";
import { waiverErrors } from "#app/domain/intake/waiver-form.ts";
import {
	cleanUploadedFile,
	type ReadingResult,
	readUploadedFile,
} from "#app/integrations/documents/foreign-files.server.ts";
import { readBytes } from "#app/operations/base/read-bytes.server.ts";
import type { Uses } from "#app/services.ts";
import { readingOf } from "./read-upload.server.ts";
import { storeUpload, type UploadFailure } from "./receive-upload.server.ts";

/** What is removed from a file, and what stays and why. */
export type RedactionOrder = { removals: readonly string[]; waivers: readonly Waiver[] };

const shortestReason = 3;

/**
 * Makes a clean copy of an uploaded file: the same words without what was named, and nothing but words. It is
 * read once more before it is kept; a copy in which anything of it is found is not made. What was found and is
 * neither named nor given a reason stands in the way. The first file stays as it is until the copy is published
 * or its time is over.
 */
export async function redactUpload(
	services: Uses<"clock" | "database" | "files" | "jobs" | "log">,
	admin: Admin,
	uploadId: string,
	order: RedactionOrder,
): Promise<{ success: true; id: string; message: string } | UploadFailure> {
	const { uploads } = adminMessages;
	const upload = await getUpload(services.database, uploadId);
	if (!upload) return refused(uploads.missing, 404);
	if (upload.resumeId) return refused(uploads.used, 409);
	if (upload.status !== "read") {
		return refused(upload.remark ? uploads.notRedacted(upload.remark) : uploads.waiting, 409);
	}
	const short = tooShortOf(order.removals);
	const wrong = isTooMuchToRemove(order.removals)
		? intakeMessages.removalsTooLong
		: short && intakeMessages.removalTooShort(short);
	if (wrong) return { ...refused(wrong), fieldErrors: { more: wrong } };
	const removals = tidyRemovals(order.removals);
	const unsaid = unsaidFindings(upload, removals, order.waivers);
	if (unsaid[0]) {
		const fieldErrors = waiverErrors(unsaid);
		return { ...refused(uploads.reasonMissing(unsaid[0].text)), fieldErrors };
	}
	const copy = await makeCleanCopy(services, upload, removals);
	if (!copy.success) return copy;

	const waivers = order.waivers.filter(({ text }) => isPresent(copy.reading, [text]));
	const file = { name: nameOfCopy(upload, copy.kind), kind: copy.kind, bytes: copy.bytes };
	const copyOf = { uploadId, waivers };
	const stored = await storeUpload(
		services,
		{ ...file, copyOf },
		admin.now,
		async (transaction, id) => {
			const names = (upload.findings ?? []).filter(({ kind }) => kind === "name");
			await keepReading(transaction, id, readingOf(copy.reading, names));
			// The names of files tell whose they are: the log says only what kind it was.
			const label = `${upload.kind.toUpperCase()}, ${removals.length} removed`;
			await writeAudit(transaction, admin, {
				action: "resume.redacted",
				subject: "upload",
				subjectId: id,
				label,
				changes: waiversForLog(waivers),
			});
		},
	);
	return stored.success ? { success: true, id: stored.id, message: uploads.redacted } : stored;
}

/** Findings that are neither removed nor left for a reason; a name needs none. */
function unsaidFindings(
	{ findings }: Upload,
	removals: readonly string[],
	waivers: readonly Waiver[],
): ContactFinding[] {
	const said = waivers.filter(
		({ kind, reason }) => kind === "name" || reason.length >= shortestReason,
	);
	return leftFindings(findings, said).filter(
		({ text }) => redactSpans(text, removals).reduce((sum, [from, to]) => sum + to - from, 0) === 0,
	);
}

/** The reasons alone: what they are about must not stand in a log that nobody can change. */
export const waiversForLog = (waivers: readonly Waiver[]) =>
	Object.fromEntries(
		waivers
			.filter(({ kind }) => kind !== "name")
			.map(({ kind, reason }, index) => [`${kind} ${index + 1} stays`, { from: null, to: reason }]),
	);

/** The copy and its reading, or the sentence why there is none. */
export async function makeCleanCopy(
	services: Uses<"files">,
	file: Pick<Upload, "key" | "kind">,
	removals: string[],
): Promise<
	| {
			success: true;
			kind: "pdf" | "docx" | "txt";
			bytes: Uint8Array;
			reading: ReadingResult;
	  }
	| UploadFailure
> {
	const { uploads } = adminMessages;
	const bytes = await readBytes(services.files, file.key);
	if (!bytes) return refused(uploads.missing, 404);
	const copy = await cleanUploadedFile(bytes, file.kind, removals);
	if (!copy.success) return refused(uploads.notRedacted(uploads.unreadable[copy.reason]), 422);
	const reading = await readUploadedFile(copy.bytes, copy.kind);
	// An empty copy can hold nothing; any other must have been read to be believed.
	const isGone = reading.success ? !isPresent(reading, removals) : reading.reason === "empty";
	if (!isGone) return refused(uploads.notRedacted(uploads.stillThere), 422);
	return { ...copy, reading };
}

const isPresent = (reading: ReadingResult, texts: readonly string[]): boolean =>
	reading.success &&
	redactSpans([...reading.lines, ...reading.hidden].join("\n"), texts).length > 0;

const nameOfCopy = ({ originalName }: Upload, kind: string): string =>
	`${originalName.replace(/\.[^.]*$/u, "").replace(/ \(clean\)$/u, "")} (clean).${kind}`;

const refused = (error: string, status = 400): UploadFailure => ({ success: false, error, status });
