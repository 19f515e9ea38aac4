import { tryProfessional } from "./career-of-professionals.ts";
import { planGraduate, planStudent } from "./career-of-students.ts";
import type { Month } from "./months.ts";
import type { Random } from "./random.ts";

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

/**
 * The dates and levels of a life up to `writtenIn`, without a word of content. Draws until the dates agree with
 * the level; throws if they never do, which would be a fault of the tables below.
 */
export function planCareer(
	random: Random,
	level: LevelIndex,
	writtenIn: Month,
	further: FurtherStudy | null,
): Career {
	if (level === 0) return planStudent(random, writtenIn, further !== null);
	if (level === 1 && random.chance(0.45)) return planGraduate(random, writtenIn, further);
	for (let attempt = 0; attempt < 500; attempt++) {
		const career = tryProfessional(random, level, writtenIn, further);
		if (career) return career;
	}
	throw new Error(`No career of level ${level} fits`);
}
