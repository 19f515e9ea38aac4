import type { ResumeCard } from "#app/domain/resume.ts";

/**
 * The list as it was last shown in this tab: so that a resume opened over it does not load it again, and
 * going back to it finds every page that had been loaded. Browser only.
 */
type ListMemory = { search: string; more: readonly ResumeCard[]; nextCursor: string | null };

let shown: ListMemory | null = null;

export function rememberList(list: ListMemory): void {
	shown = list;
}

/** What was shown under this part of the address, or null. */
export function recallList(search: string): ListMemory | null {
	return shown?.search === search ? shown : null;
}
