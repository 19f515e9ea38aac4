import { useSyncExternalStore } from "react";

/**
 * Whether keys that are pressed alone do something: who speaks to a computer, or hits keys without meaning to, can
 * switch them off (WCAG 2.1.4). Kept in this browser, the same in all of its tabs.
 */
const place = "offerfolio.single-keys";
const listeners = new Set<() => void>();
/** What was chosen last, for a browser that keeps nothing. */
let chosen = true;

/** @returns true unless they were switched off */
export function singleKeysAreOn(): boolean {
	try {
		return window.localStorage.getItem(place) !== "off";
	} catch {
		return chosen;
	}
}

function choose(isOn: boolean): void {
	chosen = isOn;
	try {
		if (isOn) window.localStorage.removeItem(place);
		else window.localStorage.setItem(place, "off");
	} catch {
		// Not allowed: it holds until the page is loaded again.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

/** The box that switches letters, digits and signs off; the arrows and Escape go on. */
export function SingleKeysChoice() {
	const isOn = useSyncExternalStore(subscribe, singleKeysAreOn, () => true);
	return (
		<label className="choice needs-script">
			<input type="checkbox" checked={isOn} onChange={() => choose(!isOn)} />
			Letters and signs are shortcuts
		</label>
	);
}
