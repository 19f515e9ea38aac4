import type { Transaction } from "#app/data/base/database.server.ts";
import {
	type HeldDraft,
	holdDraftFor,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { getNoted, setEarlier } from "#app/data/intake/contribution/margin-notes.server.ts";
import { holdPublished } from "#app/data/intake/contribution/published-own.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import {
	moreThanPublished,
	type SaidOfEarlier,
} from "#app/domain/intake/contribution/earlier-version.ts";
import { documentErrors, publishedForm } from "#app/domain/intake/desk/draft-gate.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import {
	checkLeads,
	type PublishFailure,
} from "#app/operations/intake/desk/publish-draft.server.ts";
import { removeWithFile } from "#app/operations/intake/desk/remove-draft.server.ts";
import type { Uses } from "#app/services.ts";

type Needed = Uses<"clock" | "database" | "jobs" | "library" | "log">;
type Done = { success: true; message: string };

/** Whether the version before a published one may be shown: by the gate of the desk, and no more exact than that one. */
export async function checkEarlier(
	transaction: Transaction,
	draft: HeldDraft,
): Promise<{ success: true; document: ResumeDocument } | PublishFailure> {
	const { resumeId } = draft.contribution ?? {};
	const published = resumeId ? await getNoted(transaction, resumeId) : null;
	if (!published) return rejected(contributing.alreadyWithdrawn, 409);
	if (draft.status !== "ready") return rejected(intakeMessages[draft.status], 409);
	const { document } = publishedForm(draft);
	const fieldErrors = documentErrors(document);
	if (Object.keys(fieldErrors).length > 0) {
		return { ...rejected(intakeMessages.incomplete), fieldErrors };
	}
	const leading = checkLeads(draft);
	if (leading) return leading;
	const more = moreThanPublished(draft, published.document);
	return more ? rejected(more, 409) : { success: true, document };
}

/** Shows the version before beside the published one, to those who may read that. Its draft and its file are gone. */
export const showEarlier = (
	services: Needed,
	{ person }: Pick<MemberRequest, "person">,
	id: string,
	{ version, ...said }: SaidOfEarlier,
): Promise<Done | PublishFailure> =>
	withUnexpectedFailure<Done | PublishFailure>(services, contributing.failed, async () => {
		const result = await services.database.transaction(
			async (transaction): Promise<Done | PublishFailure> => {
				const held = await holdPublished(transaction, id, person.id);
				const editor = { userId: person.id };
				const draft = held?.draftId ? await holdDraftFor(transaction, held.draftId, editor) : null;
				if (!held?.resumeId || !draft) return rejected(contributing.missing, 404);
				if (draft.version !== version) return rejected(contributing.stale, 409);
				const checked = await checkEarlier(transaction, draft);
				if (!checked.success) return checked;
				const { document } = checked;
				await setEarlier(transaction, held.resumeId, { ...said, document });
				await removeWithFile(services, transaction, draft);
				return { success: true, message: contributing.earlierShown };
			},
		);
		if (result.success) await libraryChanged(services);
		return result;
	});

/** Deletes the version before, as it is shown. */
export const removeEarlier = (
	services: Needed,
	{ person }: Pick<MemberRequest, "person">,
	id: string,
): Promise<Done | Failure> =>
	withUnexpectedFailure<Done | Failure>(services, contributing.failed, async () => {
		const result = await services.database.transaction(async (transaction) => {
			const held = await holdPublished(transaction, id, person.id);
			if (!held?.resumeId) return rejected(contributing.missing, 404);
			await setEarlier(transaction, held.resumeId, null);
			return { success: true as const, message: contributing.earlierRemoved };
		});
		if (result.success) await libraryChanged(services);
		return result;
	});
