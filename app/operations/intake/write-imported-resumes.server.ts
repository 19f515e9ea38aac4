import { randomUUID } from "node:crypto";
import type { Admin } from "#app/data/admin/audit-log.server.ts";
import {
	addBatchRows,
	type BatchChange,
	getBatchOfImport,
} from "#app/data/admin/batches.server.ts";
import { holdName, type Transaction } from "#app/data/base/database.server.ts";
import {
	endImport,
	findWaitingRows,
	lockImport,
	setRowsAdded,
	setRowsBad,
	setRowsLeftOut,
} from "#app/data/intake/import-adding.server.ts";
import { findAdminResumesById } from "#app/data/intake/resume-entries.server.ts";
import { findByTitles } from "#app/data/intake/resume-imports.server.ts";
import { insertResumes, type NewResume } from "#app/data/intake/resume-writing.server.ts";
import { holdForWithdrawal, holdTogether } from "#app/data/intake/withdrawals.server.ts";
import { siteSession } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import { readHeaders } from "#app/domain/intake/resume-csv-headers.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import { findRepeats, isFeaturedOf, sameResumeKey } from "#app/domain/intake/resume-import.ts";
import { defaultJobTiming } from "#app/integrations/jobs/job-timing.ts";
import { type JobContext, untilOver } from "#app/integrations/jobs/jobs.ts";
import type { Uses } from "#app/services.ts";
import { libraryChanged } from "./announce-change.server.ts";
import { writeFields } from "./change-resumes.server.ts";
import { type ReadRow, readAllowedRows } from "./read-rows.server.ts";

/** Written in one transaction: short enough for the statement timeout of the database, also with a large library. */
export const importBatch = 200;

/**
 * The job that adds the rows of a file to the library, batch by batch. A batch and the note that it is
 * written are one transaction, so that a process that is killed and starts again adds nothing twice.
 */
export async function writeImportedResumes(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	// A job of an earlier version has no session; it changed nothing that the log tells of.
	{ importId, sessionId = siteSession }: { importId: string; sessionId?: string },
	{ attempt, signal, stopping }: Pick<JobContext, "attempt" | "signal" | "stopping">,
): Promise<void> {
	const isOver = untilOver({ signal, stopping });
	try {
		let left = true;
		while (left && !isOver()) left = await writeBatch(services, importId, sessionId);
		if (left && !signal.aborted)
			await services.jobs.enqueue("add-resumes", { importId, sessionId });
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
	sessionId: string,
): Promise<boolean> {
	const admin = { sessionId, now: services.clock() };
	const step = await services.database.transaction(async (transaction) => {
		const known = await lockImport(transaction, importId);
		if (!known) return "ended";
		// One import at a time: the same file in two windows must see what the other one has added.
		await holdName(transaction, "imports");
		const rows = await findWaitingRows(transaction, importId, importBatch);
		if (rows.length === 0) {
			await endImport(transaction, importId, { status: "done", now: admin.now });
			return "done";
		}
		const plan = readHeaders(known.headers);
		const read = await readAllowedRows(transaction, plan.success ? plan.columns : [], rows);
		await holdTogether(
			transaction,
			read.flatMap(({ current }) => current?.id ?? []),
		);
		const isLeftOut = known.leavesOutRepeats ? await repeatsIn(transaction, read) : () => false;
		const batch: NewResume[] = [];
		const changes: BatchChange[] = [];
		const added: { row: number; resumeId: string }[] = [];
		const bad: { row: number; problem: string }[] = [];
		const leftOut: number[] = [];
		for (const { row, reading, current } of read) {
			if (!reading.success) {
				// It was good when it was checked: a rule has changed since, or something was taken down.
				bad.push({ row, problem: reading.problem });
			} else if (current) {
				const change = await changeRow(transaction, admin, known.createdAt, current.id, reading);
				if (typeof change === "string") {
					bad.push({ row, problem: whyNot[change] });
					continue;
				}
				if (change === null) {
					leftOut.push(row);
					continue;
				}
				changes.push({ resumeId: current.id, ...change });
				added.push({ row, resumeId: current.id });
			} else if (isLeftOut(row)) {
				leftOut.push(row);
			} else {
				const made = toNewResume(reading.resume, admin.now);
				const { resume } = made;
				batch.push(made);
				added.push({ row, resumeId: resume.id });
				const after = { ...reading.resume, isFeatured: resume.isFeatured };
				changes.push({ resumeId: resume.id, before: null, after });
			}
		}
		await insertResumes(transaction, batch);
		await setRowsAdded(transaction, importId, added);
		await setRowsBad(transaction, importId, bad);
		await setRowsLeftOut(transaction, importId, leftOut);
		const made = await getBatchOfImport(transaction, importId);
		if (made) await addBatchRows(transaction, made.id, changes);
		return "written";
	});
	if (step !== "ended") await libraryChanged(services);
	return step === "written";
}

const whyNot = {
	"changed since": adminMessages.imports.changedSince,
	"taken down": adminMessages.imports.takenDown,
	theirs: contributed.notTheirs,
	"given away": adminMessages.adminResumes.givenAway,
};

/** Changes the resume that a row names; not one that was changed after the owner had seen the differences. */
async function changeRow(
	transaction: Transaction,
	admin: Admin,
	checkedAt: Date,
	id: string,
	{ resume }: { resume: ResumeFields },
) {
	const held = await holdForWithdrawal(transaction, id);
	const [now] = await findAdminResumesById(transaction, [id]);
	if (!held || !now || held.withdrawnAt || now.updatedAt > checkedAt) return "changed since";
	return writeFields(transaction, admin, id, now.fields as ResumeFields, resume);
}

/** Which rows say what the library has already, or a row above. */
async function repeatsIn(
	transaction: Transaction,
	read: readonly ReadRow<{ row: number }>[],
): Promise<(row: number) => boolean> {
	const rows = read.flatMap(({ row, reading, current }) =>
		reading.success && !current ? [{ row, resume: reading.resume }] : [],
	);
	const titles = [...new Set(rows.map(({ resume }) => resume.title))];
	const library = await findByTitles(transaction, titles);
	const repeats = findRepeats(rows, new Set(library.map(sameResumeKey)));
	const numbers = new Set(repeats.map(({ row }) => row));
	return (row) => numbers.has(row);
}

function toNewResume(resume: ResumeFields, now: Date): NewResume {
	return {
		resume: {
			id: randomUUID(),
			...resume,
			isFeatured: isFeaturedOf(resume),
			availability: resume.fileUrl ? "file" : "none",
			createdAt: now,
			updatedAt: now,
		},
		document: null,
		geometry: null,
		files: [],
	};
}
