import type { ResumeFigures } from "./sheet/resume-figures.ts";

/** What is measured of a resume, and how it is drawn. */

export type MeasureName =
	| "pages"
	| "jobs"
	| "years"
	| "bulletsPerJob"
	| "figureShare"
	| "wordsPerBullet"
	| "words"
	| "bullets"
	| "newestJobBullets"
	| "skills";

/** "whole" is counted in whole numbers, "amount" may lie between them. */
export type MeasureUnit = "whole" | "amount" | "share";

/** A resume of the library for comparison: its measurements, and its pages as the public sees them. */
export type ComparedResume = { measured: ResumeFigures; pages: number | null };

export type Measure = {
	label: string;
	unit: MeasureUnit;
	/** Null where it cannot be said: a resume without bullets has no share of them. */
	read(resume: ComparedResume): number | null;
	/** The steps of its picture; the last one takes what is larger. */
	steps: { start: number; step: number; bins: number };
};

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export const measures: Record<MeasureName, Measure> = {
	pages: {
		label: "Pages",
		unit: "whole",
		read: ({ pages }) => pages,
		steps: { start: 1, step: 1, bins: 4 },
	},
	jobs: {
		label: "Jobs",
		unit: "whole",
		read: ({ measured }) => measured.jobs,
		steps: { start: 0, step: 1, bins: 9 },
	},
	years: {
		label: "Years of work",
		unit: "amount",
		// A file without dates has not worked for no time at all.
		read: ({ measured }) => (measured.months === 0 ? null : measured.months / 12),
		steps: { start: 0, step: 2, bins: 11 },
	},
	bulletsPerJob: {
		label: "Bullets per job",
		unit: "amount",
		read: ({ measured }) => shareOf(measured.bulletsInJobs, measured.jobs),
		steps: { start: 0, step: 1, bins: 9 },
	},
	figureShare: {
		label: "Bullets with a number",
		unit: "share",
		read: ({ measured }) => shareOf(measured.bulletsWithFigure, measured.bullets),
		steps: { start: 0, step: 0.1, bins: 10 },
	},
	wordsPerBullet: {
		label: "Words per bullet",
		unit: "amount",
		read: ({ measured }) => (measured.bullets === 0 ? null : measured.wordsPerBullet),
		steps: { start: 0, step: 4, bins: 11 },
	},
	words: {
		label: "Words in all",
		unit: "whole",
		read: ({ measured }) => measured.words,
		steps: { start: 0, step: 100, bins: 12 },
	},
	bullets: {
		label: "Bullets in all",
		unit: "whole",
		read: ({ measured }) => measured.bullets,
		steps: { start: 0, step: 4, bins: 11 },
	},
	newestJobBullets: {
		label: "Bullets in the newest job",
		unit: "whole",
		read: ({ measured }) => (measured.jobs === 0 ? null : measured.bulletsInNewestJob),
		steps: { start: 0, step: 1, bins: 9 },
	},
	skills: {
		label: "Skills listed",
		unit: "whole",
		read: ({ measured }) => Object.keys(measured.skills).length,
		steps: { start: 0, step: 4, bins: 11 },
	},
};

export const measureNames = Object.keys(measures) as MeasureName[];

/** "62%", "18", "3.3": a digit after the point where it says something. */
export function formatMeasure(value: number, unit: MeasureUnit): string {
	if (unit === "share") return `${Math.round(value * 100)}%`;
	const digits = unit === "whole" || value >= 10 ? 0 : 1;
	return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}
