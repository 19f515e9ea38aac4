import { writeAudit } from "#app/data/admin/audit-log.server.ts";
import { holdResume, settleAvailability } from "#app/data/intake/resume-entries.server.ts";
import { holdUpload, keepReading } from "#app/data/intake/uploads.server.ts";
import {
	findFilesToCheck,
	holdPublishedFile,
	type PublishedFile,
	replaceFile,
	setFileChecked,
} from "#app/data/reader/published-files.server.ts";
import { siteSession } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { leftFindings } from "#app/domain/intake/publish-gate.ts";
import { tidyRemovals } from "#app/domain/intake/redact-text.ts";
import { readUploadedFile } from "#app/integrations/documents/foreign-files.server.ts";
import { type JobContext, untilOver } from "#app/integrations/jobs/jobs.ts";
import { readBytes } from "#app/operations/base/read-bytes.server.ts";
import { labelOf } from "#app/operations/intake/add-resume.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import { readingOf } from "#app/operations/intake/read-upload.server.ts";
import { storeUpload } from "#app/operations/intake/receive-upload.server.ts";
import { makeCleanCopy } from "#app/operations/intake/redact-upload.server.ts";
import type { Uses } from "#app/services.ts";
import { queueDeletion } from "./delete-withdrawn-files.server.ts";

/** In one night: a rule that finds too much must not close a whole library before the owner sees it. */
export const checksPerNight = 500;
const batchSize = 20;

/**
 * The job that looks at published files again: those that newer rules have not seen, and those that were
 * published as they came in and wait to be rewritten. What contact data is found in is held back, and the owner
 * is told; what cannot be rewritten as well.
 * @param done how many files this night has looked at already
 */
export async function checkPublishedFiles(
	services: Uses<"clock" | "database" | "files" | "jobs" | "library" | "log">,
	{ done = 0 }: { done?: number },
	{ signal, stopping }: Pick<JobContext, "signal" | "stopping">,
): Promise<void> {
	const isOver = untilOver({ signal, stopping });
	let checked = done;
	for (;;) {
		const files = await findFilesToCheck(services.database, batchSize);
		for (const file of files) {
			if (checked >= checksPerNight) {
				services.log.warn({ checked }, "Published files wait for another night to be looked at");
				return libraryChanged(services);
			}
			if (isOver()) {
				if (!signal.aborted) await services.jobs.enqueue("check-files", { done: checked });
				return libraryChanged(services);
			}
			await checkPublishedFile(services, file);
			checked++;
		}
		if (files.length < batchSize) break;
	}
	if (checked > done) await libraryChanged(services);
}

async function checkPublishedFile(
	services: Uses<"clock" | "database" | "files" | "jobs" | "log">,
	file: PublishedFile,
): Promise<void> {
	const bytes = await readBytes(services.files, file.key);
	// What shows on no page goes with the rewriting.
	const searched = file.isClean ? "everything" : "pages";
	const reading = bytes ? await readUploadedFile(bytes, file.kind, searched) : null;
	if (!reading?.success) {
		await settle(services, file, { findings: null, held: "unreadable" });
		return;
	}
	const findings = leftFindings(reading.found, file.waivers);
	if (findings.length > 0) await settle(services, file, { findings, held: "found" });
	else if (file.isClean) await settle(services, file, { findings: null, held: null });
	else if (!(await rewritePublishedFile(services, file, []))) {
		await settle(services, file, { findings: null, held: "unreadable" });
	}
}

async function settle(
	{ clock, database, log }: Uses<"clock" | "database" | "log">,
	{ key, resumeId }: PublishedFile,
	outcome: Pick<PublishedFile, "findings"> & { held: "found" | "unreadable" | null },
): Promise<void> {
	await database.transaction(async (transaction) => {
		if (!(await holdPublishedFile(transaction, key))) return;
		await setFileChecked(transaction, key, outcome);
		const before = await holdResume(transaction, resumeId);
		const canBeRead = await settleAvailability(transaction, resumeId);
		if (!before?.isFeatured || canBeRead || !outcome.held) return;
		// The star does not come back with the file: the owner must be able to see where it went.
		const admin = { sessionId: siteSession, now: clock() };
		await writeAudit(transaction, admin, {
			action: "resume.unfeatured",
			subject: "resume",
			subjectId: resumeId,
			label: labelOf(before),
			reason: adminMessages.uploads.starFell[outcome.held],
			changes: { isFeatured: { from: true, to: false } },
		});
	});
	if (outcome.held) log.warn({ resumeId, held: outcome.held }, "A published file is held back");
}

/**
 * Puts a clean copy in the place of a published file.
 * @returns false when none can be made, or the file has gone meanwhile
 */
export async function rewritePublishedFile(
	services: Uses<"clock" | "database" | "files" | "jobs" | "log">,
	file: PublishedFile,
	removals: readonly string[],
): Promise<boolean> {
	const copy = await makeCleanCopy(services, file, tidyRemovals(removals));
	if (!copy.success || !copy.reading.success) return false;
	const reading = readingOf(copy.reading, []);
	if (leftFindings(reading.findings, file.waivers).length > 0) return false;
	const name = `published.${copy.kind}`;
	const copyOf = { uploadId: null, waivers: file.waivers ?? [] };
	const stored = await storeUpload(
		services,
		{ ...copy, name, copyOf },
		services.clock(),
		async (transaction, id) => {
			const current = await holdPublishedFile(transaction, file.key);
			await keepReading(transaction, id, reading);
			const upload = await holdUpload(transaction, id);
			if (!current || !upload) return false;
			const keys = await replaceFile(transaction, { ...current, waivers: file.waivers }, upload);
			await settleAvailability(transaction, current.resumeId);
			await queueDeletion(services, transaction, keys);
			return true;
		},
	);
	return stored.success && stored.kept;
}
