import type { Provenance } from "#app/domain/library/catalogue.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import type { Marks } from "#app/domain/library/search/found-marks.ts";
import type { Understood } from "#app/domain/library/search/wanted.ts";
import type { LineSection } from "./stored.ts";

/** The resume in which a line stands, as everybody may know it. */
export type LinePlace = {
	resumeId: string;
	title: string;
	company: string;
	role: string;
	experienceLevel: string;
	/** `YYYY-MM`, where known. */
	offerMonth: string | null;
	previousRole: string | null;
	provenance: Provenance;
	isAvailable: boolean;
	/** As its sheet shows them. */
	bullets: number;
	bulletsWithFigure: number;
};

/** A line in words, of a resume that the viewer may read. */
export type OpenLine = LinePlace & {
	/** Its number in the resume, from 0. */
	place: number;
	section: LineSection;
	text: string;
	marks: Marks | null;
};

/**
 * What a search of lines finds. Of a resume that the viewer may not read only that its lines have the words,
 * perhaps not in one line: docs/search.md says why.
 */
export type FoundLines = {
	open: readonly OpenLine[];
	/** How many lines in words there are; about, where they are many. */
	openTotal: number;
	isOpenTotalAbout: boolean;
	locked: readonly LinePlace[];
	/** Of resumes. */
	facets: Facets;
	understood: readonly Understood[];
	/** Where the next page begins; null at the end. */
	next: string | null;
};
