import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import {
	countOpenToEveryone,
	addResume as insertResume,
	isContributedOpen,
	settleAvailability,
} from "#app/data/intake/resume-entries.server.ts";
import { entryHashes, findBlocked, holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import { changesBetween } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { AppError } from "#app/domain/base/errors.ts";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import { type ResumeFields, resumeFieldNames } from "#app/domain/intake/resume-form.ts";
import { type Takedown, takenDownSentence } from "#app/domain/intake/takedown.ts";
import { openToEveryoneMost } from "#app/domain/reader/open-words.ts";
import type { Failure } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { changeLibrary } from "./announce-change.server.ts";
import { publishUpload } from "./publish-upload.server.ts";

/**
 * Adds a resume to the library; it is public at once.
 * @param resume `uploadId` names the file that the curator has looked at
 */
export function addResume(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	admin: Admin,
	resume: { fields: ResumeFields; uploadId?: string | null },
): Promise<{ success: true; id: string } | Failure> {
	const { fields } = resume;
	return changeLibrary(services, adminMessages.adminResumes.addFailed, async (transaction) => {
		await refuseTakenDown(transaction, fields);
		const id = await insertResume(transaction, fields, admin.now);
		const file = await settleFile(services, transaction, id, resume, admin.now);
		await writeAudit(transaction, admin, {
			action: "resume.added",
			subject: "resume",
			subjectId: id,
			label: labelOf(fields),
			changes: { ...changesBetween(nothing, fields, resumeFieldNames), ...(file && { file }) },
		});
		return { success: true, id };
	});
}

/**
 * Publishes the file that came with a form, if one did, and says whether the resume can be read.
 * @returns what the log says of the file
 * @throws AppError when nothing can be read of a resume that is to be featured or open to everyone, or when too many
 * are open
 */
export async function settleFile(
	services: Uses<"jobs">,
	transaction: Transaction,
	id: string,
	{ fields, uploadId }: { fields: ResumeFields; uploadId?: string | null },
	now: Date,
) {
	const file = uploadId ? await publishUpload(services, transaction, uploadId, id, now) : null;
	const canBeRead = await settleAvailability(transaction, id);
	if (fields.isFeatured && !canBeRead) {
		throw new AppError("conflict", adminMessages.adminResumes.nothingToFeature);
	}
	if (fields.openToEveryone) await checkOpening(transaction, canBeRead && fields.fileUrl === null);
	return file;
}

/**
 * Simultaneous forms wait for each other: the number is counted with what each has written.
 * @throws AppError `conflict` when there is nothing to read, too many are open, or one was contributed: its person
 * agrees to readers who open it
 */
export async function checkOpening(transaction: Transaction, hasWords: boolean): Promise<void> {
	const { nothingToOpen, openPlacesTaken } = adminMessages.adminResumes;
	if (!hasWords) throw new AppError("conflict", nothingToOpen);
	if ((await countOpenToEveryone(transaction)) > openToEveryoneMost) {
		throw new AppError("conflict", openPlacesTaken(openToEveryoneMost));
	}
	if (await isContributedOpen(transaction)) {
		throw new AppError("conflict", contributed.notOpenToEveryone);
	}
}

/** The takedown of what an entry would say, or of its address elsewhere; null when there is none. */
export async function findTakedownOfEntry(
	transaction: Transaction,
	fields: ResumeFields,
): Promise<Takedown | null> {
	await holdTakedowns(transaction, "shared");
	const [takedown] = (await findBlocked(transaction, entryHashes(fields))).values();
	return takedown ?? null;
}

/** @throws AppError `conflict` for an entry, or an address elsewhere, that was taken down */
export async function refuseTakenDown(
	transaction: Transaction,
	fields: ResumeFields,
): Promise<void> {
	const takedown = await findTakedownOfEntry(transaction, fields);
	if (takedown) throw new AppError("conflict", takenDownSentence(takedown));
}

/** What the log calls a resume. */
export const labelOf = ({ title, company }: { title: string; company: string }) =>
	`${title}, ${company}`;

// What a resume is before anything is said of it: the log names only what was said.
export const nothing: Record<keyof ResumeFields, unknown> = {
	title: null,
	company: null,
	role: null,
	industry: null,
	experienceLevel: null,
	description: null,
	tags: [],
	provenance: null,
	offerMonth: null,
	location: null,
	education: null,
	previousRole: null,
	visaSponsored: false,
	isFeatured: false,
	openToEveryone: false,
	fileUrl: null,
};
