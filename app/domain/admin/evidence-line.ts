import { addDays, formatShortDate } from "#app/domain/base/dates.ts";
import {
	type Compared,
	comparedFields,
	comparedLabels,
	type DocumentKind,
	documentLabels,
	type EvidenceKind,
	evidenceLabels,
	workLinkDays,
} from "#app/domain/library/evidence.ts";

/** A record of evidence as the owner's page shows it. */
export type EvidenceLine = {
	id: string;
	what: string;
	/** Who looked, and on which day. */
	by: string;
	/** "Employer: Google · Role: Software Engineer". */
	compared: string;
	/** As much of the hash as tells it from others. */
	hash: string | null;
	status: string;
	/** It can be taken back. */
	isStanding: boolean;
};

const shownHash = 12;

type EvidenceRecord = {
	id: string;
	kind: EvidenceKind;
	documentKind: DocumentKind | null;
	reviewer: string;
	reviewedOn: string;
	compared: Compared;
	documentHash: string | null;
	addressHash: string | null;
	addressDomain: string | null;
	confirmedAt: Date | null;
	endedAt: Date | null;
	endedBecause: string | null;
	createdAt: Date;
};

export function evidenceLine(record: EvidenceRecord, now: Date): EvidenceLine {
	const { kind, documentKind, addressDomain, endedAt } = record;
	const more = documentKind ? documentLabels[documentKind] : addressDomain;
	return {
		id: record.id,
		what: [evidenceLabels[kind], ...(more ? [more] : [])].join(": "),
		by: `${record.reviewer}, ${formatShortDate(new Date(`${record.reviewedOn}T00:00:00Z`))}`,
		compared: comparedFields
			.flatMap((field) =>
				record.compared[field] ? [`${comparedLabels[field]}: ${record.compared[field]}`] : [],
			)
			.join(" · "),
		hash: (record.documentHash ?? record.addressHash)?.slice(0, shownHash) ?? null,
		status: statusOf(record, now),
		isStanding: kind !== "declaration" && !endedAt,
	};
}

function statusOf(
	{ confirmedAt, endedAt, endedBecause, createdAt }: EvidenceRecord,
	now: Date,
): string {
	if (endedAt) return `Taken back ${formatShortDate(endedAt)}: ${endedBecause ?? ""}`;
	if (confirmedAt) return "Stands";
	const end = addDays(createdAt, workLinkDays);
	return now < end
		? `Waits for the link, until ${formatShortDate(end)}`
		: "The link was not opened in time";
}
