import { formatLongDate } from "#app/domain/base/dates.ts";
import { cleanText } from "#app/domain/library/resume-query.ts";

/** What a takedown keeps out of the library, and how it says so. */

export type Takedown = { label: string; takenDownAt: Date };

/** "“Backend engineer, Google” was taken down on June 15, 2026 …": what is said when it comes back. */
export const takenDownSentence = ({ label, takenDownAt }: Takedown): string =>
	`“${label}” was taken down on ${formatLongDate(takenDownAt)}, because the person it is about asked for it. This is the same or a near copy of it, so it cannot come back.`;

/** What an entry says, apart from files and words: two entries that say the same are about the same person. */
export type EntryFacts = {
	title: string;
	company: string;
	role: string;
	location: string | null;
	education: string | null;
	previousRole: string | null;
};

const longest = 500;

/**
 * The texts by which an entry is known again, to be hashed: its address elsewhere, and what it says where that is
 * more than a title at a company.
 */
export function knownBy({ fileUrl, ...facts }: EntryFacts & { fileUrl: string | null }): string[] {
	const { location, education, previousRole } = facts;
	const isTelling = [location, education, previousRole].filter(Boolean).length >= 2;
	const said = [facts.title, facts.company, facts.role, location, education, previousRole];
	return [
		...(fileUrl === null ? [] : [`address ${fileUrl}`]),
		...(isTelling
			? [`entry ${said.map((text) => cleanText(text ?? "", longest).toLowerCase()).join("\n")}`]
			: []),
	];
}
