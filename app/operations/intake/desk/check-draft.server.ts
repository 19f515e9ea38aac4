import type { Transaction } from "#app/data/base/database.server.ts";
import type { HeldDraft } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import type { Draft } from "#app/data/intake/drafts.server.ts";
import { isOfWithdrawn } from "#app/data/intake/published-uploads.server.ts";
import { findTakedownOfDocument, holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { fieldErrorsOf } from "#app/domain/base/form-result.ts";
import { contributed, contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import {
	documentErrors,
	publishedForm,
	stillFound,
	stillNamed,
	withEmptied,
} from "#app/domain/intake/desk/draft-gate.ts";
import { isTooLong } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { leastPeople, peopleWords } from "#app/domain/intake/desk/meter.ts";
import { givenAwayErrors } from "#app/domain/intake/given-away.ts";
import { tooShortOf } from "#app/domain/intake/redact-text.ts";
import { type ResumeFields, readResumeFields } from "#app/domain/intake/resume-form.ts";
import { takenDownSentence } from "#app/domain/intake/takedown.ts";
import { waiverErrors } from "#app/domain/intake/waiver-form.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import type { Failure } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { canLead, countPeople } from "./meter-draft.server.ts";

export type Checked = {
	success: true;
	document: ResumeDocument;
	fields: ResumeFields;
	/** Who share what is left; null of a contributed one, which is not compared with what others cannot see. */
	people: number | null;
	/** Its file was withdrawn before, and may come back. */
	comesBack: boolean;
};

/**
 * Whether a draft may be published as it is, and what readers would get.
 * @param by its person, who submits it: whether a file that was withdrawn comes back is the owner's to say
 */
export async function checkDraft(
	services: Uses<"database" | "isDemonstration">,
	transaction: Transaction,
	draft: HeldDraft,
	by: "owner" | "contributor" = "owner",
): Promise<Checked | Failure> {
	if (draft.status !== "ready") return refused(intakeMessages[draft.status], 409);
	if (isTooLong(draft)) return refused(intakeMessages.savedTooLong);
	const published = publishedForm(draft);
	const fields = readResumeFields({ ...published.fields, fileUrl: "" }, { hasUpload: true });
	const errors = {
		...documentErrors(published.document),
		...givenAwayErrors(published.document, published.fields),
		...(fields.success ? {} : fieldErrorsOf(fields.error)),
	};
	const fieldErrors = withEmptied(errors, draft);
	if (!fields.success || Object.keys(fieldErrors).length > 0) {
		return { ...refused(intakeMessages.incomplete), fieldErrors };
	}
	const leading = checkLeads(draft);
	if (leading) return leading;
	const { uploadId: id } = draft;
	const comesBack = id !== null && (await isOfWithdrawn(transaction, { id }));
	if (by === "owner" && comesBack && !draft.mayReturn)
		return refused(adminMessages.uploads.withdrawn, 409);
	const { document } = published;
	const kept = { entry: fields.fields, document, uploadId: draft.uploadId };
	const takenDown = await checkTakedowns(transaction, kept, by);
	if (takenDown) return takenDown;
	const isSaid = (draft.fewReason ?? "").length >= 3;
	if (draft.contribution) {
		if (!isSaid && (await canLead(services, transaction, draft))) {
			// The owner has no field for it: that it may lead to its person is theirs to say.
			if (by === "owner") return refused(contributed.canLead, 409);
			const fieldErrors = { fewReason: contributing.fewUnticked };
			return { ...refused(contributing.canLead, 409), fieldErrors };
		}
		return { success: true, document, fields: fields.fields, people: null, comesBack };
	}
	const people = await countPeople(services, transaction, draft);
	if (people < leastPeople && !isSaid) {
		const fieldErrors = { fewReason: intakeMessages.fewUnsaid };
		return { ...refused(intakeMessages.tooFew(peopleWords(people)), 409), fieldErrors };
	}
	return { success: true, document, fields: fields.fields, people, comesBack };
}

/** Whether a document, its entry or its file was taken down, until the transaction ends. */
export async function checkTakedowns(
	transaction: Transaction,
	kept: Parameters<typeof findTakedownOfDocument>[1],
	by: "owner" | "contributor",
): Promise<Failure | null> {
	await holdTakedowns(transaction, "shared");
	const takedown = await findTakedownOfDocument(transaction, kept);
	if (!takedown) return null;
	return refused(by === "owner" ? takenDownSentence(takedown) : contributing.takenDown, 409);
}

/** Whether something in a draft would lead to its person, or name what is to be said less exactly. */
export function checkLeads(draft: Draft): Failure | null {
	const unsaid = draft.waivers.filter(({ kind, reason }) => kind !== "name" && reason.length < 3);
	if (unsaid[0]) {
		const fieldErrors = waiverErrors(unsaid);
		return { ...refused(intakeMessages.reasonMissing(unsaid[0].text)), fieldErrors };
	}
	const short = tooShortOf(draft.removals);
	if (short) {
		const error = intakeMessages.removalTooShort(short);
		return { ...refused(error), fieldErrors: { more: error } };
	}
	const [left] = stillFound(draft);
	if (left) return refused(intakeMessages.contactLeft(left.text), 409);
	const named = stillNamed(draft);
	return named ? refused(intakeMessages.nameLeft(named), 409) : null;
}

export const refused = (error: string, status = 400): Failure => ({
	success: false,
	error,
	status,
});
