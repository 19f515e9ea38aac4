import type { Connection } from "#app/data/base/database.server.ts";
import { getNewestReceipt } from "#app/data/intake/contribution/consent-receipts.server.ts";
import {
	type Contribution,
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
import { getResumeName } from "#app/data/intake/withdrawals.server.ts";
import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import { pick } from "#app/domain/base/pick.ts";
import { blurableEmployers, blurableSchools } from "#app/domain/intake/desk/blur.ts";
import { findingsOf } from "#app/domain/intake/desk/draft-gate.ts";
import { isTooLong } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { DraftView, EditedDraft } from "#app/domain/intake/desk/draft-view.ts";
import { peopleWords } from "#app/domain/intake/desk/meter.ts";
import { industries } from "#app/domain/library/catalogue.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import type { Uses } from "#app/services.ts";
import { kindsOfHouses, meterDraft, meterOwnDraft } from "./meter-draft.server.ts";

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
	const isRead = draft.status === "ready" && !isTooLong(draft);
	const near = isRead ? await findNearCopyOf(database, draft.document) : null;
	return {
		...(await describeDraft(services, draft, "owner")),
		contribution: contribution && {
			proof: contribution.proof,
			workAddress: contribution.workAddress,
			parts: receipt?.parts ?? [],
			submittedOn: formatLongDate(
				contribution.earlierSubmittedAt ?? contribution.submittedAt ?? contribution.touchedAt,
			),
			earlier: await earlierOf(database, contribution),
		},
		mayReturn: draft.mayReturn,
		wasWithdrawn: upload ? await isOfWithdrawn(database, upload) : false,
		sameAs: upload ? await findSameFile(database, upload.sha256) : null,
		// An earlier version is one of the resume that it stands beside.
		nearCopyOf: near?.id === contribution?.resumeId ? null : near,
		file: upload && {
			id: upload.id,
			kind: upload.kind,
			text: upload.kind === "pdf" ? "" : (upload.blocks ?? []).map(plainTextOf).join("\n"),
		},
		publishDay: draft.publishAt && formatMoment(draft.publishAt),
		next: await findNextDraft(database, draft),
		left: (await countDrafts(database)).all,
	};
}

async function earlierOf(
	connection: Connection,
	{ resumeId, earlierSaid }: Contribution,
): Promise<NonNullable<DraftView["contribution"]>["earlier"]> {
	if (!resumeId || !earlierSaid) return null;
	const { title = "" } = (await getResumeName(connection, resumeId)) ?? {};
	return { ...earlierSaid, resumeId, title };
}

/** What everybody who edits a draft sees of it. */
export async function describeDraft(
	services: Uses<"database" | "isDemonstration">,
	draft: Draft,
	by: "owner" | "contributor",
): Promise<EditedDraft> {
	const { id, version, fileName, status, problem, document, style, fields, blur } = draft;
	const isLong = isTooLong(draft);
	const isReady = status === "ready" && !isLong;
	const kindOf = await kindsOfHouses(services, draft);
	const measure = by === "owner" ? meterDraft : meterOwnDraft;
	const meter = isReady ? await measure(services, draft, kindOf) : null;
	const houses = blurableEmployers(document, fields.company ?? "").map((name) => ({
		name,
		kind: kindOf(name),
	}));
	return {
		id,
		version,
		fileName,
		status,
		problem: isLong ? intakeMessages.savedTooLong : problem,
		document,
		style,
		fields,
		blur,
		doubts: draft.doubts,
		unplaced: draft.unplaced,
		findings: isReady ? findingsOf(draft) : [],
		...pick(draft, "waivers", "removals", "fewReason"),
		meter: meter && {
			...meter,
			people: peopleWords(meter.people),
			steps: meter.steps.map((step) => ({ ...step, people: peopleWords(step.people) })),
		},
		houses,
		schools: blurableSchools(document),
		industries: [
			...new Set([
				...industries,
				...houses.flatMap(({ kind }) => kind ?? []),
				...Object.values(blur.employers),
			]),
		],
	};
}
