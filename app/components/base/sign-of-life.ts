/** The first sign that a visitor uses the page. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** How long a page is open, in milliseconds, until it counts as used without a sign: it may be read. */
const readingTime = 5000;

let hasMoved = false;
const waiting = new Set<() => void>();

/**
 * Calls the listener once, at the visitor's first move or after a moment of reading: time to fetch what will be
 * needed when the network is gone. The root listens on every page.
 * @returns a function that ends the waiting
 */
export function onSignOfLife(listener: () => void): () => void {
	if (hasMoved) {
		listener();
		return () => {};
	}
	if (waiting.size === 0) {
		for (const sign of signs) addEventListener(sign, move, { passive: true });
		setTimeout(move, readingTime);
	}
	waiting.add(listener);
	return () => waiting.delete(listener);
}

function move(): void {
	hasMoved = true;
	for (const sign of signs) removeEventListener(sign, move);
	for (const listener of waiting) listener();
	waiting.clear();
}
