import type { Role } from "#app/domain/library/catalogue.ts";
import { fieldInYear, titlesBeforeDataScience } from "./anachronism.ts";
import type { RoleBank } from "./bank.ts";
import type { Career, PlannedJob } from "./career-plan.ts";
import type { City } from "./cities.ts";
import { type Employer, type EmployerKind, employers } from "./employers.ts";
import { type Month, monthOf, yearOf } from "./months.ts";
import { placesFor } from "./places.ts";
import { chooseTitle, titlesOf } from "./positions.ts";
import type { Random } from "./random.ts";

/** The field in which a job was done. */
export type Field = { role: Role; theme: string };

/** A planned job with its field, employer, title and place; still without lines. */
export type Post = {
	plan: PlannedJob;
	field: Field;
	employer: Employer;
	title: string;
	/** A city, or "Remote". */
	location: string;
	/** At the employer of the job before it, one step up. */
	promoted: boolean;
	/** Length of the job in months, up to the day of writing. */
	months: number;
	/** The year in which its lines must have been possible. */
	endYear: number;
};

const remoteKinds: readonly EmployerKind[] = ["startup", "scaleUp", "software", "ecommerce"];
const remoteFrom = monthOf(2020, 5);

/** Counts how often each employer has come up, so that all of them do. */
export type EmployerUses = Map<string, number>;

/**
 * Finds an employer, a title and a place for every job of the career but campus jobs; null stands for those.
 * In the order of the career, newest first.
 */
export function findPosts(
	random: Random,
	banks: Record<Role, RoleBank>,
	career: Career,
	schoolCity: City,
	writtenIn: Month,
	fieldOf: (fullTimeIndex: number) => Field,
	uses: EmployerUses,
): (Post | null)[] {
	const usedEmployers = new Set<string>();
	const posts: (Post | null)[] = [];
	let city = schoolCity;
	let fullTimeIndex = -1;
	let before: Post | null = null;

	// From the oldest on, because each job depends on the one before it.
	for (const plan of career.jobs.toReversed()) {
		if (plan.kind === "campus") {
			posts.push(null);
			continue;
		}
		const fullTime = plan.kind === "full-time";
		if (fullTime) fullTimeIndex++;
		const end = plan.end ?? writtenIn;
		// What was new in a job's last months is no achievement of it yet.
		const endYear = yearOf(end - (fullTime ? 5 : 0));
		const field = fieldInYear(fieldOf(Math.max(0, fullTimeIndex)), endYear);
		const last: Post | null = fullTime ? before : null;
		const promoted = plan.promoted && last?.field.role === field.role;
		const employer =
			promoted && last
				? last.employer
				: pickEmployer(
						random,
						placesFor(field.role, field.theme, plan.level),
						city,
						usedEmployers,
						uses,
					);
		usedEmployers.add(employer.name);
		const here = employer.offices.includes(city) ? city : (employer.offices[0] ?? city);
		const remote =
			remoteKinds.includes(employer.kind) && plan.start >= remoteFrom && random.chance(0.08);
		const months = end - plan.start;
		const titles = titlesFor(banks[field.role], field.theme, plan, employer, months);
		const post: Post = {
			plan,
			field,
			employer,
			title: chooseTitle(
				random,
				titles,
				last && {
					title: last.title,
					sameLevel: last.plan.level === plan.level,
					sameEmployer: promoted,
				},
			),
			location: promoted && last ? last.location : remote ? "Remote" : here,
			promoted,
			months,
			endYear,
		};
		posts.push(post);
		if (fullTime) {
			if (post.location !== "Remote") city = here;
			before = post;
		}
	}
	return posts.reverse();
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

/** An employer of one of the kinds that the person has not had, rather in the city, rather one seldom used. */
export function pickEmployer(
	random: Random,
	places: readonly (readonly [EmployerKind, number])[],
	city: City,
	taken: ReadonlySet<string>,
	uses: EmployerUses,
): Employer {
	const kind = random.weighted(places);
	const wanted = employers.filter((each) => each.kind === kind && !taken.has(each.name));
	const candidates = wanted.length > 0 ? wanted : employers.filter(({ name }) => !taken.has(name));
	const employer = random.weighted(
		candidates.map((each) => [
			each,
			(each.offices.includes(city) ? 5 : 1) / (1 + (uses.get(each.name) ?? 0)),
		]),
	);
	uses.set(employer.name, (uses.get(employer.name) ?? 0) + 1);
	return employer;
}
