import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import type { OpenWords } from "#app/domain/reader/open-words.ts";
import type { Provenance } from "./catalogue.ts";
import type { FilterField } from "./resume-query.ts";
import type { Marks } from "./search/found-marks.ts";

/** By what every list knows a resume. */
export type ResumeName = { id: string; title: string; company: string; role: string };
export type LeveledResume = ResumeName & { experienceLevel: string };

/** What the public may know of a resume: enough for its card. Nothing of its body. */
export type ResumeCard = LeveledResume & {
	industry: string;
	/** Where the person told it. */
	location: string | null;
	previousRole: string | null;
	/** `YYYY-MM`, where known. */
	offerMonth: string | null;
	/** Of a card the first ones; its preview has all. */
	tags: readonly string[];
	/** How many more the resume has. */
	moreTags?: number;
	isFeatured: boolean;
	/** Everyone may read it, without an account. */
	openToEveryone?: true;
	viewCount: number;
	/** The day as `YYYY-MM-DD`, in UTC. */
	createdAt: string;
	provenance: Provenance;
	/** Changes with the sheet's drawing; null when there is nothing to draw. */
	sheetVersion: string | null;
	facts: SheetSummary | null;
	/** There is a document or a file to open. */
	isAvailable: boolean;
	/** The search found a word in the document that nothing of the card has. */
	isFoundOnSheet?: true;
	/** What the search found in the words of the card. */
	marks?: Marks;
};

/** Public facts beside the greeked sheet. */
export type SheetSummary = { pages: number; bullets: number; bulletsWithFigure: number };

/** The preview of one resume: the card and what its page adds. */
export type ResumePreview = ResumeCard & {
	description: string | null;
	/** An ISO date, so that server and browser hold the same value. */
	updatedAt: string;
	sections: readonly string[];
	jobs: number | null;
	/** Words of the whole document, rounded. */
	words: number | null;
	/** What can be read or downloaded once it is opened. */
	availability: "document" | "file" | "none";
	/** Of the original file, where there is one of ours. */
	fileKind: ReadableKind | null;
	/** Where the person told it. */
	education: string | null;
	visaSponsored: boolean;
	/** Its person does not agree that programs that answer questions use it. */
	notForAssistants?: true;
	/** Of one that is open to everyone. */
	inWords?: OpenWords;
};

export type ResumePage = {
	resumes: readonly ResumeCard[];
	/** Opaque; null at the end of the list. */
	nextCursor: string | null;
};

/** What “Load More” is answered. */
export type CardsResponse = ({ success: true } & ResumePage) | { success: false; error: string };

export type FacetOption = { value: string; count: number };
/** The response with every option of one filter, for those that a page left out. */
export type FilterOptionsResponse =
	| { success: true; options: readonly FacetOption[] }
	| { success: false; error: string };

export type Facets = Record<FilterField, readonly FacetOption[]> & {
	featured: number;
	visa: number;
	/** How many resumes the whole query finds. */
	total: number;
	/** The total is reckoned from a sample: "about". */
	isTotalEstimate: boolean;
	/** The counts of the options are. */
	areCountsEstimates: boolean;
	/** How many options of a field were left out, where any were; they are loaded on request. */
	omitted?: Partial<Record<FilterField, number>>;
};

/** How many cards a page of the list has. */
export const pageSize = 24;

/** The number that is shown for a count: rounded down, so that it is never too much. "500+" for 528. */
export function roundedCount(count: number): string {
	if (count < 10) return String(count);
	const step = count < 100 ? 10 : count < 1000 ? 100 : count < 10_000 ? 500 : 1000;
	return `${(Math.floor(count / step) * step).toLocaleString("en-US")}+`;
}
