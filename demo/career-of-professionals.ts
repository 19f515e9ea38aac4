import {
	type Career,
	type FurtherStudy,
	type LevelIndex,
	type PlannedJob,
	type PlannedStudy,
	yearsOfLevel,
} from "./career-plan.ts";
import { type Month, monthInYear, monthOf, yearOf } from "./months.ts";
import type { Random } from "./random.ts";
import {
	august,
	campusJobs,
	december,
	june,
	may,
	monthsOfStudy,
	newestFirst,
	studiesUntil,
	summerJob,
	summersWithin,
} from "./study-time.ts";

/** The levels of full-time jobs from the first to the present one. */
const ladders: Record<1 | 2 | 3 | 4, readonly (readonly [readonly LevelIndex[], number])[]> = {
	1: [[[1], 1]],
	2: [
		[[1, 2], 6],
		[[1, 1, 2], 3],
		[[1, 2, 2], 3],
	],
	3: [
		[[1, 2, 3], 6],
		[[1, 2, 2, 3], 3],
		[[1, 2, 3, 3], 3],
		[[1, 1, 2, 3], 2],
	],
	4: [
		[[1, 2, 3, 4], 5],
		[[1, 2, 3, 3, 4], 3],
		[[1, 2, 3, 4, 4], 3],
		[[1, 2, 2, 3, 4], 2],
	],
};
const laddersOfDoctors: typeof ladders = {
	1: [[[1], 1]],
	2: [
		[[2, 2], 2],
		[[1, 2], 3],
	],
	3: [
		[[2, 3], 3],
		[[2, 2, 3], 2],
		[[1, 2, 3], 2],
	],
	4: [
		[[2, 3, 4], 3],
		[[2, 3, 3, 4], 3],
		[[2, 3, 4, 4], 2],
	],
};
const monthsDrawn: Record<1 | 2 | 3 | 4, readonly [number, number]> = {
	1: [5, 32],
	2: [38, 69],
	3: [74, 126],
	4: [124, 216],
};
const usualMonths = [0, 20, 30, 40, 36] as const;
const leastMonths = [0, 9, 11, 13, 11] as const;
/** Months of work after which a level is believable. */
const earliest = [0, 0, 12, 40, 84] as const;

/** One attempt at a working life; null if its dates do not come out believable. */
export function tryProfessional(
	random: Random,
	level: Exclude<LevelIndex, 0>,
	writtenIn: Month,
	further: FurtherStudy | null,
): Career | null {
	const table = further?.kind === "doctorate" ? laddersOfDoctors : ladders;
	const levels = random.weighted(table[level]);
	const total = random.int(...monthsDrawn[level]);
	const shares = levels.map((each) => usualMonths[each] * (0.65 + random.next() * 0.8));
	const scale = total / shares.reduce((sum, share) => sum + share, 0);
	const left = level > 1 && random.chance(0.12) ? random.int(1, 3) : 0;
	const studyAfter =
		further?.placement === "between" ? random.int(0, Math.min(1, levels.length - 2)) : -1;

	const jobs: PlannedJob[] = [];
	const studies: PlannedStudy[] = [];
	let boundary = writtenIn - left;
	for (let at = levels.length - 1; at >= 0; at--) {
		const last = at === levels.length - 1;
		let start = boundary - Math.round((shares[at] ?? 0) * scale);
		const afterStudy = at === studyAfter + 1 && studyAfter >= 0;
		if (afterStudy) start = nearestMonth(start, [june, june + 1, august, 8]);
		if (at === 0) {
			start = nearestMonth(start, further ? [june, june + 1, august, 8] : [0, 1, june, 6, 7, 8]);
		}
		const promoted =
			at > 0 &&
			!afterStudy &&
			(levels[at] ?? 0) > (levels[at - 1] ?? 0) &&
			random.chance(level >= 3 ? 0.38 : 0.3);
		jobs.push({
			kind: "full-time",
			level: levels[at] ?? 1,
			start,
			end: last && left === 0 ? null : boundary,
			promoted,
		});
		if (afterStudy && further) {
			const end = monthOf(yearOf(start), may);
			const length =
				further.kind === "master" && random.chance(0.4) ? 9 : monthsOfStudy[further.kind];
			studies.push({ kind: further.kind, start: end - length, end });
			boundary = end - length - random.int(0, 2);
		} else {
			boundary = promoted
				? start
				: start -
					random.weighted([
						[0, 4],
						[1, 3],
						[2, 2],
						[4, 0.6],
					]);
		}
	}

	const first = jobs.at(-1) as PlannedJob;
	const graduation = graduationBefore(first.start);
	studies.push(...studiesUntil(graduation, further?.placement === "direct" ? further.kind : null));
	const firstStudy = studies.at(-1) as PlannedStudy;
	const months = jobs.reduce((sum, job) => sum + (job.end ?? writtenIn) - job.start, 0);
	if (!isBelievable(jobs, months, level, writtenIn, further)) return null;

	const internshipCount =
		level === 1 ? random.int(1, 2) : level === 2 && jobs.length < 3 && random.chance(0.5) ? 1 : 0;
	const internships = summersWithin(firstStudy.start, graduation)
		.slice(0, internshipCount)
		.map((year) => summerJob(random, year));
	const campus = level === 1 && internshipCount === 1 && random.chance(0.3) ? 1 : 0;
	return {
		jobs: newestFirst([
			...jobs,
			...internships,
			...campusJobs(random, firstStudy, firstStudy.end, campus),
		]),
		studies,
		months,
		standing: "professional",
	};
}

function isBelievable(
	jobs: readonly PlannedJob[],
	months: number,
	level: LevelIndex,
	writtenIn: Month,
	further: FurtherStudy | null,
): boolean {
	const [least, most] = yearsOfLevel[level] ?? [0, 0];
	const years = Math.floor(months / 12);
	if (years < least || years > most) return false;
	const credit = further?.kind === "doctorate" ? 60 : further ? 18 : 0;
	let worked = 0;
	for (const job of jobs.toReversed()) {
		const length = (job.end ?? writtenIn) - job.start;
		const ongoing = job.end === null;
		if (length < (ongoing ? Math.min(5, leastMonths[job.level]) : leastMonths[job.level])) {
			return false;
		}
		if (worked + credit < earliest[job.level]) return false;
		worked += length;
	}
	// One employer for a whole long career is possible, but tells little.
	return jobs.length < 3 || jobs.some((job, at) => at < jobs.length - 1 && !job.promoted);
}

function graduationBefore(start: Month): Month {
	return monthInYear(start) < may
		? monthOf(yearOf(start) - 1, december)
		: monthOf(yearOf(start), may);
}

function nearestMonth(month: Month, allowed: readonly number[]): Month {
	for (let distance = 0; distance < 12; distance++) {
		for (const candidate of [month + distance, month - distance]) {
			if (allowed.includes(monthInYear(candidate))) return candidate;
		}
	}
	return month;
}
