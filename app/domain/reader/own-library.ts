import type { TimelineLine } from "#app/domain/billing/timeline.ts";
import type { KeptLine } from "./kept-line.ts";
import type { OwnSearch } from "./library-search.ts";
import type { Starred } from "./shortlist.ts";
import type { LibraryItem } from "./unlocked-resumes.ts";

/** What a member has, as they open it: the latest of each part. */
export type OwnLibrary = {
	opened: { items: LibraryItem[]; count: number };
	starred: Starred[];
	lines: { items: KeptLine[]; count: number };
	/** With what is new for each, those with the most first. */
	searches: (OwnSearch & {
		found: number;
		newest: { id: string; title: string; company: string }[];
	})[];
	/** ISO date of the visit before; null at the first. */
	visitedAt: string | null;
	/** What happens to the account next by itself. */
	next: TimelineLine | null;
	/** They have told how their search went. */
	hasAnswered: boolean;
};
