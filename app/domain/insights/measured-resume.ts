import { type CareerStep, careerPath } from "./career/worked-path.ts";
import type { ResumeOutline } from "./resume-outline.ts";
import { figuresOfResume, isWork, type ResumeFigures } from "./sheet/resume-figures.ts";

/**
 * What is kept of a resume of the library so that thousands can be compared. A person's own has no path: the names of
 * works are no part of the scripts that read it in a browser.
 */
export type MeasuredResume = ResumeFigures & {
	/** What the person worked as, the oldest first. */
	path: CareerStep[];
};

/** Raise it when a resume would be measured differently: then all of them are measured again. */
export const measuringVersion = 14;

/** @param until the month in which what is still going on ends, itself included */
export const measureResume = (outline: ResumeOutline, until: number): MeasuredResume => ({
	...figuresOfResume(outline, until),
	path: careerPath(outline.jobs.filter(isWork), until),
});
