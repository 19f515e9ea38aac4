import { lockPerson } from "#app/data/account/passwords.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import {
	getContributionOfDraft,
	type HeldDraft,
	holdDraftFor,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import {
	type Draft,
	getDraft,
	holdDraft,
	removeDraft,
	setDraft,
} from "#app/data/intake/drafts.server.ts";
import { publishDocument } from "#app/data/intake/published-uploads.server.ts";
import { addResume as insertResume } from "#app/data/intake/resume-entries.server.ts";
import { changesBetween } from "#app/domain/admin/audit.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { isAppError, statusOf } from "#app/domain/base/errors.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { leastPeople, peopleWords } from "#app/domain/intake/desk/meter.ts";
import { resumeFieldNames } from "#app/domain/intake/resume-form.ts";
import type { Failure } from "#app/operations/base/fail-form.server.ts";
import { checkOpening, labelOf, nothing } from "#app/operations/intake/add-resume.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import { publishContribution } from "#app/operations/intake/contribution/answer-contributor.server.ts";
import { publishEarlier } from "#app/operations/intake/contribution/earlier-version.server.ts";
import { waiversForLog } from "#app/operations/intake/redact-upload.server.ts";
import { queueDeletion } from "#app/operations/reader/delete-withdrawn-files.server.ts";
import { layOutDocument } from "#app/operations/reader/lay-out-document.server.ts";
import type { Uses } from "#app/services.ts";
import { type Checked, checkDraft, refused } from "./check-draft.server.ts";

/** Of an earlier version, the resume that it stands beside. */
type Published = { success: true; id: string; title: string; isEarlier?: true };
type Needed = Uses<"clock" | "database" | "isDemonstration" | "jobs" | "library" | "log">;

/**
 * Publishes a draft as it was saved: the resume is public at once, and the draft and its file are gone. An earlier version
 * is shown beside the resume that is published.
 * @param at the day that it was given: of a draft that has another by now, or none, nothing is published
 */
export async function publishDraft(
	services: Needed,
	admin: Admin,
	draftId: string,
	at?: string,
): Promise<Published | Failure> {
	const outcome = await services.database
		.transaction(async (transaction): Promise<Published | Failure> => {
			// Before the draft, as who deletes their account does: a reward is given with the publication.
			const contributor = (await getContributionOfDraft(transaction, draftId))?.userId;
			if (contributor) await lockPerson(transaction, contributor);
			const draft = await holdDraftFor(transaction, draftId, "owner");
			if (!draft || (at && !isDue(draft, at))) return refused(intakeMessages.missing, 404);
			if (draft.contribution?.publishedAt) {
				return publishEarlier(services, transaction, admin, draft, draft.contribution);
			}
			const checked = await checkDraft(services, transaction, draft);
			if (!checked.success) return checked;
			const id = await write(services, transaction, admin, draft, checked);
			return { success: true, id, title: checked.fields.title };
		})
		.catch((error: unknown) => {
			// Thrown so that nothing stays written, such as when enough resumes are open to everyone.
			if (!isAppError(error) || error.kind !== "conflict") throw error;
			return refused(error.message, statusOf(error.kind));
		});
	if (outcome.success) await libraryChanged(services);
	return outcome;
}

async function write(
	services: Uses<"jobs">,
	transaction: Transaction,
	admin: Admin,
	draft: HeldDraft,
	{ document, fields, people, comesBack }: Checked,
): Promise<string> {
	const { style, uploadId, waivers, fewReason, contribution } = draft;
	const id = await insertResume(transaction, fields, admin.now);
	const body = { document, style, ...layOutDocument(document, style) };
	const keys = await publishDocument(transaction, id, body, uploadId, admin.now);
	await queueDeletion(services, transaction, keys);
	if (contribution) await publishContribution(services, transaction, contribution, id, admin.now);
	if (fields.openToEveryone) await checkOpening(transaction, true);
	const few = people !== null &&
		people < leastPeople && {
			[`shared by ${peopleWords(people)}`]: { from: null, to: fewReason },
		};
	await writeAudit(transaction, admin, {
		action: "resume.added",
		subject: "resume",
		subjectId: id,
		label: labelOf(fields),
		changes: {
			...changesBetween(nothing, fields, resumeFieldNames),
			"from the desk": {
				from: null,
				to: uploadId ? "the file was deleted" : "a JSON Resume document",
			},
			...waiversForLog(waivers),
			...few,
			...(comesBack && { withdrawn: { from: true, to: "may come back" } }),
		},
	});
	await removeDraft(transaction, draft.id);
	return id;
}

/** A queued job: publishes a draft that was given a day, unless that was taken back or moved. */
export async function publishOnItsDay(
	services: Needed,
	{ draftId, at }: { draftId: string; at: string },
): Promise<void> {
	const { database, clock } = services;
	const draft = await getDraft(database, draftId);
	if (!draft?.scheduledBy || !isDue(draft, at)) return;
	const admin = { sessionId: draft.scheduledBy, now: clock() };
	const result = await publishDraft(services, admin, draftId, at);
	if (result.success) return;
	const problem = intakeMessages.notPublished(formatLongDate(new Date(at)), result.error);
	await database.transaction(async (transaction) => {
		if (!isDue(await holdDraft(transaction, draftId), at)) return;
		await setDraft(transaction, draftId, { publishAt: null, scheduledBy: null, problem });
	});
}

const isDue = (draft: Draft | null, at: string): boolean => draft?.publishAt?.toISOString() === at;
