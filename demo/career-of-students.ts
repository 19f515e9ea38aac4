import type { Career, FurtherStudy, PlannedStudy } from "./career-plan.ts";
import { type Month, monthInYear, monthOf, yearOf } from "./months.ts";
import type { Random } from "./random.ts";
import {
	campusJobs,
	december,
	may,
	newestFirst,
	range,
	studiesUntil,
	summerJob,
	summersWithin,
} from "./study-time.ts";

/** Offers to interns are for the coming summer; the degree ends in the year after it, or in the second. */
export function planStudent(random: Random, writtenIn: Month, inMaster: boolean): Career {
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
export function planGraduate(
	random: Random,
	writtenIn: Month,
	further: FurtherStudy | null,
): Career {
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
