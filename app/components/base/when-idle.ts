/** Runs something when the page has nothing else to do. Safari has no idle callback. @returns how to call it off */
export function whenIdle(run: () => void): () => void {
	if (typeof requestIdleCallback === "function") {
		const handle = requestIdleCallback(run, { timeout: 2_000 });
		return () => cancelIdleCallback(handle);
	}
	const timer = setTimeout(run, 200);
	return () => clearTimeout(timer);
}
