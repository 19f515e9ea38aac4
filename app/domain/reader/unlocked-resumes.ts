import type { Provenance } from "#app/domain/library/catalogue.ts";

/** One resume in "My library": what was opened, by which right, and until when it opens again. */
export type LibraryItem = {
	id: string;
	title: string;
	company: string;
	role: string;
	experienceLevel: string;
	provenance: Provenance;
	sheetVersion: string | null;
	/** By which right it was opened last. */
	source: "free" | "pack" | "pro";
	/** ISO date of the last opening. */
	openedAt: string;
	/** ISO date until which it opens, or since when it is locked; null when there is no end (or none is known). */
	until: string | null;
	state: "open" | "locked" | "withdrawn";
};
