import { getNewestReceipt } from "#app/data/intake/contribution/consent-receipts.server.ts";
import {
	getContributionOfDraft,
	mayEdit,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import {
	countDrafts,
	type Draft,
	findNextDraft,
	getDraft,
} from "#app/data/intake/drafts.server.ts";
import { findNearCopyOf } from "#app/data/intake/near-copies.server.ts";
import { findSameFile, isOfWithdrawn } from "#app/data/intake/published-uploads.server.ts";
import { getUpload } from "#app/data/intake/uploads.server.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { blurableEmployers, blurableSchools } from "#app/domain/intake/desk/blur.ts";
import { findingsOf } from "#app/domain/intake/desk/draft-gate.ts";
import type { DraftView, EditedDraft } from "#app/domain/intake/desk/draft-view.ts";
import { leastPeople, peopleWords } from "#app/domain/intake/desk/meter.ts";
import { industries } from "#app/domain/library/catalogue.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import type { Uses } from "#app/services.ts";
import { meterDraft } from "./meter-draft.server.ts";

/** A draft for the owner: its file, its document, what was found in it, and how many people share what is left. */
export async function showDraft(
	services: Uses<"database" | "isDemonstration">,
	draftId: string,
): Promise<DraftView | null> {
	const { database } = services;
	const draft = await getDraft(database, draftId);
	const contribution = draft && (await getContributionOfDraft(database, draftId));
	if (!draft || !mayEdit(contribution, "owner")) return null;
	const receipt = contribution && (await getNewestReceipt(database, contribution.id));
	const upload = draft.uploadId ? await getUpload(database, draft.uploadId) : null;
	return {
		...(await describeDraft(services, draft)),
		contribution: contribution && {
			proof: contribution.proof,
			workAddress: contribution.workAddress,
			parts: receipt?.parts ?? [],
			submittedOn: formatLongDate(contribution.submittedAt ?? contribution.touchedAt),
		},
		mayReturn: draft.mayReturn,
		wasWithdrawn: upload ? await isOfWithdrawn(database, upload) : false,
		sameAs: upload ? await findSameFile(database, upload.sha256) : null,
		nearCopyOf: draft.status === "ready" ? await findNearCopyOf(database, draft.document) : null,
		file: upload && {
			id: upload.id,
			kind: upload.kind,
			text: upload.kind === "pdf" ? "" : (upload.blocks ?? []).map(plainTextOf).join("\n"),
		},
		publishDay: draft.publishAt && formatLongDate(draft.publishAt),
		next: await findNextDraft(database, draft),
		left: (await countDrafts(database)).all,
	};
}

/** What everybody who edits a draft sees of it. */
export async function describeDraft(
	services: Uses<"database" | "isDemonstration">,
	draft: Draft,
): Promise<EditedDraft> {
	const { id, version, fileName, status, problem, document, style, fields, blur } = draft;
	const isReady = status === "ready";
	const meter = isReady ? await meterDraft(services, draft) : null;
	const houses = blurableEmployers(document, fields.company ?? "");
	return {
		id,
		version,
		fileName,
		status,
		problem,
		document,
		style,
		fields,
		blur,
		doubts: draft.doubts,
		unplaced: draft.unplaced,
		findings: isReady ? findingsOf(draft) : [],
		waivers: draft.waivers,
		removals: draft.removals,
		fewReason: draft.fewReason,
		meter: meter && {
			people: peopleWords(meter.people),
			isTooFew: meter.people < leastPeople,
			steps: meter.steps.map((step) => ({ ...step, people: peopleWords(step.people) })),
		},
		houses: houses.map((name) => ({ name, kind: meter?.kinds[name] ?? null })),
		schools: blurableSchools(document),
		industries: [
			...new Set([
				...industries,
				...Object.values(meter?.kinds ?? {}),
				...Object.values(blur.employers),
			]),
		],
	};
}
