import { rememberWay } from "#app/components/reader/reading-way.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";

/**
 * The list as it was last shown in this tab: so that a resume opened over it does not load it again, and
 * going back to it finds every page that had been loaded. Browser only.
 */
type ListMemory = {
	search: string;
	/** The page that the server drew, and what "Load More" has added to it. */
	first: readonly ResumeCard[];
	more: readonly ResumeCard[];
	nextCursor: string | null;
};

const key = "offerfolio.list";
let shown: ListMemory | null = null;
let restored: ListMemory | null = null;

export function rememberList(list: ListMemory): void {
	shown = list;
	const { search, first, more } = list;
	rememberWay({ to: `/resumes${search}`, name: "the search", items: [...first, ...more] });
	try {
		sessionStorage.setItem(key, JSON.stringify(list));
	} catch {
		// No room, or not allowed: a reload forgets the list.
	}
}

/** After a reload over a resume: the loaded pages are there again when the visitor goes back. */
export function restoreList(): void {
	try {
		restored = JSON.parse(sessionStorage.getItem(key) ?? "null");
	} catch {
		restored = null;
	}
}

/** The list is on the screen no more, neither alone nor below a dialog: who comes back to it loads it again. */
export function leaveList(): void {
	restored = shown;
	shown = null;
}

/** What is shown under this part of the address, or null. */
export function recallList(search: string): ListMemory | null {
	return shown?.search === search ? shown : null;
}

/** As `recallList`; of a list that was left, or from before a reload, only what was added is of use. */
export function recallMore(search: string): ListMemory | null {
	return recallList(search) ?? (restored?.search === search ? restored : null);
}

/** What the list knows of a resume that is opened from it. */
export function recallCard(id: string | undefined): ResumeCard | undefined {
	return [shown?.first, shown?.more].flatMap((cards) => cards ?? []).find((card) => card.id === id);
}
