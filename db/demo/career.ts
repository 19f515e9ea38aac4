import { type Month, monthInYear, monthOf, yearOf } from "./months.ts";
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

/** From an August to a May. */
const monthsOfStudy = { master: 21, mba: 21, law: 33, doctorate: 57 } as const;

const june = 5;
const august = 7;
const may = 4;
const december = 11;

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

/** Offers to interns are for the coming summer; the degree ends in the year after it, or in the second. */
function planStudent(random: Random, writtenIn: Month, inMaster: boolean): Career {
	const summer = yearOf(writtenIn) + (monthInYear(writtenIn) <= may ? 0 : 1);
	const graduation = monthOf(summer + (inMaster || random.chance(0.75) ? 1 : 2), may);
	const master: PlannedStudy = { kind: "master", start: graduation - 21, end: graduation };
	const bachelor = inMaster
		? { kind: "bachelor" as const, start: master.start - 48, end: master.start - 3 }
		: { kind: "bachelor" as const, start: graduation - 45, end: graduation };
	const summers = summersWithin(bachelor.start, writtenIn);
	const count = random.weighted([
		[0, 2],
		[1, 6],
		[2, summers.length > 1 ? 4 : 0],
	]);
	const internships = summers.slice(0, count).map((year) => summerJob(random, year));
	const campusCount = count === 0 ? random.int(1, 2) : count === 1 && random.chance(0.6) ? 1 : 0;
	return {
		jobs: newestFirst([...internships, ...campusJobs(random, bachelor, writtenIn, campusCount)]),
		studies: inMaster ? [master, bachelor] : [bachelor],
		months: 0,
		standing: "student",
	};
}

/** From nine months before the last examination to two months after it. */
function planGraduate(random: Random, writtenIn: Month, further: FurtherStudy | null): Career {
	const ends = range(writtenIn - 2, writtenIn + 9).filter(
		(month) => monthInYear(month) === may || (monthInYear(month) === december && !further),
	);
	const studies = studiesUntil(random.pick(ends), further?.kind ?? null);
	const first = studies.at(-1) as PlannedStudy;
	const summers = summersWithin(first.start, Math.min(writtenIn, studies[0]?.end ?? writtenIn));
	const internships = summers
		.slice(
			0,
			random.weighted([
				[1, 3],
				[2, 6],
				[3, 1],
			]),
		)
		.map((year) => summerJob(random, year));
	const campus = internships.length < 2 || random.chance(0.25) ? 1 : 0;
	return {
		jobs: newestFirst([...internships, ...campusJobs(random, first, writtenIn, campus)]),
		studies,
		months: 0,
		standing: "graduate",
	};
}

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

function tryProfessional(
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

/** Degrees that end at `end`: the first one alone, or with a further one directly after it. Newest first. */
function studiesUntil(end: Month, further: FurtherStudy["kind"] | null): PlannedStudy[] {
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

function graduationBefore(start: Month): Month {
	return monthInYear(start) < may
		? monthOf(yearOf(start) - 1, december)
		: monthOf(yearOf(start), may);
}

/** The years whose summers lie wholly between the two months, the latest first. */
function summersWithin(start: Month, end: Month): number[] {
	return range(yearOf(start), yearOf(end))
		.filter((year) => monthOf(year, june) > start && monthOf(year, august) <= end)
		.reverse();
}

const summerJob = (random: Random, year: number): PlannedJob => ({
	kind: "internship",
	level: 0,
	start: monthOf(year, random.chance(0.65) ? june : may),
	end: monthOf(year, august),
	promoted: false,
});

/** Part-time work at the university, by terms (August to December, January to May); not in the first one. */
function campusJobs(
	random: Random,
	study: PlannedStudy,
	writtenIn: Month,
	count: number,
): PlannedJob[] {
	const starts = (before: Month) =>
		range(study.start + 4, before).filter((month) => [0, august].includes(monthInYear(month)));
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
function newestFirst(jobs: readonly PlannedJob[]): PlannedJob[] {
	const end = (job: PlannedJob) => job.end ?? Number.POSITIVE_INFINITY;
	return jobs.toSorted((a, b) =>
		end(a) === end(b) ? b.start - a.start : end(b) > end(a) ? 1 : -1,
	);
}

function nearestMonth(month: Month, allowed: readonly number[]): Month {
	for (let distance = 0; distance < 12; distance++) {
		for (const candidate of [month + distance, month - distance]) {
			if (allowed.includes(monthInYear(candidate))) return candidate;
		}
	}
	return month;
}

function range(from: number, to: number): number[] {
	return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
