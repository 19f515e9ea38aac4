import type { OutlineJob } from "../resume-outline.ts";
import { workOfTitle } from "./works.ts";

/** One work of a career, with the months that were spent in it; the oldest comes first. */
export type CareerStep = { work: string; months: number };

/**
 * What someone worked as, one step after another; the same work twice in a row is one step. Jobs whose title names
 * no work, internships and work beside a school are no step.
 * @param until the month in which what still goes on ends, itself included
 */
export function careerPath(
	jobs: readonly Pick<OutlineJob, "title" | "period">[],
	until: number,
): CareerStep[] {
	const steps: CareerStep[] = [];
	const dated = jobs.flatMap(({ title, period }) =>
		period ? [{ title: title ?? "", from: period.from, to: period.to ?? until }] : [],
	);
	for (const { title, from, to } of dated.sort((a, b) => a.from - b.from)) {
		const work = workOfTitle(title);
		if (work === null || /\b(?:intern|trainee|student)\b/iu.test(title)) continue;
		const months = Math.max(1, to - from + 1);
		const last = steps.at(-1);
		if (last?.work === work) last.months += months;
		else steps.push({ work, months });
	}
	return steps;
}
