import {
	type ExperienceLevel,
	experienceLevels,
	type Industry,
	type Role,
} from "#app/domain/catalogue.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/resume-document.ts";
import type { Bullet, RoleBank, Theme } from "./bank.ts";
import { type Career, type LevelIndex, planCareer } from "./career.ts";
import type { City } from "./cities.ts";
import { choosePath, composeEducation, type StudyPath } from "./education.ts";
import {
	composeAwards,
	composeCertificates,
	composeInterests,
	composeLanguages,
	composeProjects,
} from "./extras.ts";
import { fitToPages, suitablePages } from "./fit.ts";
import { createLineDrawer } from "./line-drawer.ts";
import type { Month } from "./months.ts";
import { createPeople, phoneIn } from "./people.ts";
import { affinityOf, originsOf } from "./places.ts";
import type { Random } from "./random.ts";
import { composeSkills, strongestOf } from "./skills.ts";
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

	const pickTheme = (random: Random, role: Role, weight: (theme: Theme) => number): Theme => {
		const theme = random.weighted(
			banks[role].themes.map((each) => [each, weight(each) / (1 + (themeUses.get(each) ?? 0) / 4)]),
		);
		themeUses.set(theme, (themeUses.get(theme) ?? 0) + 1);
		return theme;
	};

	return (random, brief) => {
		const level = experienceLevels.indexOf(brief.experienceLevel) as LevelIndex;
		const bank = banks[brief.role];
		const person = drawPerson(random.fork("person"));
		const theme = pickTheme(random, brief.role, ({ key }) =>
			affinityOf(brief.role, key, brief.industry, brief.company),
		);
		const origins = originsOf(brief.role, theme.key);
		const cameFrom =
			level >= 2 && random.chance(origins.probability) ? random.weighted(origins.from) : null;
		const earlier = cameFrom && {
			role: cameFrom,
			theme: random.pick(banks[cameFrom].themes).key,
		};

		const path = choosePath(random.fork("studies"), bank, level, cameFrom ? banks[cameFrom] : null);
		const career = planCareer(
			random.fork("career"),
			level,
			brief.writtenIn,
			path.further?.study ?? null,
		);
		const studied = composeEducation(
			random.fork("education"),
			path,
			career,
			level,
			bank.courses,
			schoolUses,
		);

		const fullTime = career.jobs.filter((job) => job.kind === "full-time").length;
		const earlierJobs = earlier ? random.int(1, Math.max(1, Math.floor(fullTime / 2))) : 0;
		const taken = new Set<Bullet>();
		const history = composeHistory(random.fork("history"), drawer, employerUses, {
			banks,
			career,
			level,
			fieldOf: (index) =>
				earlier && index < earlierJobs ? earlier : { role: brief.role, theme: theme.key },
			writtenIn: brief.writtenIn,
			schoolName: studied.school.name,
			schoolCity: studied.city,
			courses: bank.courses,
			taken,
		});

		const extras = random.fork("extras");
		const student = career.standing === "student";
		const graduate = career.standing === "graduate";
		const projectCount = student
			? extras.int(history.length > 1 ? 1 : 2, 2)
			: graduate
				? extras.int(1, 2)
				: extras.chance([0, 0.7, 0.22, 0.1, 0.08][level] ?? 0)
					? 1
					: 0;
		const projects = composeProjects(extras, drawer, theme, level, career, projectCount);
		const body = [
			...history.flatMap((job) => job.entry.highlights),
			...projects.flatMap((project) => [project.description ?? "", ...project.highlights]),
		].join("\n");
		const skills = composeSkills(extras, theme, level, body);

		const years = Math.floor(
			history
				.filter((job) => job.plan.kind === "full-time" && job.role === brief.role)
				.reduce((sum, { plan }) => sum + (plan.end ?? brief.writtenIn) - plan.start, 0) / 12,
		);
		const summary = extras.chance([0.35, 0.42, 0.55, 0.75, 0.85][level] ?? 0)
			? composeSummary(extras, years, strongestOf(extras, skills, body))
			: undefined;

		const certificates = extras.chance([0.14, 0.22, 0.3, 0.3, 0.22][level] ?? 0)
			? composeCertificates(
					extras,
					bank,
					theme.key,
					level,
					career,
					brief.writtenIn,
					extras.chance(0.25) ? 2 : 1,
				)
			: [];
		const awards = extras.chance([0.5, 0.4, 0.3, 0.3, 0.35][level] ?? 0)
			? composeAwards(extras, bank, theme.key, level, history, brief.writtenIn, extras.int(1, 2))
			: [];
		const languages = composeLanguages(extras, person.homeLanguage);
		const sociable = brief.role === "Investment Banking" || brief.role === "Consultant";
		const interests = extras.chance(sociable ? 0.5 : 0.2) ? composeInterests(extras) : [];

		const home = homeOf(history, studied.city);
		const complete: ResumeDocument = {
			basics: {
				name: person.name,
				label: labelOf(career, history, path, brief),
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
		const document = fitToPages(
			complete,
			suitablePages(complete, level >= 3, brief.style),
			brief.style,
		);
		const jobs = history.map((job, at): ComposedJob => {
			const entry = document.work[at] ?? job.entry;
			return { ...job, entry, bullets: job.bullets.slice(0, entry.highlights.length) };
		});
		return { document, theme, career, path, jobs, cameFrom, years };

		function composeSummary(draw: Random, years: number, strongest: string[]): string | undefined {
			const left = new Set(
				bank.summaries.filter(({ levels }) => levels[0] <= level && level <= levels[1]),
			);
			while (left.size > 0) {
				const pattern = draw.weighted(
					[...left].map((each) => [each, drawer.rarity(each)] as const),
				);
				left.delete(pattern);
				const text = drawer.fresh(
					pattern,
					() => pattern.write(draw, { years, theme: theme.label, strongest }),
					(candidate) => agrees(candidate, career, history, brief.writtenIn),
				);
				if (text) return text;
			}
			return undefined;
		}
	};
}

/** Whether what a summary claims in passing is borne out by the rest of the page. */
function agrees(
	text: string,
	career: Career,
	history: readonly ComposedJob[],
	writtenIn: Month,
): boolean {
	const monthsLeft = (career.studies[0]?.end ?? writtenIn) - writtenIn;
	const has = (title: RegExp) => history.some((job) => title.test(job.entry.position));
	if (/final[- ]year/i.test(text) && monthsLeft > 13) return false;
	if (/undergraduate/i.test(text) && career.studies.length > 1) return false;
	if (/recent graduate|graduate entering/i.test(text) && monthsLeft > 3) return false;
	if (/teaching assistant/i.test(text) && !has(/Teaching Assistant/)) return false;
	if (/research assistant/i.test(text) && !has(/Research Assistant/)) return false;
	if (/tutoring|tutor\b/i.test(text) && !has(/Tutor/)) return false;
	const interned = career.jobs.some((job) => job.kind === "internship");
	return interned || !/\binternships?\b/i.test(text) || /looking for|seeking/i.test(text);
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
	path: StudyPath,
	brief: ResumeBrief,
): string {
	const present = history.find((job) => job.plan.kind === "full-time");
	if (present) return present.entry.position;
	const inMaster = career.studies.length > 1 && path.further !== null;
	const area = inMaster ? (path.further?.degree.area ?? path.first.area) : path.first.area;
	const graduated = (career.studies[0]?.end ?? brief.writtenIn) <= brief.writtenIn;
	if (graduated) return `${area} graduate`;
	return inMaster ? `Graduate student, ${area}` : `${area} student`;
}
