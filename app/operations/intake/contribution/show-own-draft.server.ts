import {
	getOwnContribution,
	isWithPerson,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { type Draft, getDraft } from "#app/data/intake/drafts.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { ReadersPage } from "#app/domain/intake/contribution/readers-page.ts";
import { publishedForm } from "#app/domain/intake/desk/draft-gate.ts";
import { isTooLong } from "#app/domain/intake/desk/draft-limits.ts";
import type { EditedDraft } from "#app/domain/intake/desk/draft-view.ts";
import { readResumeFields } from "#app/domain/intake/resume-form.ts";
import { originSentence } from "#app/domain/library/provenance.ts";
import { describeDraft } from "#app/operations/intake/desk/show-draft.server.ts";
import { pagesOfDocument } from "#app/operations/reader/lay-out-document.server.ts";
import type { Uses } from "#app/services.ts";

export type OwnDraftView = {
	id: string;
	draft: EditedDraft;
	/** Null while nothing was read, and of a draft that is longer than a resume is. */
	sheet: ReadersPage | null;
	/** The version before the one that is published. */
	isEarlier: boolean;
	/** With the owner since then. */
	submittedAt: Date | null;
	sentBackBecause: string | null;
};

/** A person's own draft, and exactly the page that would be published of it; null when there is none. */
export async function showOwnDraft(
	services: Uses<"database" | "isDemonstration">,
	person: Person,
	id: string,
): Promise<OwnDraftView | null> {
	const { database } = services;
	const contribution = await getOwnContribution(database, person.id, id);
	const draft = contribution?.draftId ? await getDraft(database, contribution.draftId) : null;
	if (!contribution || !draft) return null;
	return {
		id,
		draft: await describeDraft(services, draft, "contributor"),
		sheet: draft.status === "ready" && !isTooLong(draft) ? sheetOf(draft) : null,
		isEarlier: contribution.publishedAt !== null,
		submittedAt: isWithPerson(contribution)
			? null
			: (contribution.earlierSubmittedAt ?? contribution.submittedAt),
		sentBackBecause: contribution.sentBackBecause,
	};
}

function sheetOf(draft: Draft): ReadersPage | null {
	const published = publishedForm(draft);
	const { document } = published;
	if (document.work.length === 0) return null;
	const said = readResumeFields({ ...published.fields, fileUrl: "" }, { hasUpload: true });
	const { style } = draft;
	return {
		document,
		style,
		pages: pagesOfDocument(document, style).pages,
		note: said.success ? originSentence(said.fields) : "",
	};
}
