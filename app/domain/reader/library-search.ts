import type { LeveledResume } from "#app/domain/library/resume.ts";
import { proposeName, readSavedQuery } from "#app/domain/library/saved-search.ts";
import { typedWords } from "#app/domain/library/search/fold.ts";
import { fitsWords } from "./fits-words.ts";
import { type KeptLine, shownOf } from "./kept-line.ts";
import type { Starred } from "./shortlist.ts";
import type { LibraryItem } from "./unlocked-resumes.ts";

/** The search in what a member has: what they opened, starred, kept and saved. */

export const librarySearchMaximum = 200;

/** How many of each kind are shown. */
const shown = 10;

/** A resume of the member's, opened or starred. */
export type OwnResume = LeveledResume & {
	/** The member's own words, of one on the shortlist. */
	note: string;
	state: LibraryItem["state"] | "unopened";
};

export type OwnSearch = { id: string; name: string; query: string };

/** What fits of one kind: the first ones, and how many there are. */
export type Found<Item> = { items: Item[]; found: number };

export type LibraryFound = {
	words: string;
	resumes: Found<OwnResume>;
	lines: Found<KeptLine>;
	searches: Found<OwnSearch>;
};

/** The words of the page's address. */
export const readLibraryWords = (parameters: URLSearchParams): string =>
	(parameters.get("q") ?? "").trim().slice(0, librarySearchMaximum);

/**
 * Finds by the beginnings of words, in titles, companies, roles, levels, notes, group names, names of searches, and in
 * the words of lines that are shown. What is closed is not searched.
 */
export function findInLibrary(
	own: {
		opened: readonly LibraryItem[];
		starred: readonly Starred[];
		lines: readonly KeptLine[];
		searches: readonly OwnSearch[];
	},
	words: string,
): LibraryFound {
	const wanted = typedWords(words);
	const select = <Item>(items: readonly Item[], textOf: (item: Item) => string): Found<Item> => {
		const found = items.filter((item) => fitsWords(textOf(item), wanted));
		return { items: found.slice(0, shown), found: found.length };
	};
	return {
		words,
		resumes: select(ownResumes(own), ({ title, company, role, experienceLevel, note }) =>
			[title, company, role, experienceLevel, note].join(" "),
		),
		lines: select(own.lines, shownOf),
		searches: select(
			own.searches,
			({ name, query }) => `${name} ${proposeName(readSavedQuery(query))}`,
		),
	};
}

/** Opened ones first; one that is starred too has its note. */
function ownResumes({
	opened,
	starred,
}: {
	opened: readonly LibraryItem[];
	starred: readonly Starred[];
}): OwnResume[] {
	const notes = new Map(starred.map(({ card, note }) => [card.id, note]));
	const known = new Set(opened.map(({ id }) => id));
	const pick = ({
		id,
		title,
		company,
		role,
		experienceLevel,
	}: Omit<OwnResume, "note" | "state">) => ({
		...{ id, title, company, role, experienceLevel },
		note: notes.get(id) ?? "",
	});
	return [
		...opened.map((item) => ({ ...pick(item), state: item.state })),
		...starred.flatMap(({ card, isWithdrawn }) =>
			known.has(card.id)
				? []
				: [{ ...pick(card), state: isWithdrawn ? ("withdrawn" as const) : ("unopened" as const) }],
		),
	];
}
