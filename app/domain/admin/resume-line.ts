import { formatShortDate } from "#app/domain/base/dates.ts";
import { isRestorable, keptUntil } from "#app/domain/intake/withdrawal.ts";
import type { Provenance } from "#app/domain/library/catalogue.ts";

/** A resume as a line of the owner's list. */
export type AdminResumeLine = {
	id: string;
	title: string;
	company: string;
	role: string;
	industry: string;
	experienceLevel: string;
	hasFile: boolean;
	views: string;
	isFeatured: boolean;
	openToEveryone: boolean;
	provenance: Provenance;
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
	row: Pick<
		AdminResumeLine,
		| "id"
		| "title"
		| "company"
		| "role"
		| "industry"
		| "experienceLevel"
		| "isFeatured"
		| "openToEveryone"
		| "provenance"
	> & {
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
