import { countWords } from "#app/domain/base/count.ts";
import { hasFigure } from "#app/domain/reader/sheet/figures.ts";
import type { SectionKey } from "#app/domain/reader/sheet/sections.ts";
import { monthsCovered } from "../month-ranges.ts";
import { openingOf } from "../openings.ts";
import { medianOf } from "../quantiles.ts";
import { bulletsOf, type OutlineJob, type ResumeOutline } from "../resume-outline.ts";
import { skillKey } from "../skill-names.ts";
import { isCareerBreak } from "./career-breaks.ts";

/** What one resume is compared with others by: numbers, names of sections, single words. */
export type ResumeFigures = {
	words: number;
	jobs: number;
	/** Of work, what overlaps once. */
	months: number;
	bullets: number;
	bulletsInJobs: number;
	bulletsInNewestJob: number;
	bulletsWithFigure: number;
	/** The median; 0 without bullets. */
	wordsPerBullet: number;
	sections: SectionKey[];
	/** The words that its bullets begin with, in small letters, with how many begin so. */
	openings: Record<string, number>;
	/** Skills by their key, as they are written. */
	skills: Record<string, string>;
};

/** More skills than anyone reads are a list of keywords, and cost the comparison its meaning. */
const mostSkills = 80;

/** @param until the month in which what is still going on ends, itself included */
export function figuresOfResume(outline: ResumeOutline, until: number): ResumeFigures {
	const bullets = bulletsOf(outline);
	const openings = new Map<string, number>();
	for (const bullet of bullets) {
		const opening = openingOf(bullet);
		if (opening) openings.set(opening, (openings.get(opening) ?? 0) + 1);
	}
	const skills = new Map<string, string>();
	for (const skill of outline.skills.slice(0, mostSkills)) {
		const key = skillKey(skill);
		if (key !== "" && !skills.has(key)) skills.set(key, skill);
	}
	const jobs = outline.jobs.filter(isWork);
	const periods = jobs.flatMap(({ period }) => (period ? [period] : []));
	return {
		words: outline.lines.reduce((sum, line) => sum + countWords(line), 0),
		jobs: jobs.length,
		months: monthsCovered(periods, until),
		bullets: bullets.length,
		bulletsInJobs: jobs.reduce((sum, job) => sum + job.bullets.length, 0),
		bulletsInNewestJob: jobs[0]?.bullets.length ?? 0,
		bulletsWithFigure: bullets.filter(hasFigure).length,
		wordsPerBullet: medianOf(bullets.map(countWords)) ?? 0,
		sections: outline.sections,
		openings: Object.fromEntries(openings),
		skills: Object.fromEntries(skills),
	};
}

/** A resume of the library may name a time without work among its jobs. */
export const isWork = ({ title, employer }: Pick<OutlineJob, "title" | "employer">): boolean =>
	![title, employer].some((name) => name !== null && isCareerBreak(name));
