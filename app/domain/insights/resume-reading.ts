import type { ExperienceLevel } from "#app/domain/library/catalogue.ts";
import type { MonthRange } from "./month-ranges.ts";
import type { Classification } from "./naive-bayes.ts";

/** What is read of a person's own resume. `readResume` makes it; `tests/reading-quality` measures it. */

/** read: found where programs look for it. guessed: found by a rule of ours. lost: it belongs to nothing. */
export type Mark = "read" | "guessed" | "lost";

export type LineKind =
	| "name"
	| "contact"
	| "heading"
	| "job"
	| "bullet"
	| "skills"
	| "school"
	| "text";

/** One line of the resume, with what we took it for. */
export type ReadLine = { text: string; kind: LineKind; mark: Mark };

export type ReadJob = {
	/** As it is written; null where none was found. */
	title: string | null;
	employer: string | null;
	/** Months as in `month-ranges.ts`; null for a job without dates. A year alone is January to December. */
	period: MonthRange | null;
	bullets: string[];
	/** guessed: without a heading or without dates. */
	mark: Exclude<Mark, "lost">;
};

/**
 * A language by its code; "und" for one that we cannot name, "und-Cyrl" with its alphabet. Only English resumes are
 * judged by their words.
 */
export type ReadLanguage = string;

export type RoleReading =
	/** A role of the library. */
	| { kind: "known"; role: string; roles: Classification }
	/** The library has no such role; named by the person's own title. */
	| { kind: "unlike"; title: string }
	/** Neither the titles nor the words say enough. */
	| { kind: "unsure"; roles: Classification };

export type LevelReason =
	| { kind: "title"; title: string }
	/** `all`: with internships and work beside a school, where there are any. */
	| { kind: "years"; years: number; all?: number }
	| { kind: "internships"; count: number }
	| { kind: "studies" }
	/** No job has dates, so that nobody knows for how long. */
	| { kind: "undated" };

export type LevelReading = {
	/** All levels, the likeliest first. */
	levels: { label: ExperienceLevel; probability: number }[];
	/** One level when it is sure enough, else two neighbors in their order; none without a job or a study, or without dates and a title of rank. */
	named: ExperienceLevel[];
	reasons: LevelReason[];
};

export type Reading = {
	language: ReadLanguage;
	/** Whether its headings and titles are known. Of others only times below a heading that is known are read. */
	isOutlined: boolean;
	/** In the order of the sheet. */
	lines: ReadLine[];
	/** In the order of the sheet. */
	jobs: ReadJob[];
	skills: string[];
	/** Lines about schools and degrees. */
	school: string[];
	role: RoleReading;
	level: LevelReading;
};
