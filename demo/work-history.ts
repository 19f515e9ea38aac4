import type { Role } from "#app/domain/library/catalogue.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { earliestYearOf } from "./anachronism.ts";
import type { Bullet, RoleBank } from "./bank.ts";
import { campusJobs } from "./campus-jobs.ts";
import type { Career, LevelIndex, PlannedJob } from "./career-plan.ts";
import type { City } from "./cities.ts";
import type { EmployerKind } from "./employers.ts";
import { type EmployerUses, type Field, findPosts, type Post, pickEmployer } from "./employment.ts";
import type { LineDrawer } from "./line-drawer.ts";
import { type Month, writeMonth } from "./months.ts";
import { unsuited } from "./places.ts";
import type { Random } from "./random.ts";

export type WorkEntry = ResumeDocument["work"][number];

/** A job with everything that the page does not show but that the rest of the resume depends on. */
export type ComposedJob = {
	plan: PlannedJob;
	entry: WorkEntry;
	/** "school" for work at the person's own university. */
	employerKind: EmployerKind | "school";
	role: Role;
	/** At the employer of the job before it, one step up. */
	promoted: boolean;
	/** Patterns of the lines; empty for campus jobs, whose lines are of no bank. */
	bullets: readonly Bullet[];
};

export type HistoryRequest = {
	banks: Record<Role, RoleBank>;
	career: Career;
	level: LevelIndex;
	/** The field of the full-time job at this place, counted from the oldest. */
	fieldOf: (fullTimeIndex: number) => Field;
	writtenIn: Month;
	schoolName: string;
	schoolCity: City;
	/** Courses of the resume's role, for teaching assistants. */
	courses: readonly string[];
	/** Remembers across the library how often an employer came up. */
	employerUses: EmployerUses;
};

/** Turns the planned jobs into entries, with employers, titles, places and lines. Newest first, as planned. */
export function composeHistory(
	random: Random,
	drawer: LineDrawer,
	request: HistoryRequest,
): ComposedJob[] {
	const { banks, career, writtenIn, fieldOf, schoolCity, employerUses } = request;
	const posts = findPosts(
		random.fork("posts"),
		banks,
		career,
		schoolCity,
		writtenIn,
		fieldOf,
		employerUses,
	);
	const taken = new Set<Bullet>();
	// The newest job comes first to its lines; the best ones are not spent on old jobs.
	return career.jobs.map((plan, at) => {
		const post = posts[at];
		return post
			? composeJob(random, drawer, request, post, at, taken)
			: composeCampusJob(random, drawer, request, plan);
	});
}

function composeJob(
	random: Random,
	drawer: LineDrawer,
	request: HistoryRequest,
	post: Post,
	at: number,
	taken: Set<Bullet>,
): ComposedJob {
	const { plan, field, employer, months, endYear } = post;
	const fullTime = plan.kind === "full-time";
	const odd = unsuited[employer.kind];
	const lastBeforeGraduation = at === 0 && request.career.standing === "graduate";
	const lines = drawer.drawLines(random, {
		bank: request.banks[field.role],
		theme: field.theme,
		level: plan.level,
		count: lineCount(random, request.level, at, plan.kind, months),
		least: at < 2 ? 3 : 2,
		months: months + (fullTime ? 0 : 1),
		taken,
		accepts: (text) =>
			!odd?.test(text) &&
			earliestYearOf(text) <= endYear &&
			suitsJob(text, fullTime, lastBeforeGraduation),
	});
	return {
		plan,
		employerKind: employer.kind,
		role: field.role,
		promoted: post.promoted,
		bullets: lines.map((line) => line.bullet),
		entry: {
			name: employer.name,
			position: post.title,
			location: post.location,
			...datesOf(plan),
			highlights: lines.map((line) => line.text),
		},
	};
}

const datesOf = (plan: PlannedJob) => ({
	startDate: writeMonth(plan.start),
	...(plan.end !== null && { endDate: writeMonth(plan.end) }),
});

/** Lines of internships belong to internships, and only the last one leads to a full-time offer. */
function suitsJob(text: string, fullTime: boolean, lastBeforeGraduation: boolean): boolean {
	if (fullTime) return !/\bintern(ship)?\b(?!s)|after the summer|summer program/i.test(text);
	return lastBeforeGraduation || !/full-time offer/i.test(text);
}

/** Three to five lines for recent jobs, two or three for old ones. */
function lineCount(
	random: Random,
	level: LevelIndex,
	at: number,
	kind: PlannedJob["kind"],
	months: number,
): number {
	if (kind === "internship") return at === 0 ? random.int(3, 4) : level <= 1 ? 3 : 2;
	if (at === 0) return months < 9 ? 3 : level >= 3 ? random.int(4, 5) : 4;
	if (at === 1) return level >= 3 ? random.int(3, 4) : 3;
	if (at === 2) return level >= 3 ? 3 : random.int(2, 3);
	return 2;
}

/** Part-time work of a student, with two or three lines. */
function composeCampusJob(
	random: Random,
	drawer: LineDrawer,
	request: HistoryRequest,
	plan: PlannedJob,
): ComposedJob {
	const { schoolName, schoolCity, employerUses } = request;
	const job = random.weighted(campusJobs.map((each) => [each, drawer.rarity(each)]));
	drawer.countUse(job);
	const wanted = random.int(2, 3);
	const highlights: string[] = [];
	for (const pattern of random.sample(job.lines, job.lines.length)) {
		if (highlights.length === wanted) break;
		const text = drawer.fresh(pattern, () => pattern.write(random));
		if (text) highlights.push(text);
	}
	const employer =
		job.at === "school"
			? null
			: pickEmployer(random, [[job.at, 1]], schoolCity, new Set(), employerUses);
	return {
		plan,
		employerKind: job.at,
		role: request.fieldOf(0).role,
		promoted: false,
		bullets: [],
		entry: {
			name: employer?.name ?? schoolName,
			position: job.title(random, request.courses),
			// Shops and charities have a branch in every university town.
			location: schoolCity,
			...datesOf(plan),
			highlights,
		},
	};
}
