import { formatShortDate } from "#app/domain/base/dates.ts";
import { isRestorable, keptUntil } from "#app/domain/intake/withdrawal.ts";
import type { Provenance } from "#app/domain/library/catalogue.ts";
import type { LeveledResume } from "#app/domain/library/resume.ts";

type Entry = LeveledResume & {
	industry: string;
	isFeatured: boolean;
	openToEveryone: boolean;
	provenance: Provenance;
};

/** A resume as a line of the owner's list. */
export type AdminResumeLine = Entry & {
	hasFile: boolean;
	views: string;
	withdrawn: {
		on: string;
		reason: string | null;
		/** Until when it can be restored; null when that time is over, or nothing of it is left. */
		until: string | null;
		/** It and near copies are kept out until that is lifted. */
		isTakenDown: boolean;
	} | null;
};

export function adminResumeLine(
	row: Entry & {
		availability: "document" | "file" | "none";
		viewCount: number;
		withdrawnAt: Date | null;
		withdrawnReason: string | null;
		isTakenDown: boolean;
		isForGood: boolean;
	},
	now: Date,
): AdminResumeLine {
	const { withdrawnAt } = row;
	return {
		id: row.id,
		title: row.title,
		company: row.company,
		role: row.role,
		industry: row.industry,
		experienceLevel: row.experienceLevel,
		hasFile: row.availability !== "none",
		views: row.viewCount.toLocaleString("en-US"),
		isFeatured: row.isFeatured,
		openToEveryone: row.openToEveryone,
		provenance: row.provenance,
		withdrawn: withdrawnAt && {
			on: formatShortDate(withdrawnAt),
			reason: row.withdrawnReason,
			until:
				isRestorable(withdrawnAt, now) && !row.isForGood
					? formatShortDate(keptUntil(withdrawnAt))
					: null,
			isTakenDown: row.isTakenDown,
		},
	};
}
