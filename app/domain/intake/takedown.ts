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

/** By what a resume is known again once it is taken down. */
export type KnownBy = {
	file: boolean;
	/** Enough of them for near copies to be told. */
	words: boolean;
	/** Its entry says enough to be told from those of others. */
	entry: boolean;
	address: boolean;
};

/** "the same file and near copies" */
export const listed = (parts: readonly string[]): string => lists.format(parts);
const lists = new Intl.ListFormat("en-US");

/** "the same file and near copies of its words": what a takedown keeps out; null when nothing is known again. */
export function keptOut({ file, words, entry, address }: KnownBy): string | null {
	const parts = [
		file && "the same file",
		words && "near copies of its words",
		entry && "an entry that says the same",
		address && "an entry with the same address of a file",
	].filter((part) => part !== false);
	return parts.length > 0 ? listed(parts) : null;
}

/** What the owner reads of it, before the takedown and while it stands. */
export function keptOutSentence(known: KnownBy): string {
	const kept = keptOut(known);
	const keeping = kept === null ? [] : [`Kept out: ${kept}.`];
	const missing = known.words || known.entry ? [] : [entryComesBack];
	return [...keeping, ...missing].join(" ");
}

const entryComesBack =
	"An entry like it could come back: it says too little to be told from the entries of others.";

const longest = 500;

/** Whether an entry says more than a title at a company: enough to be told from those of others. */
export const isTelling = ({ location, education, previousRole }: EntryFacts): boolean =>
	[location, education, previousRole].filter(Boolean).length >= 2;

/**
 * The texts by which an entry is known again, to be hashed: its address elsewhere, and what it says where that is
 * more than a title at a company.
 */
export function knownBy({ fileUrl, ...facts }: EntryFacts & { fileUrl: string | null }): string[] {
	const { location, education, previousRole } = facts;
	const said = [facts.title, facts.company, facts.role, location, education, previousRole];
	return [
		...(fileUrl === null ? [] : [`address ${fileUrl}`]),
		...(isTelling(facts)
			? [`entry ${said.map((text) => cleanText(text ?? "", longest).toLowerCase()).join("\n")}`]
			: []),
	];
}
