/** How many requests the app works for at the same time. */
export type ConcurrencyLimit = {
	/**
	 * @param isSpared a request that is never sent away: as many again of these may run
	 * @returns false when the limit is reached
	 */
	acquire(isSpared?: boolean): boolean;
	/** Ends what `acquire` has allowed. */
	release(): void;
};

export function createConcurrencyLimit(most: number): ConcurrencyLimit {
	let running = 0;
	return {
		acquire(isSpared = false) {
			if (running >= most * (isSpared ? 2 : 1)) return false;
			running++;
			return true;
		},
		release() {
			running--;
		},
	};
}
