import {
	type ExperienceLevel,
	experienceLevels,
	type Industry,
	type Role,
} from "#app/domain/library/catalogue.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { RoleBank, Theme } from "./bank.ts";
import { planCareer } from "./career.ts";
import type { Career, LevelIndex } from "./career-plan.ts";
import type { City } from "./cities.ts";
import { choosePath, composeEducation, type StudyPath } from "./education.ts";
import {
	composeAwards,
	composeCertificates,
	composeInterests,
	composeLanguages,
} from "./extras.ts";
import { fitToPages, suitablePages } from "./fit.ts";
import { createLineDrawer } from "./line-drawer.ts";
import type { Month } from "./months.ts";
import { createPeople, phoneIn } from "./people.ts";
import { affinityOf, originsOf } from "./places.ts";
import { composeProjects, projectCount } from "./projects.ts";
import type { Random } from "./random.ts";
import { composeSkills, strongestOf } from "./skills.ts";
import { composeSummary } from "./summary.ts";
import { type ComposedJob, composeHistory } from "./work-history.ts";

export type RoleBanks = Record<Role, RoleBank>;

/** Whom a resume is to describe: a person who got this offer soon after `writtenIn`. */
export type ResumeBrief = {
	role: Role;
	industry: Industry;
	experienceLevel: ExperienceLevel;
	company: string;
	writtenIn: Month;
	/** How the resume will be set; decides how much fits a page. */
	style: SheetStyle;
};

export type Composition = {
	document: ResumeDocument;
	theme: Theme;
	career: Career;
	path: StudyPath;
	/** In the order of the document's work section, with the patterns that its lines came from. */
	jobs: readonly ComposedJob[];
	/** The field of the earlier jobs, where it was another. */
	cameFrom: Role | null;
	/** Whole years of full-time work in the present role. */
	years: number;
};

/** How often a resume has a part, by level from Intern to Staff+. */
const shares = {
	summary: [0.35, 0.42, 0.55, 0.75, 0.85],
	certificates: [0.14, 0.22, 0.3, 0.3, 0.22],
	awards: [0.5, 0.4, 0.3, 0.3, 0.35],
} as const;

/** In these roles people are expected to be pleasant company. */
const sociable: readonly Role[] = ["Investment Banking", "Consultant"];

/**
 * Composes one resume after another. What was used (people, lines, schools, employers) is remembered, so that
 * the resumes of one composer differ; the order of calls therefore matters.
 */
export function createComposer(
	banks: RoleBanks,
): (random: Random, brief: ResumeBrief) => Composition {
	const drawPerson = createPeople();
	const drawer = createLineDrawer();
	const employerUses = new Map<string, number>();
	const schoolUses = new Map<string, number>();
	const themeUses = new Map<Theme, number>();

	const pickTheme = (random: Random, { role, industry, company }: ResumeBrief): Theme => {
		const theme = random.weighted(
			banks[role].themes.map((each) => [
				each,
				affinityOf(role, each.key, industry, company) / (1 + (themeUses.get(each) ?? 0) / 4),
			]),
		);
		themeUses.set(theme, (themeUses.get(theme) ?? 0) + 1);
		return theme;
	};

	return (random, brief) => {
		const { role, writtenIn, style } = brief;
		const level = experienceLevels.indexOf(brief.experienceLevel) as LevelIndex;
		const bank = banks[role];
		const person = drawPerson(random.fork("person"));
		const theme = pickTheme(random, brief);
		const origins = originsOf(role, theme.key);
		const cameFrom =
			level >= 2 && random.chance(origins.probability) ? random.weighted(origins.from) : null;

		const path = choosePath(random.fork("studies"), bank, level, cameFrom && banks[cameFrom]);
		const further = path.further?.study ?? null;
		const career = planCareer(random.fork("career"), level, writtenIn, further);
		const studied = composeEducation(
			random.fork("education"),
			path,
			career,
			level,
			bank,
			schoolUses,
		);

		const present = { role, theme: theme.key };
		const earlier = cameFrom && {
			role: cameFrom,
			theme: random.pick(banks[cameFrom].themes).key,
		};
		const fullTime = career.jobs.filter((job) => job.kind === "full-time").length;
		const earlierJobs = earlier ? random.int(1, Math.max(1, Math.floor(fullTime / 2))) : 0;
		const history = composeHistory(random.fork("history"), drawer, {
			banks,
			career,
			level,
			fieldOf: (index) => (earlier && index < earlierJobs ? earlier : present),
			writtenIn,
			schoolName: studied.school.name,
			schoolCity: studied.city,
			courses: bank.courses,
			employerUses,
		});

		const extras = random.fork("extras");
		const projects = composeProjects(
			extras,
			drawer,
			theme,
			level,
			career,
			projectCount(extras, career, level),
		);
		const body = [
			...history.flatMap((job) => job.entry.highlights),
			...projects.flatMap((project) => [project.description ?? "", ...project.highlights]),
		].join("\n");
		const skills = composeSkills(extras, theme, level, body);
		const years = yearsIn([role], history, writtenIn);
		const summary = extras.chance(shares.summary[level])
			? composeSummary(extras, drawer, bank, {
					level,
					theme,
					career,
					history,
					writtenIn,
					// Banking is finance, and a summary counts all of it.
					years:
						cameFrom === "Investment Banking"
							? yearsIn([role, cameFrom], history, writtenIn)
							: years,
					strongest: strongestOf(extras, skills, body),
				})
			: undefined;
		const about = { bank, theme: theme.key, level, career, history, writtenIn };
		const certificates = extras.chance(shares.certificates[level])
			? composeCertificates(extras, about)
			: [];
		const awards = extras.chance(shares.awards[level]) ? composeAwards(extras, drawer, about) : [];
		const languages = composeLanguages(extras, person.homeLanguage);
		const interests = extras.chance(sociable.includes(role) ? 0.5 : 0.2)
			? composeInterests(extras)
			: [];

		const home = homeOf(history, studied.city);
		const complete: ResumeDocument = {
			basics: {
				name: person.name,
				label: labelOf(career, history, path, writtenIn),
				email: person.email,
				phone: phoneIn(extras, home),
				location: home,
				...(summary && { summary }),
			},
			work: history.map((job) => job.entry),
			education: studied.education,
			skills,
			...(projects.length > 0 && { projects }),
			...(certificates.length > 0 && { certificates }),
			...(awards.length > 0 && { awards }),
			...(languages.length > 0 && { languages }),
			...(interests.length > 0 && { interests }),
		};
		const document = fitToPages(complete, suitablePages(complete, level >= 3, style), style);
		const jobs = history.map((job, at): ComposedJob => {
			const entry = document.work[at] ?? job.entry;
			return { ...job, entry, bullets: job.bullets.slice(0, entry.highlights.length) };
		});
		return { document, theme, career, path, jobs, cameFrom, years };
	};
}

/** Whole years of full-time work in the roles. */
function yearsIn(
	roles: readonly Role[],
	history: readonly ComposedJob[],
	writtenIn: Month,
): number {
	const months = history
		.filter(({ plan, role }) => plan.kind === "full-time" && roles.includes(role))
		.reduce((sum, { plan }) => sum + (plan.end ?? writtenIn) - plan.start, 0);
	return Math.floor(months / 12);
}

/** Where the person lives: at the latest full-time job that is done on site, or at the university. */
function homeOf(history: readonly ComposedJob[], schoolCity: City): City {
	const onSite = history.find(
		({ plan, entry }) => plan.kind === "full-time" && entry.location !== "Remote",
	);
	return (onSite?.entry.location as City | undefined) ?? schoolCity;
}

/** The line below the name: the present job, or the course of study of those who have none yet. */
function labelOf(
	career: Career,
	history: readonly ComposedJob[],
	{ first, further }: StudyPath,
	writtenIn: Month,
): string {
	const present = history.find((job) => job.plan.kind === "full-time");
	if (present) return present.entry.position;
	const master = career.studies.length > 1 ? further?.degree : undefined;
	const area = (master ?? first).area;
	if ((career.studies[0]?.end ?? writtenIn) <= writtenIn) return `${area} graduate`;
	return master ? `Graduate student, ${area}` : `${area} student`;
}
