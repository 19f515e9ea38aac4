import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { findNextDraft, getDraft } from "#app/data/intake/drafts.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import { readDraftForm } from "#app/domain/intake/desk/draft-form.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { typedIntoDraft } from "#app/domain/intake/desk/typed-over.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { answerContribution } from "#app/operations/intake/contribution/answer-contributor.server.ts";
import { publishDraft } from "#app/operations/intake/desk/publish-draft.server.ts";
import {
	discardDraft,
	putOff,
	saveDraft,
	scheduleDraft,
} from "#app/operations/intake/desk/save-draft.server.ts";
import type { Uses } from "#app/services.ts";

type Settled =
	| { success: true; to: string; message: string }
	| (Failure & { values?: Record<string, string> });

/**
 * Does what the form of a draft asks for. What was typed is saved first, whatever comes of the rest.
 * @returns where the person goes on: at the next draft once this one is done with
 */
export function settleDraft(
	services: Uses<"clock" | "database" | "isDemonstration" | "jobs" | "library" | "log">,
	admin: Admin,
	id: string,
	form: FormData,
): Promise<Settled> {
	const typed = typedIntoDraft(form);
	return withUnexpectedFailure<Settled>(services, intakeMessages.saveFailed, async () => {
		const draft = await getDraft(services.database, id);
		if (!draft) return rejected(intakeMessages.missing, 404);
		const own = `/admin/intake/${id}`;
		const next = await findNextDraft(services.database, draft);
		const onward = next ? `/admin/intake/${next}` : "/admin/intake";
		const intent = form.get("intent");
		if (intent === "discard") {
			const gone = await discardDraft(services, admin, id);
			return gone.success ? { ...gone, to: onward } : gone;
		}
		if (draft.status === "ready") {
			const version = Number(form.get("version"));
			const saved = await saveDraft(services, id, { typed: readDraftForm(form), version });
			if (!saved.success) return { ...saved, values: typed };
		}
		switch (intent) {
			case "send-back":
			case "decline": {
				const because = String(form.get("because") ?? "");
				const isDeclined = intent === "decline";
				const answered = await answerContribution(services, admin, id, { isDeclined, because });
				if (answered.success) return { ...answered, to: onward };
				return answered.field
					? { ...answered, fieldErrors: { [answered.field]: answered.error } }
					: answered;
			}
			case "save":
				return { success: true, to: own, message: intakeMessages.saved };
			case "next":
				return { success: true, to: onward, message: intakeMessages.saved };
			case "later": {
				const later = await putOff(services, id);
				return later.success ? { ...later, to: onward } : later;
			}
			case "publish": {
				const result = await publishDraft(services, admin, id);
				if (!result.success) return result;
				const { published } = result.isEarlier
					? { published: contributed.earlierPublished }
					: intakeMessages;
				return { success: true, to: onward, message: published(result.title) };
			}
			case "schedule":
			case "unschedule": {
				const day = intent === "schedule" ? String(form.get("day") ?? "") : null;
				const result = await scheduleDraft(services, admin, id, day);
				return result.success ? { ...result, to: intent === "schedule" ? onward : own } : result;
			}
			default:
				return rejected(messages.forms.unreadable);
		}
	}).then((result) => {
		if (result.success) return result;
		// Nothing was written down: of a draft that is gone, what was typed is nowhere else.
		if (result.status >= 500 || result.status === 404) return { ...result, values: typed };
		// The rest comes with the draft as it was saved.
		const { because = "", day = "" } = typed;
		return { values: { because, day }, ...result };
	});
}
