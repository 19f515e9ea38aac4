import { isUuid } from "#app/domain/base/identifiers.ts";
import { levelPlace } from "#app/domain/library/levels.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";

/** The shortlist: resumes that a person has starred, a visitor's in the browser, a member's in the account. */

export const shortlistLimits = { resumes: 100, note: 500 } as const;

/** Where stars are shown, and where they are set. */
export const shortlistPage = "/shortlist";

/** A starred resume, as its list shows it. */
export type Starred = {
	card: ResumeCard;
	/** The member's own; a visitor has none. */
	note: string;
	/** Withdrawn resumes stay until the person removes them. */
	isWithdrawn: boolean;
};

/**
 * The ids of resumes in a browser's storage, a form or an address: "a,b,c", each once, in their order. What is no id
 * is left out.
 * @param most the first ones that are taken
 */
export const readIds = (text: string | null, most: number = shortlistLimits.resumes): string[] =>
	[...new Set((text ?? "").toLowerCase().split(",").filter(isUuid))].slice(0, most);

/** By what a shortlist is sorted: the latest star first, or by name. */
export const shortlistOrders = {
	starred: "Latest star",
	company: "Company",
	level: "Level",
} as const;
export type ShortlistOrder = keyof typeof shortlistOrders;

export const parseOrder = (text: string | null): ShortlistOrder =>
	text === "company" || text === "level" ? text : "starred";

/** A shortlist in an order; those that are alike stay as they stand. */
export function sortStarred(list: readonly Starred[], order: ShortlistOrder): Starred[] {
	const by: Record<ShortlistOrder, (one: Starred, other: Starred) => number> = {
		starred: () => 0,
		company: (one, other) => one.card.company.localeCompare(other.card.company, "en"),
		level: (one, other) =>
			levelPlace(one.card.experienceLevel) - levelPlace(other.card.experienceLevel),
	};
	return list.toSorted(by[order]);
}
