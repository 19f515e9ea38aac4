import { setImmediate } from "node:timers/promises";

/** Lets others have their turn; resolves at once while the own turn is short. */
export type Pace = () => Promise<void>;

/** One turn of long work: requests that come meanwhile wait no longer than this. */
const turnMilliseconds = 10;

/** For work that would hold up the process: `await pace()` between its steps. */
export function createPace(now: () => number = () => performance.now()): Pace {
	let since = now();
	return async () => {
		if (now() - since < turnMilliseconds) return;
		await setImmediate();
		since = now();
	};
}

/**
 * Runs work that stops after each of its steps, in turns.
 * @param signal gives it up; the reason is thrown
 */
export async function runInTurns<T>(
	work: Generator<void, T, void>,
	signal?: AbortSignal,
): Promise<T> {
	const pace = createPace();
	for (;;) {
		signal?.throwIfAborted();
		const step = work.next();
		if (step.done) return step.value;
		await pace();
	}
}

const pieceBytes = 64 * 1024;

/** Cuts bytes into small pieces, and lets others have their turn between them. */
export async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
	const pace = createPace();
	for (let start = 0; start < bytes.length; start += pieceBytes) {
		await pace();
		yield bytes.subarray(start, start + pieceBytes);
	}
}
