import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import {
	type Contribution,
	type HeldDraft,
	holdDraftFor,
	noEarlier,
	setContribution,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { getNoted, setEarlier } from "#app/data/intake/contribution/margin-notes.server.ts";
import { holdPublished } from "#app/data/intake/contribution/published-own.server.ts";
import { setDraft } from "#app/data/intake/drafts.server.ts";
import { holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import { holdForWithdrawal } from "#app/data/intake/withdrawals.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import {
	moreThanPublished,
	type SaidOfEarlier,
} from "#app/domain/intake/contribution/earlier-version.ts";
import { documentErrors, publishedForm, withEmptied } from "#app/domain/intake/desk/draft-gate.ts";
import { isTooLong } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import { changeLibrary } from "#app/operations/intake/announce-change.server.ts";
import { checkLeads, checkTakedowns } from "#app/operations/intake/desk/check-draft.server.ts";
import { removeWithFile } from "#app/operations/intake/desk/remove-draft.server.ts";
import type { Uses } from "#app/services.ts";
import { tellContributor } from "./tell-contributor.server.ts";

type Done = { success: true; message: string };

/**
 * Whether the version before a published one may be shown: by the gate of the desk, no more exact than that one, and
 * nothing that was taken down.
 */
export async function checkEarlier(
	transaction: Transaction,
	draft: HeldDraft,
	by: "owner" | "contributor" = "owner",
): Promise<{ success: true; document: ResumeDocument } | Failure> {
	const { resumeId } = draft.contribution ?? {};
	const published = resumeId ? await getNoted(transaction, resumeId) : null;
	if (!published) return rejected(contributing.alreadyWithdrawn, 409);
	if (draft.status !== "ready") return rejected(intakeMessages[draft.status], 409);
	if (isTooLong(draft)) return rejected(intakeMessages.savedTooLong);
	const { document } = publishedForm(draft);
	const fieldErrors = withEmptied(documentErrors(document), draft);
	if (Object.keys(fieldErrors).length > 0) {
		return { ...rejected(intakeMessages.incomplete), fieldErrors };
	}
	const leading = checkLeads(draft);
	if (leading) return leading;
	const more = moreThanPublished(draft, published.document);
	if (more) return rejected(more, 409);
	const kept = { entry: null, document, uploadId: draft.uploadId };
	return (await checkTakedowns(transaction, kept, by)) ?? { success: true, document };
}

/** Submits the earlier version with what its person says of it: the owner sees it from now on, and readers not yet. */
export const submitEarlier = (
	services: Uses<"database" | "log">,
	{ person, now }: Pick<MemberRequest, "person" | "now">,
	id: string,
	{ version, ...said }: SaidOfEarlier,
): Promise<Done | Failure> =>
	inTransaction<Done | Failure>(
		services,
		contributing.failed,
		async (transaction): Promise<Done | Failure> => {
			const held = await holdPublished(transaction, id, person.id);
			const editor = { userId: person.id };
			const draft = held?.draftId ? await holdDraftFor(transaction, held.draftId, editor) : null;
			if (!held) return rejected(contributing.missing, 404);
			const { alreadyWithdrawn, earlierAnswered, earlierWithUs } = contributing;
			if (!held.resumeId || held.withdrawnAt) return rejected(alreadyWithdrawn, 409);
			if (!draft) return rejected(held.draftId ? earlierWithUs : earlierAnswered, 409);
			if (draft.version !== version) return rejected(contributing.stale, 409);
			const checked = await checkEarlier(transaction, draft, "contributor");
			if (!checked.success) return checked;
			const submitted = { ...noEarlier, earlierSaid: said, earlierSubmittedAt: now };
			await setContribution(transaction, id, { ...submitted, touchedAt: now });
			await setDraft(transaction, draft.id, { placedAt: now });
			return { success: true, message: contributing.earlierSubmitted };
		},
	);

/**
 * Shows an earlier version that was submitted to those who may read the published one, inside a transaction that holds its
 * draft. Draft and file are gone. The caller tells that the library changed.
 */
export async function publishEarlier(
	services: Uses<"jobs">,
	transaction: Transaction,
	admin: Admin,
	draft: HeldDraft,
	{ id, resumeId, earlierSaid }: Contribution,
): Promise<{ success: true; id: string; title: string; isEarlier: true } | Failure> {
	// Before the resume, as who withdraws it or takes it down does.
	await holdTakedowns(transaction, "shared");
	const resume = resumeId ? await holdForWithdrawal(transaction, resumeId) : null;
	if (!resumeId || !earlierSaid || !resume || resume.withdrawnAt) {
		return rejected(contributing.alreadyWithdrawn, 409);
	}
	const checked = await checkEarlier(transaction, draft);
	if (!checked.success) return checked;
	await setEarlier(transaction, resumeId, { ...earlierSaid, document: checked.document });
	await setContribution(transaction, id, noEarlier);
	await removeWithFile(services, transaction, draft);
	await writeAudit(transaction, admin, {
		action: "earlier.published",
		subject: "resume",
		subjectId: resumeId,
	});
	await tellContributor(services, transaction, resumeId, "earlier-published", admin.now);
	return { success: true, id: resumeId, title: resume.title, isEarlier: true };
}

/** Deletes the earlier version, as it is shown. */
export const removeEarlier = (
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	{ person }: Pick<MemberRequest, "person">,
	id: string,
): Promise<Done | Failure> =>
	changeLibrary(services, contributing.failed, async (transaction) => {
		const held = await holdPublished(transaction, id, person.id);
		if (!held?.resumeId) return rejected(contributing.missing, 404);
		await setEarlier(transaction, held.resumeId, null);
		return { success: true, message: contributing.earlierRemoved };
	});
