/** Places for what the app does at the same time. */
export type Places = {
	/** @returns false when all are taken */
	take(): boolean;
	/** Gives back a place that was taken. */
	free(): void;
};

export function createPlaces(most: number): Places {
	let taken = 0;
	return {
		take() {
			if (taken >= most) return false;
			taken++;
			return true;
		},
		free() {
			taken--;
		},
	};
}
