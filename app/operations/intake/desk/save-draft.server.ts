import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import {
	type Editor,
	type HeldDraft,
	holdDraftFor,
	setContribution,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { findFailedDrafts, setDraft } from "#app/data/intake/drafts.server.ts";
import { formatMoment } from "#app/domain/base/dates.ts";
import {
	typedByContributor,
	withinChoices,
} from "#app/domain/intake/contribution/contributor-choices.ts";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import { doubtsLeft, isOfHead, type TypedDraft } from "#app/domain/intake/desk/draft-form.ts";
import { findingsOf } from "#app/domain/intake/desk/draft-gate.ts";
import { isTooLong } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { Failure } from "#app/operations/base/fail-form.server.ts";
import { checkEarlier } from "#app/operations/intake/contribution/earlier-version.server.ts";
import type { Uses } from "#app/services.ts";
import { checkDraft, refused } from "./check-draft.server.ts";
import { removeWithFile } from "./remove-draft.server.ts";

type Done = { success: true; message: string };

/**
 * Keeps what was typed into a draft, whatever it is.
 * @param form what was typed, and the version of the draft that it began with
 */
export function saveDraft(
	{ database, clock }: Uses<"clock" | "database">,
	draftId: string,
	form: { typed: TypedDraft; version: number },
	editor: Editor = "owner",
): Promise<Done | Failure> {
	const { version } = form;
	return database.transaction(async (transaction) => {
		const draft = await holdDraftFor(transaction, draftId, editor);
		if (!draft) return refused(intakeMessages.missing, 404);
		if (draft.status !== "ready") return refused(intakeMessages[draft.status], 409);
		if (draft.version !== version) return refused(intakeMessages.stale, 409);
		if (isTooLong(form.typed)) return refused(intakeMessages.tooLong);
		const { contribution } = draft;
		const typed =
			editor !== "owner"
				? typedByContributor(form.typed)
				: contribution
					? withinChoices(form.typed, draft)
					: form.typed;
		const doubts = doubtsLeft(draft.doubts, draft, typed);
		// The form has no fields for them: what stands of them elsewhere goes as well.
		const removals = [...new Set([...typed.removals, ...foundInHead(draft)])];
		await setDraft(transaction, draftId, { ...typed, removals, doubts });
		if (contribution && editor !== "owner") {
			await setContribution(transaction, contribution.id, { touchedAt: clock() });
		}
		return { success: true, message: intakeMessages.saved };
	});
}

/** What was found in the head. A draft that is too long is not searched: of its head, all that always goes. */
function foundInHead(draft: HeldDraft): string[] {
	const { email, phone, url } = draft.document.basics;
	if (isTooLong(draft)) return [email, phone, url].flatMap((text) => text || []);
	const found = findingsOf(draft).filter(isOfHead(draft.document));
	return found.map(({ text }) => text);
}

/** Puts a draft behind all others. */
export function putOff(
	{ database, clock }: Uses<"clock" | "database">,
	draftId: string,
): Promise<Done | Failure> {
	return database.transaction(async (transaction) => {
		if (!(await holdDraftFor(transaction, draftId, "owner")))
			return refused(intakeMessages.missing, 404);
		await setDraft(transaction, draftId, { placedAt: clock() });
		return { success: true, message: intakeMessages.later };
	});
}

/** The hour of the day on which drafts with a day are published, in UTC. */
const hour = "T09:00:00.000Z";

/**
 * Has a draft published on a day. It must be fit for it now, and is looked at once more then.
 * @param day `YYYY-MM-DD`; null takes the day back
 */
export function scheduleDraft(
	services: Uses<"database" | "isDemonstration" | "jobs">,
	admin: Admin,
	draftId: string,
	day: string | null,
): Promise<Done | Failure> {
	return services.database.transaction(async (transaction) => {
		const draft = await holdDraftFor(transaction, draftId, "owner");
		if (!draft) return refused(intakeMessages.missing, 404);
		const subject = { subject: "draft" as const, subjectId: draftId, ...nameOf(draft) };
		if (day === null) {
			await setDraft(transaction, draftId, { publishAt: null, scheduledBy: null });
			await writeAudit(transaction, admin, { action: "draft.unscheduled", ...subject });
			return { success: true, message: intakeMessages.saved };
		}
		const at = new Date(/^\d{4}-\d\d-\d\d$/u.test(day) ? `${day}${hour}` : Number.NaN);
		if (!(at > admin.now)) {
			const fieldErrors = { day: intakeMessages.dayInvalid };
			return { ...refused(intakeMessages.dayUnchanged, 400), fieldErrors };
		}
		const checked = await (draft.contribution?.publishedAt
			? checkEarlier(transaction, draft)
			: checkDraft(services, transaction, draft));
		if (!checked.success) return checked;
		await setDraft(transaction, draftId, {
			publishAt: at,
			scheduledBy: admin.sessionId,
			problem: null,
		});
		await writeAudit(transaction, admin, {
			action: "draft.scheduled",
			...subject,
			changes: { day: { from: draft.publishAt?.toISOString() ?? null, to: at.toISOString() } },
		});
		const when = at.toISOString();
		await services.jobs.enqueue(
			"publish-draft",
			{ draftId, at: when },
			{ at, key: `${draftId}:${when}:${draft.version}`, transaction: jobTransaction(transaction) },
		);
		return { success: true, message: intakeMessages.scheduled(formatMoment(at)) };
	});
}

/** Throws a draft away, and its file. */
export function discardDraft(
	{ database, jobs }: Uses<"database" | "jobs">,
	admin: Admin,
	draftId: string,
): Promise<Done | Failure> {
	return database.transaction(async (transaction) => {
		const draft = await holdDraftFor(transaction, draftId, "owner");
		if (!draft) return refused(intakeMessages.missing, 404);
		if (draft.contribution) return refused(contributed.isTheirs, 409);
		await removeWithFile({ jobs }, transaction, draft);
		await writeAudit(transaction, admin, {
			action: "draft.discarded",
			subject: "draft",
			subjectId: draftId,
			...nameOf(draft),
		});
		return { success: true, message: intakeMessages.discarded };
	});
}

/** Throws away every file that could not be taken. @returns how many there were */
export async function discardFailed(
	services: Uses<"database" | "jobs">,
	admin: Admin,
): Promise<number> {
	let discarded = 0;
	for (const id of await findFailedDrafts(services.database)) {
		if ((await discardDraft(services, admin, id)).success) discarded++;
	}
	return discarded;
}

/**
 * What the log calls a draft. Not its file, which often bears the name of its person: the log is kept longer. Nothing of
 * a contributed one: its person can take all of that back.
 */
function nameOf({ contribution, fields, status }: HeldDraft): { label?: string } {
	if (contribution) return {};
	if (status === "failed") return { label: "A file that could not be taken" };
	const { title, company } = fields;
	return { label: [title, company].filter(Boolean).join(", ") || "A draft without a title" };
}
