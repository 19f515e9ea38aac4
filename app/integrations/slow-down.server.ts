import { setTimeout as wait } from "node:timers/promises";

/** What attempts beyond a limit go through instead of being refused. */
export type SlowDown = {
	/** Waits. @returns false, and at once, when too many wait already */
	hold(): Promise<boolean>;
};

/**
 * @param options.milliseconds that an attempt waits
 * @param options.places how many attempts may wait at once: each is a request under way, and they must not
 *   use up the requests that the process can serve
 */
export function createSlowDown({ milliseconds = 3_000, places = 8 } = {}): SlowDown {
	let waiting = 0;
	return {
		async hold() {
			if (waiting >= places) return false;
			waiting++;
			try {
				await wait(milliseconds);
			} finally {
				waiting--;
			}
			return true;
		},
	};
}
