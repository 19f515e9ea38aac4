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
import { isOfWithdrawn, publishDocument } from "#app/data/intake/published-uploads.server.ts";
import { addResume as insertResume } from "#app/data/intake/resume-entries.server.ts";
import { findTakedownOfDocument, holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import { changesBetween } from "#app/domain/admin/audit.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { isAppError, statusOf } from "#app/domain/base/errors.ts";
import { fieldErrorsOf } from "#app/domain/base/form-result.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import {
	documentErrors,
	publishedForm,
	stillFound,
	stillNamed,
} from "#app/domain/intake/desk/draft-gate.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { leastPeople, peopleWords } from "#app/domain/intake/desk/meter.ts";
import {
	type ResumeFields,
	readResumeFields,
	resumeFieldNames,
} from "#app/domain/intake/resume-form.ts";
import { takenDownSentence } from "#app/domain/intake/takedown.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { checkOpening, labelOf, nothing } from "#app/operations/intake/add-resume.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import { publishContribution } from "#app/operations/intake/contribution/answer-contributor.server.ts";
import { waiversForLog } from "#app/operations/intake/redact-upload.server.ts";
import { queueDeletion } from "#app/operations/reader/delete-withdrawn-files.server.ts";
import { layOutDocument } from "#app/operations/reader/lay-out-document.server.ts";
import type { Uses } from "#app/services.ts";
import { countPeople } from "./meter-draft.server.ts";

type Needed = Uses<"clock" | "database" | "isDemonstration" | "jobs" | "library" | "log">;

export type PublishFailure = {
	success: false;
	error: string;
	status: number;
	fieldErrors?: Record<string, string>;
};
type Checked = {
	success: true;
	document: ResumeDocument;
	fields: ResumeFields;
	people: number;
	/** Its file was withdrawn before, and may come back. */
	comesBack: boolean;
};

/**
 * Publishes a draft as it was saved: the resume is public at once, and the draft and its file are gone.
 * @param at the day that it was given: of a draft that has another by now, or none, nothing is published
 */
export async function publishDraft(
	services: Needed,
	admin: Admin,
	draftId: string,
	at?: string,
): Promise<{ success: true; id: string; title: string } | PublishFailure> {
	const outcome = await services.database
		.transaction(async (transaction) => {
			// Before the draft, as who deletes their account does: a reward is given with the publication.
			const contributor = (await getContributionOfDraft(transaction, draftId))?.userId;
			if (contributor) await lockPerson(transaction, contributor);
			const draft = await holdDraftFor(transaction, draftId, "owner");
			if (!draft || (at && !isDue(draft, at))) return refused(intakeMessages.missing, 404);
			const checked = await checkDraft(services, transaction, draft);
			if (!checked.success) return checked;
			const id = await write(services, transaction, admin, draft, checked);
			return { success: true as const, id, title: checked.fields.title };
		})
		.catch((error: unknown) => {
			// Thrown so that nothing stays written, such as when enough resumes are open to everyone.
			if (!isAppError(error) || error.kind !== "conflict") throw error;
			return refused(error.message, statusOf(error.kind));
		});
	if (outcome.success) await libraryChanged(services);
	return outcome;
}

/**
 * Whether a draft may be published as it is, and what readers would get.
 * @param by its person, who submits it: whether a file that was withdrawn comes back is the owner's to say
 */
export async function checkDraft(
	services: Uses<"database" | "isDemonstration">,
	transaction: Transaction,
	draft: Draft,
	by: "owner" | "contributor" = "owner",
): Promise<Checked | PublishFailure> {
	if (draft.status !== "ready") return refused(intakeMessages[draft.status], 409);
	const published = publishedForm(draft);
	const fields = readResumeFields({ ...published.fields, fileUrl: "" }, { hasUpload: true });
	const fieldErrors = {
		...documentErrors(published.document),
		...(fields.success ? {} : fieldErrorsOf(fields.error)),
	};
	if (!fields.success || Object.keys(fieldErrors).length > 0) {
		return { ...refused(intakeMessages.incomplete), fieldErrors };
	}
	const leading = checkLeads(draft);
	if (leading) return leading;
	const { uploadId: id } = draft;
	const comesBack = id !== null && (await isOfWithdrawn(transaction, { id }));
	if (by === "owner" && comesBack && !draft.mayReturn)
		return refused(adminMessages.uploads.withdrawn, 409);
	await holdTakedowns(transaction, "shared");
	const takedown = await findTakedownOfDocument(transaction, {
		entry: fields.fields,
		document: published.document,
		uploadId: draft.uploadId,
	});
	if (takedown) {
		return refused(by === "owner" ? takenDownSentence(takedown) : contributing.takenDown, 409);
	}
	const people = await countPeople(services, transaction, draft);
	if (people < leastPeople && (draft.fewReason ?? "").length < 3) {
		const { tooFew } = by === "owner" ? intakeMessages : contributing;
		return refused(tooFew(peopleWords(people)), 409);
	}
	return { success: true, document: published.document, fields: fields.fields, people, comesBack };
}

/** Whether something in a draft would lead to its person, or name what is to be said less exactly. */
export function checkLeads(draft: Draft): PublishFailure | null {
	const unsaid = draft.waivers.find(({ kind, reason }) => kind !== "name" && reason.length < 3);
	if (unsaid) return refused(intakeMessages.reasonMissing(unsaid.text));
	const [left] = stillFound(draft);
	if (left) return refused(intakeMessages.contactLeft(left.text), 409);
	const named = stillNamed(draft);
	return named ? refused(intakeMessages.nameLeft(named), 409) : null;
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
	const few = people < leastPeople && {
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

const refused = (error: string, status = 400): PublishFailure => ({
	success: false,
	error,
	status,
});
