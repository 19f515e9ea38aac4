/** When a process that has ended is started again. */

/** Lives in a row that did not last, after which nobody tries again. */
export const mostFailures = 10;

/** Milliseconds for which a process has to have been open, so that its end is no failure to start. */
const lasting = 1_000;

const firstPause = 250;
const longestPause = 30_000;

export type Ending = {
	/** Milliseconds for which it had been open; null when it never was. */
	openFor: number | null;
	/** Failures in a row before this one. */
	failures: number;
};

/**
 * One that had been open is started again at once. One that did not last is tried again after pauses that
 * double, and then given up.
 * @returns the failures in a row so far, and the milliseconds to wait; null to give up
 */
export function planRestart({ openFor, failures }: Ending): {
	failures: number;
	pause: number | null;
} {
	if (openFor !== null && openFor >= lasting) return { failures: 0, pause: 0 };
	const now = failures + 1;
	if (now >= mostFailures) return { failures: now, pause: null };
	return { failures: now, pause: Math.min(firstPause * 2 ** failures, longestPause) };
}
