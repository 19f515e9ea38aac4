import { randomUUID } from "node:crypto";
import {
	endImport,
	findWaitingRows,
	lockImport,
	setRowsAdded,
	setRowsBad,
} from "#app/data/intake/import-adding.server.ts";
import { insertResumes, type NewResume } from "#app/data/intake/resume-writing.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { readHeaders } from "#app/domain/intake/resume-csv-headers.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import { readRows } from "./read-rows.server.ts";
import { defaultJobTiming } from "#app/integrations/jobs/job-timing.ts";
import type { JobContext } from "#app/integrations/jobs/jobs.ts";
import type { Uses } from "#app/services.ts";
import { libraryChanged } from "./announce-change.server.ts";

/** Written in one transaction: short enough for the statement timeout of the database, also with a large library. */
export const importBatch = 200;
/** A job does no more than this and leaves the rest to the next one: it may take a minute at most. */
const workMilliseconds = 25_000;

/**
 * The job that adds the rows of a file to the library, batch by batch. A batch and the note that it is
 * written are one transaction, so that a process that is killed and starts again adds nothing twice.
 */
export async function writeImportedResumes(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	{ importId }: { importId: string },
	{ attempt, signal, stopping }: Pick<JobContext, "attempt" | "signal" | "stopping">,
): Promise<void> {
	const end = performance.now() + workMilliseconds;
	const isOver = () => signal.aborted || stopping.aborted || performance.now() > end;
	try {
		let left = true;
		while (left && !isOver()) left = await writeBatch(services, importId);
		if (left && !signal.aborted) await services.jobs.enqueue("add-resumes", { importId });
	} catch (error) {
		if (attempt >= defaultJobTiming.attempts) {
			const now = services.clock();
			const failure = { status: "failed", now, error: adminMessages.imports.addFailed } as const;
			await endImport(services.database, importId, failure);
		}
		throw error;
	}
}

/** @returns whether anything is left */
async function writeBatch(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	importId: string,
): Promise<boolean> {
	const now = services.clock();
	const step = await services.database.transaction(async (transaction) => {
		const headers = await lockImport(transaction, importId);
		if (!headers) return "ended";
		const rows = await findWaitingRows(transaction, importId, importBatch);
		if (rows.length === 0) {
			await endImport(transaction, importId, { status: "done", now });
			return "done";
		}
		const plan = readHeaders(headers);
		const columns = plan.success ? plan.columns : [];
		const batch: NewResume[] = [];
		const added: { row: number; resumeId: string }[] = [];
		const bad: { row: number; problem: string }[] = [];
		for (const { row, reading } of await readRows(transaction, columns, rows)) {
			if (reading.success) {
				const resume = toNewResume(reading.resume, now);
				batch.push(resume);
				added.push({ row, resumeId: resume.resume.id });
			} else {
				// It was good when it was checked: a rule has changed since, or something was taken down.
				bad.push({ row, problem: reading.problem });
			}
		}
		await insertResumes(transaction, batch);
		await setRowsAdded(transaction, importId, added);
		await setRowsBad(transaction, importId, bad);
		return "written";
	});
	if (step !== "ended") await libraryChanged(services);
	return step === "written";
}

function toNewResume(resume: ResumeFields, now: Date): NewResume {
	return {
		resume: {
			id: randomUUID(),
			...resume,
			isFeatured: resume.isFeatured && resume.fileUrl !== null,
			availability: resume.fileUrl ? "file" : "none",
			createdAt: now,
			updatedAt: now,
		},
		document: null,
		geometry: null,
		files: [],
	};
}
