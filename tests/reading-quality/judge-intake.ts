import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { contactParts, degree, sectionsOf } from "#app/domain/reader/sheet/sections.ts";
import { type Job, jobsOf, type Person } from "./people.ts";
import { isSameName } from "./same-words.ts";

/** What would have to be corrected in the jobs of a draft before it can be published. */
export type IntakeVerdict = {
	/** Jobs of the sheet that have no draft of their own with the title, the employer and the dates right. */
	wrong: string[];
	/** Jobs of the draft that the sheet does not have. */
	extra: string[];
};

type DraftJob = ResumeDocument["work"][number];

/** Each job of the sheet must be there with title, employer and dates as exactly as the sheet says them. */
export function judgeIntake(person: Person, { work }: ResumeDocument): IntakeVerdict {
	const open = new Set(work);
	const wrong: string[] = [];
	for (const job of jobsOf(person)) {
		const found = [...open].find((read) => isRight(job, read));
		if (found) open.delete(found);
		else wrong.push(`${job.title}, ${job.employer}, ${job.dates ?? "without dates"}`);
	}
	const extra = [...open].map(
		(job) => `${job.position}, ${job.name}, ${job.startDate ?? ""} – ${job.endDate ?? ""}`,
	);
	return { wrong, extra: extra.slice(0, Math.max(0, work.length - jobsOf(person).length)) };
}

function isRight(job: Job, read: DraftJob): boolean {
	const hasNames =
		isSameName(job.title, read.position) &&
		(job.employer === "" ? true : isSameName(job.employer, read.name));
	if (!hasNames) return false;
	if (job.dates === null || job.from === null) return read.startDate === undefined;
	const slack = season.test(job.dates) ? 2 : 0;
	return (
		isDate(job.from, read.startDate, slack) &&
		(job.to === null ? read.endDate === undefined : isDate(job.to, read.endDate, slack))
	);
}

const season =
	/spring|summer|fall|autumn|winter|frühjahr|sommer|herbst|été|hiver|verano|otoño|invierno|verão|inverno/iu;

/** A sheet that says "2019" wants that year; of a season two months more or less are right: a term is longer. */
function isDate(said: string, read: string | undefined, slack: number): boolean {
	if (read === undefined) return false;
	if (said.length === 4 || read.length === 4) return said.length === read.length && said === read;
	return (
		said.slice(0, 4) === read.slice(0, 4) &&
		Math.abs(Number(said.slice(5)) - Number(read.slice(5))) <= slack
	);
}

/** Where two documents differ in what they print; nothing where they are equal. */
export function differencesBetween(one: ResumeDocument, other: ResumeDocument): string[] {
	const [before, after] = [printed(one), printed(other)];
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((place) =>
		before[place] === after[place]
			? []
			: [`${place}: ${before[place] ?? "–"} ≠ ${after[place] ?? "–"}`],
	);
}

/** Every text of a document by its place, as a page shows it: a degree and its subject are one. */
function printed(document: ResumeDocument): Record<string, string> {
	const places: Record<string, string> = {};
	const add = (place: string, value: unknown): void => {
		if (value === undefined || value === "") return;
		if (typeof value === "object" && value !== null) {
			for (const [name, one] of Object.entries(value)) add(`${place}.${name}`, one);
		} else places[place] = String(value).replaceAll("\u00a0", " ");
	};
	const { name, label, summary } = document.basics;
	add("basics", { name, label, summary, contact: contactParts(document).toSorted().join(" | ") });
	for (const section of sectionsOf(document)) {
		if (section === "summary") continue;
		const entries = document[section];
		add(
			section,
			section === "education"
				? document.education.map(({ studyType, area, ...school }) => ({
						...school,
						degree: degree({ studyType, area }),
					}))
				: entries,
		);
	}
	return places;
}
