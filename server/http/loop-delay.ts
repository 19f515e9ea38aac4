/** Milliseconds between two looks at the event loop. */
const interval = 20;

export type LoopDelay = { stop(): void };

/**
 * Watches how late the event loop is: a timer is due every 20 ms, and comes late by as long as something else
 * holds the main thread.
 * @param onSample gets the milliseconds by which it was late
 */
export function watchLoopDelay(onSample: (milliseconds: number) => void): LoopDelay {
	let due = performance.now() + interval;
	const timer = setInterval(() => {
		const now = performance.now();
		onSample(Math.max(0, now - due));
		due = now + interval;
	}, interval);
	// Whoever has nothing else to do may end.
	timer.unref();
	return { stop: () => clearInterval(timer) };
}
