import { count } from "#app/domain/base/count.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { inLanguage, unreadJobs } from "#app/domain/base/messages/languages.ts";
import type { ResumeComparison } from "#app/domain/insights/comparison-result.ts";
import { formatMeasure } from "#app/domain/insights/measures.ts";
import type { MonthRange } from "#app/domain/insights/month-ranges.ts";
import type {
	LevelReason,
	LineKind,
	Mark,
	Reading,
	ReadLanguage,
} from "#app/domain/insights/resume-reading.ts";
import { monthLabel } from "#app/domain/reader/sheet/sections.ts";
import figures from "./reading-figures.json" with { type: "json" };

/** What was read of a person's own resume, in words. */

export const kindLabels: Record<LineKind, string> = {
	name: "Name",
	contact: "Contact",
	heading: "Heading",
	job: "Job",
	bullet: "Bullet",
	skills: "Skills",
	school: "School",
	text: "Text",
};

export const markWords: Record<Mark, string> = {
	read: "Found where programs look for it first.",
	guessed: "Found by a rule of ours: a heading, a date or a bullet sign is missing.",
	lost: "Belongs to nothing that we found. A program may drop it.",
};

/** "2 jobs, 7 bullets, 5 skills and 1 line about school". */
export function describeRead({ jobs, lines, skills, school }: Reading): string {
	const bullets = lines.filter(({ kind }) => kind === "bullet").length;
	const found = [
		count(jobs.length, "job"),
		count(Math.max(bullets, ...[jobs.reduce((sum, job) => sum + job.bullets.length, 0)]), "bullet"),
		count(skills.length, "skill"),
	];
	return `We found ${found.join(", ")} and ${count(school.length, "line")} about school.`;
}

/** Null of English. */
export function languageNote({ language, isOutlined, jobs }: Reading): string | null {
	if (language === "en") return null;
	const yours = `Your resume is ${inLanguage(language)}, not in English.`;
	const english = "because every resume of this library is in English";
	if (isOutlined)
		return `${yours} ${jobs.length > 0 ? "Its jobs and dates are read all the same; its" : "Its"} words are not judged, ${english}.`;
	return `${yours} ${jobs.length > 0 ? knownTimes : unreadJobs} Neither its words nor its role and level are judged, and it is compared with no group, ${english}.`;
}

const knownTimes =
	"Its jobs are read by their dates; a title or an employer in words that we do not know is left out.";

/** Of a posting beside a resume in another language; null of English. */
export const otherWordsNote = (language: ReadLanguage): string | null =>
	language === "en"
		? null
		: `Your resume is ${inLanguage(language)}: only what is written alike there, such as the name of a tool, can be found in it. What is said to be missing may stand there in other words, and years count only where its jobs are read.`;

/** Of a file with text that the browser could not read. @param pages where it stands */
export const unreadNote = (pages: readonly number[]): string =>
	`Text on ${pages.length > 1 ? "pages" : "page"} ${pages.join(", ")} is missing here: it is in a font that the file does not bring along, so your browser cannot tell its letters. Below you can have the file read on the server, or choose no file and paste its text.`;

/** Of a posting in another language than English, of which some was found or nothing; null of English. */
export const postingLanguageNote = (language: ReadLanguage, found: number): string | null =>
	language === "en"
		? null
		: `This posting is ${inLanguage(language)}. We read only English postings, so ${found === 0 ? "we cannot say what it asks for" : "most of what it asks for is missing here"}.`;

/** "Mar 2021 – now", "2015 – 2018" where only years stand there. */
export function describePeriod({ from, to }: MonthRange): string {
	const isYears = from % 12 === 0 && (to === null || to % 12 === 11);
	const label = (month: number) =>
		isYears
			? String(Math.floor(month / 12))
			: monthLabel(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`);
	const [first, last] = [label(from), to === null ? "now" : label(to)];
	return first === last ? first : `${first} – ${last}`;
}

/** What it reads like, in a sentence. */
export function headlineOfReading({
	reading: { role, level },
	namedLevel,
}: Pick<ResumeComparison, "reading" | "namedLevel">): string {
	const levels = namedLevel ? [namedLevel] : level.named;
	const [low, high] = levels;
	const said = !low ? "" : high ? `, between ${low} and ${high}` : `, ${low}`;
	if (role.kind === "known") return `It reads like: ${role.role}${said}.`;
	if (role.kind === "unlike") return `${role.title}${said}: this library has no such role yet.`;
	return `Its role is not clear from its titles${said ? `; its level is${said.replace(/^,/u, "")}` : ""}.`;
}

/** "By “Engineer II” and 7.3 years of work." */
export function reasonsOfLevel({ level }: Reading): string | null {
	const reasons = level.reasons.flatMap(describeReason);
	const last = reasons.pop();
	const undated = level.reasons.some(({ kind }) => kind === "undated")
		? "No job has dates that we could read, so we do not know how long you have worked."
		: null;
	if (last === undefined) return undated;
	const said = `We go by ${reasons.length > 0 ? `${reasons.join(", ")} and ${last}` : last}.`;
	return undated ? `${said} ${undated}` : said;
}

function describeReason(reason: LevelReason): string | [] {
	switch (reason.kind) {
		case "title":
			return `the title “${reason.title}”`;
		case "years":
			return describeYears(reason);
		case "internships":
			return count(reason.count, "internship");
		case "studies":
			return "a school that goes on";
		case "undated":
			return [];
	}
}

/** "2.8 of your 5.3 years of work": the measures have all of it. */
function describeYears({ years, all }: Extract<LevelReason, { kind: "years" }>): string {
	const written = formatMeasure(years, "amount");
	if (all === undefined) return `${written} years of work`;
	return `${written} of your ${formatMeasure(all, "amount")} years of work (without internships and work beside a school)`;
}

/** "these 89 invented resumes": what a figure was held against stands beside it. */
export function yardstickOf({ resumes, invented }: { resumes: number; invented: number }): string {
	if (invented === 0) return `these ${resumes} resumes`;
	return invented === resumes
		? `these ${resumes} invented resumes`
		: `these ${resumes} resumes (${invented} invented)`;
}

const ofHundred = (share: number): string => String(Math.round(share * 100));

/** How well others' resumes were read, when it was last measured: `npm run measure:reading -- --keep`. */
export const describeFigures = ({
	day,
	files,
	people,
	fields,
	jobs,
	exact,
	withinOne,
	role,
} = figures): string =>
	`On ${formatLongDate(day)} we measured this with ${files} files of ${people} resumes, which others than the ` +
	`author of these rules had invented for it, in ${fields} fields. It found ${ofHundred(jobs)} of 100 jobs. The level ` +
	`was right in ${ofHundred(exact)} of 100 files, and at most one off in ${ofHundred(withinOne)}. The role, or ` +
	`that this library lacks it, was right in ${ofHundred(role)}.`;

/** What is said where nothing was found to point at; checks of the list below it may fail all the same. */
export function describeNoFindings({
	checks,
	group,
	reading,
}: Pick<ResumeComparison, "checks" | "group" | "reading">): string {
	const failing = checks.filter(({ holds }) => !holds).length;
	const isLikeOthers = group.resumes > 0;
	if (failing === 0) {
		const like = isLikeOthers ? ", and it is built like the others in its group" : "";
		const judged = reading.language === "en" ? "" : " that does not go by words";
		return `It passed every check${judged}${like}. Have a person read it next.`;
	}
	const like = isLikeOthers
		? "It is built like the others in its group."
		: "None of our rules speaks against it.";
	const fail = failing === 1 ? "does not hold" : "do not hold";
	return `${like} Of the checklist below, ${count(failing, "check")} ${fail} yet.`;
}
