import type { ResumeFilters } from "#app/domain/library/resume-query.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";

/** The addresses of the landing pages, one per field: /a to /g. */
export const fieldLetters = ["a", "b", "c", "d", "e", "f", "g"] as const;
export type FieldLetter = (typeof fieldLetters)[number];

/** A landing page: its words, its sample, and which resumes of the library belong to it. */
export type Field = {
	letter: FieldLetter;
	title: string;
	subtitle: string;
	/** For search engines; 160 characters at most. */
	description: string;
	/** On the button of the header, where there is room. */
	ctaText: string;
	/** What the sample was written for, after "Written for". */
	targetGoal: string;
	/** Under the title of the dialog that asks to sign up; **bold** is shown bold. */
	invitation: string;
	/** Where the invented person of the sample was interviewed, and of these, who made an offer. */
	interviews: readonly string[];
	offers: readonly string[];
	/** The resumes of this field in the library. */
	resumes: Partial<Pick<ResumeFilters, "role" | "industry">> & {
		/** Before all others those whose offer came with a visa. */
		visaSponsoredFirst?: true;
	};
	sample: FieldSample;
};

/** A resume of an invented person. It never leaves the server but for those who may read it. */
export type FieldSample = { document: ResumeDocument; style: SheetStyle };
