import type { FurtherStudy, PlannedJob, PlannedStudy } from "./career-plan.ts";
import { type Month, monthInYear, monthOf, yearOf } from "./months.ts";
import type { Random } from "./random.ts";

/** Months as they count within a year, from 0. */
export const may = 4;
export const june = 5;
export const august = 7;
export const december = 11;

/** How long a degree takes, from an August to a May. */
export const monthsOfStudy = { master: 21, mba: 21, law: 33, doctorate: 57 } as const;

/** Degrees that end at `end`: the first one alone, or with a further one directly after it. Newest first. */
export function studiesUntil(end: Month, further: FurtherStudy["kind"] | null): PlannedStudy[] {
	if (!further) {
		const length = monthInYear(end) === december ? 52 : 45;
		return [{ kind: "bachelor", start: end - length, end }];
	}
	const start = end - monthsOfStudy[further];
	return [
		{ kind: further, start, end },
		{ kind: "bachelor", start: start - 48, end: start - 3 },
	];
}

/** The years whose summers lie wholly between the two months, the latest first. */
export function summersWithin(start: Month, end: Month): number[] {
	return range(yearOf(start), yearOf(end))
		.filter((year) => monthOf(year, june) > start && monthOf(year, august) <= end)
		.reverse();
}

export const summerJob = (random: Random, year: number): PlannedJob => ({
	kind: "internship",
	level: 0,
	start: monthOf(year, random.chance(0.65) ? june : may),
	end: monthOf(year, august),
	promoted: false,
});

/** Part-time work at the university, by terms (August to December, January to May); not in the first one. */
export function campusJobs(
	random: Random,
	study: PlannedStudy,
	writtenIn: Month,
	count: number,
): PlannedJob[] {
	const starts = (before: Month) => {
		const terms = range(study.start + 4, before).filter((month) =>
			[0, august].includes(monthInYear(month)),
		);
		// Such work goes to second-year students where it can.
		const later = terms.filter((month) => month >= study.start + 12);
		return later.length > 0 ? later : terms;
	};
	const ends = (after: Month, before: Month) =>
		range(after, before).filter((month) => [may, december].includes(monthInYear(month)));
	const jobs: PlannedJob[] = [];
	let latest = Math.min(writtenIn, study.end);
	for (let made = 0; made < count; made++) {
		const ongoing = made === 0 && study.end > writtenIn && random.chance(0.6);
		const start = starts(latest - 4).slice(-3);
		if (start.length === 0) break;
		const from = random.pick(start);
		const end = ongoing ? null : random.pick(ends(from + 3, latest).slice(0, 3));
		jobs.push({ kind: "campus", level: 0, start: from, end, promoted: false });
		latest = from;
	}
	return jobs;
}

/** As on paper: what goes on comes first, then by the end, then by the start. */
export function newestFirst(jobs: readonly PlannedJob[]): PlannedJob[] {
	const end = (job: PlannedJob) => job.end ?? Number.POSITIVE_INFINITY;
	return jobs.toSorted((a, b) =>
		end(a) === end(b) ? b.start - a.start : end(b) > end(a) ? 1 : -1,
	);
}

/** Whole numbers from one to the other, both included. */
export function range(from: number, to: number): number[] {
	return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
