import { count } from "#app/domain/base/count.ts";

/** Comparisons that are kept in the browser. */
export const keeping = {
	kept: (name: string) => `Kept as “${name}”.`,
	noRoom: "This browser has no room to keep it, or keeps nothing. Your text is still here.",
	tooMany: (most: number) => `At most ${most} can be kept. Remove one first.`,
	notOpened:
		"This file cannot be opened: it is another kind of file, was changed, or has another passphrase.",
	brought: (readings: number) => `${count(readings, "comparison")} brought here.`,
	nothingToSave: "Nothing is kept here yet, so there is nothing to save.",
} as const;
