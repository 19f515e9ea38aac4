import { useSyncExternalStore } from "react";
import { readIds, shortlistLimits } from "#app/domain/reader/shortlist.ts";

/** The shortlist of a visitor: in this browser only, the same in all of its tabs. */

const key = "offerfolio.shortlist";
const listeners = new Set<() => void>();
const none: readonly string[] = [];
/** What was read last, so that the same stars are the same object. */
let read = { text: "", ids: none };

function current(): readonly string[] {
	let text = "";
	try {
		text = window.localStorage.getItem(key) ?? "";
	} catch {
		// Not allowed: there are none.
	}
	if (text !== read.text) read = { text, ids: readIds(text) };
	return read.ids;
}

function subscribe(listener: () => void): () => void {
	const ofOtherTab = (event: StorageEvent) => event.key === key && listener();
	listeners.add(listener);
	window.addEventListener("storage", ofOtherTab);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", ofOtherTab);
	};
}

/** The ids of the starred resumes, the latest first; null until the page's scripts run. */
export const useVisitorStars = (): readonly string[] | null =>
	useSyncExternalStore(subscribe, current, () => null);

/** @returns why they were not kept; null when they were */
export function keepVisitorStars(
	change: (ids: readonly string[]) => readonly string[],
): "full" | "refused" | null {
	const ids = change(current());
	if (ids.length > shortlistLimits.resumes) return "full";
	try {
		if (ids.length === 0) window.localStorage.removeItem(key);
		else window.localStorage.setItem(key, ids.join(","));
	} catch {
		return "refused";
	}
	for (const listener of listeners) listener();
	return null;
}
