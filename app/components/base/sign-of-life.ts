/** What somebody does before they do anything else. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

let hasMoved = false;
const waiting = new Set<() => void>();

/**
 * Calls once, as soon as somebody has moved: time to fetch what will be needed when the network may be gone.
 * Every page listens from its beginning, in the root.
 * @returns a function that ends the waiting
 */
export function onSignOfLife(listener: () => void): () => void {
	if (hasMoved) {
		listener();
		return () => {};
	}
	if (waiting.size === 0) for (const sign of signs) addEventListener(sign, move, { passive: true });
	waiting.add(listener);
	return () => waiting.delete(listener);
}

function move(): void {
	hasMoved = true;
	for (const sign of signs) removeEventListener(sign, move);
	for (const listener of waiting) listener();
	waiting.clear();
}
