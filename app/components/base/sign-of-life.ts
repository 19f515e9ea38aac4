/** The first sign that a visitor uses the page; who reads, and does nothing else, gives none for so long. */
const readingTime = 5000;
const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

let hasMoved = false;
const waiting = new Set<() => void>();

/**
 * Calls the listener once, at the visitor's first move: time to fetch what will be needed when the network is
 * gone. The root listens on every page.
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
