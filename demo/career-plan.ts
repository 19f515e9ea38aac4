import type { Month } from "./months.ts";

/** Index into experienceLevels. */
export type LevelIndex = 0 | 1 | 2 | 3 | 4;

export type PlannedJob = {
	kind: "full-time" | "internship" | "campus";
	level: LevelIndex;
	start: Month;
	/** Null: still there when the resume was written. */
	end: Month | null;
	/** At the same employer as the job before it. */
	promoted: boolean;
};

export type StudyKind = "bachelor" | "master" | "mba" | "law" | "doctorate";
export type PlannedStudy = { kind: StudyKind; start: Month; end: Month };

export type Career = {
	/** Newest first. */
	jobs: readonly PlannedJob[];
	/** Newest first; the last is the first degree. */
	studies: readonly PlannedStudy[];
	/** Months of full-time work, studies between jobs not counted. */
	months: number;
	standing: "student" | "graduate" | "professional";
};

/** A degree after the first, and whether it came straight after it or between two jobs. */
export type FurtherStudy = {
	kind: Exclude<StudyKind, "bachelor">;
	placement: "direct" | "between";
};

/** Whole years of full-time work that go with a level, both included. */
export const yearsOfLevel: readonly (readonly [least: number, most: number])[] = [
	[0, 1],
	[0, 2],
	[3, 5],
	[6, 10],
	[10, 18],
];
