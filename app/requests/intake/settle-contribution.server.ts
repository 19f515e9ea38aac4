import {
	getOwnContribution,
	isWithPerson,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { getDraft } from "#app/data/intake/drafts.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { readDraftForm } from "#app/domain/intake/desk/draft-form.ts";
import { typedIntoDraft } from "#app/domain/intake/desk/typed-over.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import {
	checkContribution,
	discardContribution,
	takeContributionBack,
} from "#app/operations/intake/contribution/submit-own-draft.server.ts";
import { saveDraft } from "#app/operations/intake/desk/save-draft.server.ts";
import type { Uses } from "#app/services.ts";

type Settled =
	| { success: true; to: string; message?: string }
	| (Failure & {
			values?: Record<string, string>;
			/** Where it says what became of a draft that is gone. */
			to?: string;
	  });

/**
 * Does what the form of a person's own draft asks for. What was typed is saved first, whatever comes of the rest.
 * @returns where the person goes on
 */
export function settleContribution(
	services: Uses<"clock" | "database" | "isDemonstration" | "jobs" | "limits" | "log">,
	{ person, now }: { person: Person; now: Date },
	id: string,
	form: FormData,
): Promise<Settled> {
	const values = typedIntoDraft(form);
	return withUnexpectedFailure<Settled>(services, contributing.failed, async () => {
		const own = `/contribute/${id}/draft`;
		const contribution = await getOwnContribution(services.database, person.id, id);
		const draft = contribution?.draftId
			? await getDraft(services.database, contribution.draftId)
			: null;
		if (!contribution) return rejected(contributing.missing, 404);
		if (!draft) return { ...rejected(contributing.answered, 409), to: `/contribute/${id}` };
		const intent = form.get("intent");
		const isEarlier = contribution.publishedAt !== null;
		if (intent === "discard") {
			const gone = await discardContribution(services, person, id);
			return gone.success
				? { ...gone, to: isEarlier ? `/contribute/${id}` : "/contribute/new" }
				: gone;
		}
		if (intent === "take-back") {
			const back = await takeContributionBack(services, person, id, now);
			return back.success ? { ...back, to: own } : back;
		}
		if (intent !== "save" && intent !== "go-on") return rejected(messages.forms.unreadable);
		if (!isWithPerson(contribution))
			return {
				...rejected(isEarlier ? contributing.earlierWithUs : contributing.notOpen, 409),
				values,
			};
		const wait = await services.limits.consume(limits.savePerPerson, person.id);
		if (wait) return { ...rateLimited(wait), values };
		const typed = { typed: readDraftForm(form), version: Number(form.get("version")) };
		const saved = await saveDraft(services, draft.id, typed, { userId: person.id });
		if (!saved.success) return { ...saved, values };
		if (intent === "save") return { success: true, to: own, message: contributing.saved };
		const checked = await checkContribution(services, person, id);
		const next = isEarlier ? "earlier" : "submit";
		return checked.success ? { success: true, to: `/contribute/${id}/${next}` } : checked;
	}).then((result) => (!result.success && result.status >= 500 ? { ...result, values } : result));
}
