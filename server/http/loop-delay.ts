/** Milliseconds between two looks at the event loop. */
const interval = 20;

/** In milliseconds. */
export type LoopSample = {
	/** How late the event loop was. */
	late: number;
	/** How much of it was our own work: the rest of the time the machine gave to others. */
	own: number;
};

/**
 * Watches how late the event loop is: a timer is due every 20 ms, and comes late by as long as something else
 * holds the main thread, or keeps it from running.
 */
export function watchLoopDelay(onSample: (sample: LoopSample) => void): { stop(): void } {
	let due = performance.now() + interval;
	let used = readProcessorTime();
	const timer = setInterval(() => {
		const now = performance.now();
		const usedNow = readProcessorTime();
		const late = Math.max(0, now - due);
		onSample({ late, own: Math.min(late, usedNow - used) });
		due = now + interval;
		used = usedNow;
	}, interval);
	// The timer alone keeps no process running.
	timer.unref();
	return { stop: () => clearInterval(timer) };
}

/** Of this thread alone. */
function readProcessorTime(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000;
}
