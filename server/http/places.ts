/** Places for what the app does at the same time. */
export type Places = {
	/**
	 * @param isSpared what is never sent away may wait in as many places again
	 * @returns false when all are taken
	 */
	take(isSpared?: boolean): boolean;
	/** Gives back a place that was taken. */
	free(): void;
};

export function createPlaces(most: number): Places {
	let taken = 0;
	return {
		take(isSpared = false) {
			if (taken >= most * (isSpared ? 2 : 1)) return false;
			taken++;
			return true;
		},
		free() {
			taken--;
		},
	};
}
