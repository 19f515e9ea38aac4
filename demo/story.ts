import type { Role } from "#app/domain/library/catalogue.ts";
import type { RoleBank } from "./bank.ts";
import type { LevelIndex, StudyKind } from "./career-plan.ts";
import type { Composition } from "./compose.ts";
import { type EmployerKind, employerKinds } from "./employers.ts";
import type { Month } from "./months.ts";
import { inSentence } from "./positions.ts";

/** What titles, descriptions and tags are told from; all of it follows from the document. */
export type Story = {
	role: Role;
	level: LevelIndex;
	/** "Senior software engineer", the kind of position the resume is an example of. */
	noun: string;
	theme: string;
	standing: Composition["career"]["standing"];
	/** Whole years of work in the role. */
	years: number;
	/** Kinds of employers, newest first, each once. */
	kinds: readonly EmployerKind[];
	/** The same in words: "a fintech", or "fintechs" for several. */
	places: readonly string[];
	internships: number;
	campusJobs: number;
	fullTimeJobs: number;
	/** Titles before and after the latest promotion within one employer. */
	promotion: { from: string; to: string; latest: boolean } | null;
	lastTitle: string;
	/** The field of the earlier jobs, where it was another: "software engineer". */
	cameFrom: string | null;
	furtherStudy: StudyKind | null;
	/** Whether the further degree lies between two jobs. */
	wentBack: boolean;
	area: string;
	/** "junior", "master's student"; null for those who have left. */
	yearAtSchool: string | null;
	projects: number;
	lines: number;
	linesWithFigure: number;
	hasSummary: boolean;
	/** Whether the latest job was still held when the resume was written. */
	employed: boolean;
	/** Whether there are jobs beyond the third-latest, all of them short. */
	shortPast: boolean;
};

const nouns: Record<Role, readonly [string, string, string, string, string]> = {
	"Software Engineer": [
		"Software engineering intern",
		"Software engineer",
		"Software engineer",
		"Senior software engineer",
		"Staff software engineer",
	],
	"Product Manager": [
		"Product management intern",
		"Associate product manager",
		"Product manager",
		"Senior product manager",
		"Group product manager",
	],
	"Data Scientist": [
		"Data science intern",
		"Data scientist",
		"Data scientist",
		"Senior data scientist",
		"Principal data scientist",
	],
	"Machine Learning Engineer": [
		"Machine learning intern",
		"Machine learning engineer",
		"Machine learning engineer",
		"Senior machine learning engineer",
		"Staff machine learning engineer",
	],
	Consultant: [
		"Consulting intern",
		"Business analyst",
		"Consultant",
		"Engagement manager",
		"Consulting principal",
	],
	Marketing: [
		"Marketing intern",
		"Marketing associate",
		"Marketing manager",
		"Senior marketing manager",
		"Marketing director",
	],
	Finance: [
		"Finance intern",
		"Finance analyst",
		"Senior finance analyst",
		"Finance manager",
		"Finance director",
	],
	"Investment Banking": [
		"Investment banking summer analyst",
		"Investment banking analyst",
		"Investment banking associate",
		"Investment banking vice president",
		"Investment banking director",
	],
};

/** In these fields of finance nobody speaks of finance managers. */
const nounsOfTheme: Record<string, (typeof nouns)[Role]> = {
	"private-equity": ["Summer analyst", "Analyst", "Associate", "Vice president", "Principal"],
	"asset-management": [
		"Summer analyst",
		"Investment analyst",
		"Investment associate",
		"Portfolio manager",
		"Senior portfolio manager",
	],
	"equity-research": [
		"Research intern",
		"Research associate",
		"Research analyst",
		"Senior research analyst",
		"Research director",
	],
	"quant-trading": ["Trading intern", "Junior trader", "Trader", "Senior trader", "Head trader"],
};

/** Gathers the story of a composed resume. */
export function storyOf(
	composition: Composition,
	bank: RoleBank,
	level: LevelIndex,
	writtenIn: Month,
): Story {
	const { career, jobs, document, path, theme } = composition;
	const fullTime = jobs.filter((job) => job.plan.kind === "full-time");
	const promotedAt = fullTime.findIndex((job) => job.promoted);
	const from = fullTime[promotedAt + 1]?.entry.position;
	const to = fullTime[promotedAt]?.entry.position;
	// Where somebody has worked full-time, internships are not counted as employers.
	const settled =
		fullTime.length > 0 ? fullTime : jobs.filter((job) => job.plan.kind === "internship");
	const kinds = [
		...new Set(settled.flatMap((job) => (job.employerKind === "school" ? [] : job.employerKind))),
	];
	const lines = [
		...document.work.flatMap((job) => job.highlights),
		...(document.projects ?? []).flatMap((project) => project.highlights),
	];
	const monthsLeft = (career.studies[0]?.end ?? writtenIn) - writtenIn;
	const further = career.studies.find((study) => study.kind !== "bachelor");
	return {
		role: bank.role,
		level,
		noun: (nounsOfTheme[theme.key] ?? nouns[bank.role])[level],
		theme: theme.label,
		standing: career.standing,
		years: composition.years,
		places: kinds.map((kind) => {
			const names = settled.filter((job) => job.employerKind === kind).map((job) => job.entry.name);
			return new Set(names).size > 1 ? severalOf(kind) : employerKinds[kind];
		}),
		kinds,
		internships: jobs.filter((job) => job.plan.kind === "internship").length,
		campusJobs: jobs.filter((job) => job.plan.kind === "campus").length,
		fullTimeJobs: fullTime.length,
		promotion: from && to ? { from, to, latest: promotedAt === 0 } : null,
		lastTitle: jobs[0]?.entry.position ?? "",
		cameFrom: composition.cameFrom && inSentence(nouns[composition.cameFrom][1]),
		furtherStudy: further?.kind ?? null,
		wentBack: path.further?.study.placement === "between" && further !== undefined,
		area: (further && path.further?.degree.area) || path.first.area,
		yearAtSchool:
			career.standing !== "student"
				? null
				: further
					? "master's student"
					: monthsLeft <= 12
						? "senior"
						: monthsLeft <= 24
							? "junior"
							: "sophomore",
		projects: document.projects?.length ?? 0,
		lines: lines.length,
		linesWithFigure: lines.filter((line) => /\d/.test(line)).length,
		hasSummary: document.basics.summary !== undefined,
		employed: fullTime[0]?.plan.end === null,
		shortPast:
			fullTime.length > 2 && document.work.slice(2).every((job) => job.highlights.length <= 2),
	};
}

/** "a media company" → "media companies". */
const severalOf = (kind: EmployerKind): string =>
	`${employerKinds[kind].replace(/^an? /, "").replace(/y$/, "ie")}s`;
