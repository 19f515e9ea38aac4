import type { FormResult } from "#app/domain/base/form-result.ts";
import type { ExperienceLevel } from "#app/domain/library/catalogue.ts";
import type { ComparedMeasure } from "./comparison.ts";
import type { Finding } from "./findings.ts";
import type { KnownCheck } from "./own/known-checks.ts";
import type { PostingMatch } from "./posting/match-requirements.ts";
import type { Reading, ReadLanguage } from "./resume-reading.ts";

/** The result of a comparison. None of it is kept. */
export type ResumeComparison = {
	reading: Reading;
	/** The level that the person named instead of the one that was read. */
	namedLevel: ExperienceLevel | null;
	group: {
		/** The address of its filters; empty where there is none to compare with. */
		key: string;
		resumes: number;
		/** How many of them are invented. */
		invented: number;
		/** wider: around the group that was chosen, which is too small. */
		chosenBy: "member" | "wider" | "reading" | "nobody";
	};
	compared: ComparedMeasure[];
	findings: Finding[];
	/** Of the review checklist what can be read off the resume. */
	checks: KnownCheck[];
	/** Null where no posting was given. */
	posting: PostingMatch | null;
	/** Only English postings are read. */
	postingLanguage: ReadLanguage;
};

/** The answer of the form, with the text that was read, so that the field shows it. */
export type CompareResponse =
	| {
			success: true;
			text: string;
			/** Of the file that the text was read from; null of another text, and where they cannot be counted. */
			pages: number | null;
			/** As it was pasted; empty where none was. */
			posting: string;
			comparison: ResumeComparison;
			/** Pages of a PDF with text that is missing: the browser could not read its font, as the server may. */
			unread?: readonly number[];
	  }
	| (FormResult & { success: false });

/** An answer that has a comparison. */
export type Compared = Extract<CompareResponse, { success: true }>;
