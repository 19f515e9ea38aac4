/** The list that a reader came from: its next and previous resume are a press away. Kept in this tab alone. */
export type ReadingWay = {
	/** The list's own address, and what it is called. */
	to: string;
	name: string;
	items: readonly WayItem[];
};
type WayItem = { id: string; title: string };

const key = "offerfolio.way";

/** The list that is shown, in its order. */
export function rememberWay({ items, ...way }: ReadingWay): void {
	try {
		const names = items.map(({ id, title }) => ({ id, title }));
		sessionStorage.setItem(key, JSON.stringify({ ...way, items: names }));
	} catch {
		// No room, or not allowed: the reader has no way then.
	}
}

/** The list that was shown last, or null. */
export function recallWay(): ReadingWay | null {
	try {
		return JSON.parse(sessionStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}

/** What stands beside a resume in a list; null where the list does not have it. */
export function neighborsOn(
	way: ReadingWay | null,
	id: string,
): { previous: WayItem | null; next: WayItem | null } | null {
	const at = way?.items.findIndex((item) => item.id === id) ?? -1;
	if (!way || at < 0) return null;
	return { previous: way.items[at - 1] ?? null, next: way.items[at + 1] ?? null };
}
