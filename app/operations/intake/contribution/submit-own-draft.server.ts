import type { Transaction } from "#app/data/base/database.server.ts";
import { addReceipt } from "#app/data/intake/contribution/consent-receipts.server.ts";
import {
	getOwnContribution,
	type HeldDraft,
	holdDraftFor,
	setContribution,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { holdDraft, setDraft } from "#app/data/intake/drafts.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { receiptWording } from "#app/domain/intake/contribution/consent.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import type { Submission } from "#app/domain/intake/contribution/submission-form.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { checkDraft } from "#app/operations/intake/desk/check-draft.server.ts";
import type { Uses } from "#app/services.ts";
import { checkEarlier } from "./earlier-version.server.ts";
import { removeOwnDraft } from "./remove-untouched.server.ts";

type Done = { success: true; message: string };

/** Whether a person's draft could be submitted as it was saved. */
export const checkContribution = (
	services: Uses<"database" | "isDemonstration">,
	person: Person,
	id: string,
): Promise<{ success: true } | Failure> =>
	withDraft(services, person, id, async (transaction, draft) => {
		const checked = draft.contribution?.publishedAt
			? await checkEarlier(transaction, draft, "contributor")
			: await checkDraft(services, transaction, draft, "contributor");
		return checked.success ? { success: true } : checked;
	});

/**
 * Submits a draft: the owner sees it from now on, and its person has a receipt of what they agreed to.
 * @param said what they have ticked, beside the version of the page that they have seen
 */
export const submitContribution = (
	services: Uses<"database" | "isDemonstration">,
	person: Person,
	id: string,
	{ version, parts, proof, workAddress }: Submission,
	now: Date,
): Promise<Done | Failure> =>
	withDraft(services, person, id, async (transaction, draft) => {
		if (draft.contribution?.publishedAt) return rejected(contributing.notOpen, 409);
		if (draft.version !== version) return rejected(contributing.stale, 409);
		const checked = await checkDraft(services, transaction, draft, "contributor");
		if (!checked.success) return checked;
		await addReceipt(transaction, {
			contributionId: id,
			givenAt: now,
			parts,
			wording: receiptWording(parts),
		});
		await setContribution(transaction, id, {
			proof,
			workAddress,
			submittedAt: now,
			sentBackBecause: null,
			touchedAt: now,
		});
		// It stands at the end of the desk, wherever it had its place before.
		await setDraft(transaction, draft.id, { placedAt: now });
		return { success: true, message: contributing.submitted };
	});

/** Gives a person back what the owner has neither published nor declined. */
export function takeContributionBack(
	{ database }: Uses<"database">,
	person: Person,
	id: string,
	now: Date,
): Promise<Done | Failure> {
	return database.transaction(async (transaction) => {
		const { draftId } = (await getOwnContribution(transaction, person.id, id)) ?? {};
		const draft = draftId ? await holdDraft(transaction, draftId) : null;
		// Read once more: it may have been published while its draft was waited for.
		const own = draft && (await getOwnContribution(transaction, person.id, id));
		if (!draft || !own) return rejected(contributing.missing, 404);
		const open = own.publishedAt ? { earlierSubmittedAt: null } : { submittedAt: null };
		await setContribution(transaction, id, { ...open, touchedAt: now });
		await setDraft(transaction, draft.id, { publishAt: null, scheduledBy: null });
		return { success: true, message: contributing.takenBack };
	});
}

/** Deletes what its person writes: the draft, its file, and what was agreed to for it. */
export const discardContribution = (
	services: Uses<"database" | "jobs">,
	person: Person,
	id: string,
): Promise<Done | Failure> =>
	withDraft(services, person, id, async (transaction, draft) => {
		if (draft.contribution) {
			await removeOwnDraft(services, transaction, draft.contribution, draft);
		}
		const { discarded, earlierRemoved } = contributing;
		return { success: true, message: draft.contribution?.publishedAt ? earlierRemoved : discarded };
	});

/** With the draft held that a person may change, of a contribution of theirs. */
function withDraft<Result>(
	{ database }: Uses<"database">,
	person: Person,
	id: string,
	work: (transaction: Transaction, draft: HeldDraft) => Promise<Result>,
): Promise<Result | Failure> {
	return database.transaction(async (transaction) => {
		const own = await getOwnContribution(transaction, person.id, id);
		if (!own) return rejected(contributing.missing, 404);
		const editor = { userId: person.id };
		const draft = own.draftId && (await holdDraftFor(transaction, own.draftId, editor));
		if (draft) return work(transaction, draft);
		const { answered, earlierWithUs, notOpen } = contributing;
		if (!own.draftId) return rejected(answered, 409);
		return rejected(own.publishedAt ? earlierWithUs : notOpen, 409);
	});
}
