import type { Role } from "#app/domain/catalogue.ts";
import type { ResumeDocument } from "#app/domain/resume-document.ts";
import { earliestYearOf, fieldInYear, titlesBeforeDataScience } from "./anachronism.ts";
import type { Bullet, RoleBank } from "./bank.ts";
import { campusJobs } from "./campus-jobs.ts";
import type { Career, LevelIndex, PlannedJob } from "./career.ts";
import type { City } from "./cities.ts";
import { type Employer, type EmployerKind, employers } from "./employers.ts";
import type { LineDrawer } from "./line-drawer.ts";
import { type Month, monthOf, writeMonth, yearOf } from "./months.ts";
import { placesFor, unsuited } from "./places.ts";
import { chooseTitle, titlesOf } from "./positions.ts";
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

/** The field in which a job was done. */
export type Field = { role: Role; theme: string };

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
	taken: Set<Bullet>;
};

type Before = {
	plan: PlannedJob;
	role: Role;
	employer: Employer;
	title: string;
	location: string;
};

const remoteKinds: readonly EmployerKind[] = ["startup", "scaleUp", "software", "ecommerce"];

/** Turns the planned jobs into entries, with employers, titles, places and lines. Newest first, as planned. */
export function composeHistory(
	random: Random,
	drawer: LineDrawer,
	employerUses: Map<string, number>,
	request: HistoryRequest,
): ComposedJob[] {
	const { banks, career, writtenIn } = request;
	const usedEmployers = new Set<string>();
	const composed: ComposedJob[] = [];
	let city = request.schoolCity;
	let fullTimeIndex = -1;
	let before = null as Before | null;

	// From the oldest on, because each job depends on the one before it.
	for (const [at, plan] of [...career.jobs.entries()].toReversed()) {
		if (plan.kind === "campus") {
			composed.push(composeCampusJob(random, drawer, employerUses, request, plan));
			continue;
		}
		const fullTime = plan.kind === "full-time";
		if (fullTime) fullTimeIndex++;
		const endYear = yearOf(plan.end ?? writtenIn);
		const { role, theme } = fieldInYear(request.fieldOf(Math.max(0, fullTimeIndex)), endYear);
		const last: Before | null = fullTime ? before : null;
		const promoted = plan.promoted && last?.role === role;
		const employer: Employer =
			promoted && last
				? last.employer
				: pickEmployer(
						random,
						placesFor(role, theme, plan.level),
						city,
						usedEmployers,
						employerUses,
					);
		usedEmployers.add(employer.name);
		if (!promoted) employerUses.set(employer.name, (employerUses.get(employer.name) ?? 0) + 1);
		const here = employer.offices.includes(city) ? city : (employer.offices[0] ?? city);
		const remote =
			remoteKinds.includes(employer.kind) && plan.start >= monthOf(2020, 5) && random.chance(0.08);
		const location: string = promoted && last ? last.location : remote ? "Remote" : here;
		const months = (plan.end ?? writtenIn) - plan.start;
		const title: string = chooseTitle(
			random,
			titlesFor(banks[role], theme, plan, employer, months),
			last && {
				title: last.title,
				sameLevel: last.plan.level === plan.level,
				sameEmployer: promoted,
			},
		);
		const odd = unsuited[employer.kind];
		const lastBeforeGraduation = at === 0 && career.standing === "graduate";
		const lines = drawer.drawLines(random, {
			bank: banks[role],
			theme,
			level: plan.level,
			count: lineCount(random, request.level, at, plan, writtenIn),
			months: months + (fullTime ? 0 : 1),
			taken: request.taken,
			accepts: (text) =>
				!odd?.test(text) &&
				earliestYearOf(text) <= endYear &&
				suitsJob(text, fullTime, lastBeforeGraduation),
		});
		composed.push({
			plan,
			employerKind: employer.kind,
			role,
			promoted,
			bullets: lines.map((line) => line.bullet),
			entry: {
				name: employer.name,
				position: title,
				location,
				startDate: writeMonth(plan.start),
				...(plan.end !== null && { endDate: writeMonth(plan.end) }),
				highlights: lines.map((line) => line.text),
			},
		});
		if (fullTime) {
			if (location !== "Remote") city = here;
			before = { plan, role, employer, title, location };
		}
	}
	return composed.reverse();
}

function titlesFor(
	bank: RoleBank,
	theme: string,
	plan: PlannedJob,
	employer: Employer,
	months: number,
): readonly string[] {
	if (employer.kind === "lab") return ["Research Intern", "Summer Research Assistant"];
	if (bank.role === "Data Scientist" && plan.start < monthOf(2012, 0)) {
		return titlesBeforeDataScience[plan.level] ?? [];
	}
	return titlesOf(bank, theme, plan.level).filter(
		(title) => months < 15 || !title.startsWith("First-Year"),
	);
}

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
	plan: PlannedJob,
	writtenIn: Month,
): number {
	const months = (plan.end ?? writtenIn) - plan.start;
	if (plan.kind === "internship") return at === 0 ? random.int(3, 4) : level <= 1 ? 3 : 2;
	if (at === 0) return months < 9 ? 3 : level >= 3 ? random.int(4, 5) : 4;
	if (at === 1) return level >= 3 ? random.int(3, 4) : 3;
	if (at === 2) return level >= 3 ? 3 : random.int(2, 3);
	return 2;
}

function pickEmployer(
	random: Random,
	places: readonly (readonly [EmployerKind, number])[],
	city: City,
	used: ReadonlySet<string>,
	uses: ReadonlyMap<string, number>,
): Employer {
	const kind = random.weighted(places);
	const wanted = employers.filter((employer) => employer.kind === kind && !used.has(employer.name));
	const candidates = wanted.length > 0 ? wanted : employers.filter(({ name }) => !used.has(name));
	return random.weighted(
		candidates.map((employer) => [
			employer,
			(employer.offices.includes(city) ? 5 : 1) / (1 + (uses.get(employer.name) ?? 0)),
		]),
	);
}

function composeCampusJob(
	random: Random,
	drawer: LineDrawer,
	employerUses: Map<string, number>,
	request: HistoryRequest,
	plan: PlannedJob,
): ComposedJob {
	const job = random.weighted(campusJobs.map((each) => [each, drawer.rarity(each)]));
	const wanted = random.int(2, 3);
	const highlights: string[] = [];
	for (const pattern of random.sample(job.lines, job.lines.length)) {
		if (highlights.length === wanted) break;
		const text = drawer.fresh(pattern, () => pattern.write(random));
		if (text) highlights.push(text);
	}
	const elsewhere =
		job.at === "school"
			? null
			: pickEmployer(random, [[job.at, 1]], request.schoolCity, new Set(), employerUses);
	return {
		plan,
		employerKind: job.at,
		role: request.fieldOf(0).role,
		promoted: false,
		bullets: [],
		entry: {
			name: elsewhere?.name ?? request.schoolName,
			position: job.title(random, request.courses),
			// Shops and charities have a branch in every university town.
			location: request.schoolCity,
			startDate: writeMonth(plan.start),
			...(plan.end !== null && { endDate: writeMonth(plan.end) }),
			highlights,
		},
	};
}
