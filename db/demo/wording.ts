import type { Role } from "#app/domain/catalogue.ts";
import type { RoleBank } from "./bank.ts";
import type { LevelIndex, StudyKind } from "./career.ts";
import type { Composition } from "./compose.ts";
import { employerKinds } from "./employers.ts";
import type { Month } from "./months.ts";
import { inSentence } from "./positions.ts";
import { list, pluralWord, word } from "./quantities.ts";
import type { Random } from "./random.ts";

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
	/** Kinds of employers with article, newest first, each once: "a fintech". */
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
		places: [
			...new Set(
				settled.map((job) =>
					job.employerKind === "school" ? "" : employerKinds[job.employerKind],
				),
			),
		],
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
			document.work.length > 2 && document.work.slice(2).every((job) => job.highlights.length <= 2),
	};
}

/** Titles that fit a story, the more telling ones more often; the caller takes the first that is still free. */
export function composeTitle(
	random: Random,
	story: Story,
	isFree: (title: string) => boolean,
): string {
	const { noun, theme, standing, years } = story;
	const lower = inSentence(noun);
	const candidates: [string, number][] = [
		[`${noun}, ${theme}`, 4],
		[`${noun} with a focus on ${theme}`, 2],
	];
	const add = (weight: number, ...titles: string[]) => {
		for (const title of titles) candidates.push([title, weight]);
	};
	if (standing === "student") {
		const student = firstUpper(story.yearAtSchool ?? "student");
		add(2, `${student} in ${story.area}: ${theme}`);
		add(1.5, `${story.area} student, ${theme}`);
		if (story.internships === 0)
			add(3, `First internship: ${theme}`, `Campus jobs and projects: ${theme}`);
		if (story.internships === 1) add(2.5, `Second internship: ${theme}`);
		if (story.internships > 1) add(2.5, `Two internships: ${theme}`);
		if (story.projects > 1) add(1.5, `Student projects in ${theme}`);
	} else if (standing === "graduate") {
		add(4, `New-grad ${lower}, ${theme}`, `New-grad ${lower} with a focus on ${theme}`);
		add(2, `${story.area} graduate: ${theme}`, `First full-time role: ${theme}`);
		if (story.internships > 1) add(3, `From internships to a first job: ${theme}`);
	} else {
		if (story.level === 1) {
			add(3, `Early-career ${lower}, ${theme}`, `Second job: ${lower}, ${theme}`);
			if (years === 1) add(2, `One year in: ${lower}, ${theme}`);
			if (years === 2) add(2, `Two years in: ${lower}, ${theme}`);
		}
		if (years >= 3) {
			add(
				2,
				`${firstUpper(word(years))} years in ${theme}`,
				`${noun}, ${word(years)} years in ${theme}`,
			);
		}
		const [here, there] = story.places;
		if (here && there) add(2, `${noun}: ${theme}, from ${there} to ${here}`);
		if (story.promotion?.latest) {
			add(
				5,
				`${firstUpper(inSentence(story.promotion.from))} to ${inSentence(story.promotion.to)}: ${theme}`,
			);
		}
		if (story.role === "Investment Banking" && story.level === 2)
			add(5, `Analyst to associate: ${theme}`);
		if (story.level === 4) add(2, `${noun}: a career in ${theme}`);
		if (story.level >= 3 && story.fullTimeJobs > 3) {
			add(1.5, `${firstUpper(pluralWord(story.fullTimeJobs, "step"))} to ${lower}, ${theme}`);
		}
		if (story.furtherStudy === "mba") add(4, `${noun} with an MBA, ${theme}`);
		if (story.furtherStudy === "doctorate") add(4, `From doctorate to ${lower}: ${theme}`);
	}
	if (story.cameFrom) {
		add(14, `From ${story.cameFrom} to ${lower}: ${theme}`);
		add(6, `Career change into ${theme}: ${lower}`);
	}
	const left = candidates.filter(([title]) => title.length <= 90);
	while (left.length > 0) {
		const title = random.weighted(left.map((each) => [each[0], each[1]] as const));
		if (isFree(title)) return title;
		left.splice(
			left.findIndex(([each]) => each === title),
			1,
		);
	}
	// A company with hundreds of resumes: the field of study tells them apart, then a part.
	for (let part = 0; ; part++) {
		const title = `${noun}, ${theme}: ${story.area} background${part ? `, example ${part + 1}` : ""}`;
		if (isFree(title)) return title;
	}
}

/** One to three sentences on what kind of resume this is and what it shows; nothing of its lines or contact data. */
export function composeDescription(random: Random, story: Story): string {
	const places = list(story.places.slice(0, 3));
	const opening = random.pick(openings(story, places));
	const remarks = random.sample(
		remarksOn(random, story),
		random.weighted([
			[1, 5],
			[2, 5],
		]),
	);
	return [opening, ...remarks].join(" ");
}

function openings(story: Story, places: string): string[] {
	const { theme, area, years } = story;
	if (story.standing === "student") {
		const work = [
			...(story.internships > 0
				? [`${pluralWord(story.internships, "internship")}${places ? ` at ${places}` : ""}`]
				: []),
			...(story.campusJobs > 0
				? [story.campusJobs === 1 ? "a part-time job" : "two part-time jobs"]
				: []),
			...(story.projects > 0
				? [story.projects === 1 ? "one project" : `${word(story.projects)} projects`]
				: []),
		];
		return [
			`A ${story.yearAtSchool} in ${area} with ${list(work)}, applying for internships in ${theme}.`,
			`Student resume aimed at ${theme}: ${list(work)}.`,
			`Built from ${list(work)} by a ${story.yearAtSchool} in ${area}.`,
		];
	}
	if (story.standing === "graduate") {
		const interned = `${pluralWord(story.internships, "internship")}${places ? ` at ${places}` : ""}`;
		return [
			`New graduate in ${area} with ${interned}, applying for a first full-time role in ${theme}.`,
			`A first full-time offer after ${interned}; the field is ${theme}.`,
			`${firstUpper(interned)}, a degree in ${area} and ${story.projects > 1 ? "several projects" : "a project"}, arranged for ${theme}.`,
		];
	}
	const title = inSentence(story.lastTitle);
	const time =
		years < 1 ? "Less than a year" : years === 1 ? "One year" : `${firstUpper(word(years))} years`;
	const jobs = pluralWord(story.fullTimeJobs, "position");
	if (story.cameFrom) {
		const back = story.wentBack
			? story.furtherStudy === "mba"
				? " by way of an MBA"
				: " by way of a further degree"
			: "";
		return [
			`Began as ${article(story.cameFrom)} and moved into ${theme}${back}.`,
			`A change of field, from ${story.cameFrom} to ${title}, told over ${jobs}.`,
		];
	}
	return [
		`${time} of work in ${theme} at ${places}, most recently as ${title}.`,
		story.fullTimeJobs > 1
			? `${firstUpper(jobs)} in ${theme}, the latest as ${title}.`
			: `A first full-time job in ${theme}, as ${title}.`,
		`${firstUpper(article(title))} with ${years < 1 ? "less than a year" : pluralWord(years, "year")} of experience at ${places}.`,
	];
}

/** Each is true of the story it is offered for. */
function remarksOn(random: Random, story: Story): string[] {
	const remarks: string[] = [];
	const { level, theme } = story;
	const share = story.linesWithFigure / Math.max(1, story.lines);
	const counted = `${story.linesWithFigure} of ${story.lines} lines carry a number`;
	if (share > 0.85) {
		remarks.push(
			random.pick([`${counted}.`, "Nearly every line ends in a result that can be checked."]),
		);
	} else {
		remarks.push(
			random.pick([
				"Mixes measured results with lines that simply say what was built or decided.",
				`${counted}; the others stand on substance.`,
			]),
		);
	}
	if (story.standing === "student") {
		remarks.push(
			"Shows how projects and coursework can stand beside little work experience.",
			"Look at how early work is described without borrowing the team's achievements.",
			"A pattern for a page with more coursework than employment.",
		);
		if (story.campusJobs > 0) remarks.push("Part-time work is given as much care as the rest.");
	}
	if (story.standing === "graduate") {
		remarks.push(
			"Shows how internships are turned into evidence for a full-time role.",
			"Keeps school, internships and projects pointed at the same work.",
			"Reads like a short career rather than a list of courses.",
		);
	}
	if (story.standing === "professional") {
		if (level === 1)
			remarks.push("Shows how to weigh a short first job against earlier internships.");
		if (level === 2) {
			remarks.push(
				"Scope grows from one job to the next, and the wording with it.",
				`Useful for moving up within ${theme}.`,
			);
		}
		if (level === 3) {
			remarks.push(
				"Gives leading others and doing the work about equal room.",
				"Shows how to shorten early jobs so that the recent ones can breathe.",
			);
		}
		if (level === 4) {
			remarks.push(
				"Keeps a long career to what matters for the next position.",
				"Shows influence beyond one team without job-description language.",
			);
		}
		if (!story.employed) remarks.push("Written between two jobs, without a word of excuse.");
		if (story.shortPast) remarks.push("Jobs from further back are cut to two lines each.");
		if (story.promotion) {
			remarks.push("A promotion within one employer is set out as two entries.");
		}
		if (story.wentBack)
			remarks.push("A return to university is placed so that the dates explain themselves.");
	}
	if (story.furtherStudy === "doctorate")
		remarks.push("Puts a doctorate to use without reading like an academic CV.");
	if (random.chance(0.5)) {
		remarks.push(
			story.hasSummary
				? "Opens with a short summary."
				: "Goes straight to experience, without a summary.",
		);
	}
	return remarks;
}

/** Four to nine tags in lower case: the theme's, and what is particular to this person. */
export function composeTags(random: Random, composition: Composition, story: Story): string[] {
	const own = random.sample(composition.theme.tags, random.int(3, 5));
	const particular = [
		...(story.standing === "student" ? ["internship"] : []),
		...(story.standing === "graduate" ? ["new grad"] : []),
		...(story.cameFrom ? ["career change"] : []),
		...(story.furtherStudy === "mba" ? ["mba"] : []),
		...(story.furtherStudy === "doctorate" ? ["phd"] : []),
		...(story.promotion ? ["promotion"] : []),
		...(story.places.includes(employerKinds.startup) ? ["start-up"] : []),
		...(story.level === 4 ? ["leadership"] : []),
		...(story.projects > 1 ? ["projects"] : []),
		...(composition.document.work.some((job) => job.location === "Remote") ? ["remote"] : []),
	];
	return [
		...new Set(
			[...own, ...random.sample(particular, random.int(1, 3))].map((tag) => tag.toLowerCase()),
		),
	].slice(0, 9);
}

const article = (noun: string): string =>
	`${/^([aeio]|fp|mba|u(?!ni))/i.test(noun) ? "an" : "a"} ${noun}`;

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
