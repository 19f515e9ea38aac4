import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { isDuty } from "./duty-words.ts";
import { type FoundJobs, findJobs } from "./find-jobs.ts";
import { findPeriod } from "./month-ranges.ts";
import type { ResumeOutline } from "./resume-outline.ts";
import type { ReadJob, ReadLine } from "./resume-reading.ts";
import { isSectionKey, sectionKindOf } from "./section-names.ts";
import { townsBehindFirms, townsOf } from "./sheet/own-towns.ts";
import { endsWithPlace, isPlace } from "./sheet/place-names.ts";
import { isContact, linesOfBlocks, namesTitle, type SheetLine } from "./sheet-lines.ts";
import { type Part, partsOf } from "./sheet-parts.ts";
import { hasLabelsBeside, isLanguageGrid, skillsInLine } from "./skill-names.ts";
import { isSchoolLine, titleScore } from "./title-words.ts";

/** The outline of a resume that is text, and what each of its lines was taken for. */
export type TextOutline = ResumeOutline & {
	read: ReadLine[];
	/** The jobs once more, marked. */
	readJobs: ReadJob[];
	school: string[];
};

/** A resume that is text in its parts, with the jobs that were found among the lines of each. */
export type TextParts = {
	/** Of its first line, where that is one. */
	name: string | null;
	parts: { part: Part; work: PartWork | null }[];
};
/** @property from the line of the part where the jobs begin */
export type PartWork = FoundJobs & { from: number };

/**
 * Headings begin sections; where a heading is missing, lines with dates still begin jobs, and what is listed
 * below them, or stands below them in sentences, are their bullets.
 */
export function outlineOfBlocks(blocks: readonly TextBlock[]): TextOutline {
	const { name, parts } = partsOfBlocks(blocks);
	const outline: TextOutline = {
		sections: [],
		jobs: [],
		otherBullets: [],
		skills: [],
		lines: [],
		read: name === null ? [] : [{ text: name, kind: "name", mark: "read" }],
		readJobs: [],
		school: [],
	};
	for (const { part, work } of parts) addPart(outline, part, work);
	outline.jobs = outline.readJobs.map(({ mark: _, ...job }) => job);
	return outline;
}

/** The same before anything is made of it: the sections with their lines, and the jobs with their heads. */
export function partsOfBlocks(blocks: readonly TextBlock[]): TextParts {
	const [first, ...others] = withWholeName(linesOfBlocks(blocks));
	const hasName = first !== undefined && isName(blocks[0], first);
	const lines = hasName ? others : first ? [first, ...others] : [];
	const parts = partsOf(lines, hasName ? first.text : "");
	const towns = [...townsOf(parts[0]?.lines ?? []), ...townsBehindFirms(lines)];
	const works = parts.map((part) => jobsOfPart(part, towns, isSure));
	const found = works.some((work) => work && work.jobs.length > 0)
		? works
		: mostOf(parts.map((part, index) => works[index] ?? jobsOfPart(part, towns, isPossible, true)));
	return {
		name: hasName ? first.text : null,
		parts: parts.map((part, index) => ({ part, work: found[index] ?? null })),
	};
}

/** Where no heading tells, work is where most of it is: a seat on a board elsewhere is none. */
function mostOf(works: readonly (PartWork | null)[]): (PartWork | null)[] {
	const most = Math.max(0, ...works.map((work) => work?.jobs.length ?? 0));
	return works.map((work) => (work && work.jobs.length * 2 > most ? work : null));
}

/** "ORLA" over "VENN", in large letters each. */
function withWholeName(lines: readonly SheetLine[]): SheetLine[] {
	const [first, second, ...others] = lines;
	const isPart = (line: SheetLine | undefined) =>
		line !== undefined &&
		line.level !== null &&
		/^\p{Lu}[\p{L}'’-]+$/u.test(line.text) &&
		titleScore(line.text) <= 0 &&
		sectionKindOf(line.text) === null;
	return first && second && isPart(first) && isPart(second)
		? [{ ...first, text: `${first.text} ${second.text}` }, ...others]
		: [...lines];
}

const isName = (block: TextBlock | undefined, { text }: SheetLine): boolean =>
	block?.type === "heading" && sectionKindOf(text) === null && findPeriod(text) === null;

/** Where work may stand without a heading, as the sheet goes on below a list or beside a column. */
const jobless: ReadonlySet<Part["place"]> = new Set<Part["place"]>([
	"projects",
	"activities",
	"awards",
	"certificates",
	"languages",
	"interests",
]);

/** What was written, said or can be asked, with its years. */
const isReading = ({ place, heading }: Part): boolean =>
	place === "other" &&
	/^(?:(?:selected|my) )?(?:publi|prep|patent|paper|writing|talk|presentation|press|s[eé]mina|expos[eé]s|communica|conf[eé]renc|vortr|ponenc|palestr|referenc|referee|contact|kontakt)/iu.test(
		heading ?? "",
	);

function jobsOfPart(
	part: Part,
	towns: readonly string[],
	isBegin: (part: Part, row: number) => boolean,
	anywhere = false,
): PartWork | null {
	if (part.place === "work") return { ...findJobs(part.lines, towns), from: 0 };
	if ((jobless.has(part.place) || isReading(part)) && !anywhere) return null;
	const begin = part.lines.findIndex((_, row) => isBegin(part, row));
	if (begin < 0) return null;
	let from = begin;
	const isShort = ({ text, isItem }: SheetLine) =>
		!isItem &&
		text.split(/\s+/u).length < 11 &&
		!isContact(text) &&
		!findPeriod(text) &&
		!/(?<!\b(?:inc|ltd|co|corp))[.:;]$/iu.test(text);
	// A title and an employer may stand above the first dates.
	const score = (row: number) => {
		const { text = "" } = part.lines[row] ?? {};
		return namesTitle(text) ? 3 : titleScore(text);
	};
	while (from > 0 && begin - from < 2 && isShort(part.lines[from - 1] as SheetLine)) from--;
	const isHouse = (row: number) => score(row) < 0 || isHouseName(part.lines[row]?.text ?? "");
	while (from < begin && score(from) < 2 && !(isHouse(from) && score(from + 1) >= 2)) from++;
	return { ...findJobs(part.lines.slice(from), towns), from };
}

/** A few words, each of them large, or with a place behind them. */
const isHouseName = (text: string): boolean =>
	endsWithPlace(text) || /^\p{Lu}[\p{L}\d&.'’-]*(?: [\p{Lu}\d&][\p{L}\d&.'’-]*){0,4}$/u.test(text);

/**
 * A range of time beside a title, in a list of other things or under a heading that nobody knows. At school, and
 * in a sentence of the summary ("nurse since 2012"), it says less.
 */
function isSure({ place, lines }: Part, row: number): boolean {
	if (place === "education" || !isTimeOfJob(lines, row)) return false;
	const text = lines[row]?.text ?? "";
	if (isSchoolLine(text) && titleScore(lines[row - 1]?.text ?? "") < 3) return false;
	const isAbove = place === "head" || place === "summary";
	const hasText = lines
		.slice(row + 1, row + 4)
		.some((line) => line.isItem || line.text.split(/\s+/u).length >= 7);
	return (
		!isAbove || (hasText && !/^(?:.*[^\s,|·•–—-]\s+)(?:since|seit|depuis|desde) /iu.test(text))
	);
}

/** Nothing else was found to be work. */
function isPossible({ place, lines }: Part, row: number): boolean {
	if (!isTimeOfJob(lines, row)) return false;
	const around = lines.slice(Math.max(0, row - 1), row + 2).map(({ text }) => text);
	return place !== "education" || !around.some(isSchoolLine);
}

/** "Volunteer tutor", "Mentor (volunteer)"; who manages volunteers is paid. */
const isUnpaid = (text: string): boolean =>
	/\b(?:volunteer(?:ing)?(?! (?:manage|coordinat|director|program|services))|ehrenamtlich\p{L}*|b[ée]n[ée]vol\p{L}*|voluntari[oa])(?!\p{L})/iu.test(
		text,
	);

function isTimeOfJob(lines: readonly SheetLine[], row: number): boolean {
	const { text = "", isItem = true } = lines[row] ?? {};
	if (isUnpaid(text)) return false;
	const found = isItem || text.split(/\s+/u).length > 18 ? null : findPeriod(text);
	if (!found || found.period.from === found.period.to) return false;
	const near = lines
		.slice(Math.max(0, row - 2), row + 3)
		.filter((line) => !line.isItem && line.text.length < 120);
	return near.some((line) => titleScore(line.text) >= 2 || namesTitle(line.text));
}

function addPart(outline: TextOutline, part: Part, work: PartWork | null): void {
	const { place, heading, lines } = part;
	if (heading !== null) {
		outline.read.push({ text: heading, kind: "heading", mark: "read" });
		outline.lines.push(heading.replace(/[:：]$/u, ""));
	}
	if (place !== "head" && isSectionKey(place) && !outline.sections.includes(place))
		outline.sections.push(place);
	if (work && place !== "work" && work.jobs.length > 0 && !outline.sections.includes("work"))
		outline.sections.push("work");
	const look = {
		isListed: lines.some(({ isItem }) => isItem),
		hasDeeds: lines.some(isDeed),
		hasLabels: hasLabelsBeside(lines.map(({ text }) => text).join("\n")),
	};
	for (const [index, line] of lines.entries()) {
		const use = work && index >= work.from ? work.uses[index - work.from] : undefined;
		outline.read.push(
			use ? readByUse(line, use, place === "work") : readByPlace(outline, line, place, look),
		);
		if (use === "school") outline.school.push(line.text);
		if (!reachesPerson(line, place)) outline.lines.push(line.text);
	}
	for (const job of work?.jobs ?? []) {
		outline.readJobs.push({ ...job, mark: place === "work" && job.period ? "read" : "guessed" });
	}
}

const isDeed = ({ text, isItem }: SheetLine): boolean =>
	isItem && !/[|•·✓✔]/u.test(text) && isDuty(text) && text.split(/\s+/u).length >= 5;

/** Contact data; in the head also a town, which stands beside the mailbox or in a line of its own. */
const reachesPerson = ({ text }: SheetLine, place: Part["place"]): boolean =>
	isContact(text) || (place === "head" && isPlace(text));

function readByUse(
	{ text }: SheetLine,
	use: FoundJobs["uses"][number],
	isHeaded: boolean,
): ReadLine {
	if (use === "guessed-bullet") return { text, kind: "bullet", mark: "guessed" };
	if (use === "job" || use === "bullet")
		return { text, kind: use, mark: isHeaded ? "read" : "guessed" };
	if (use === "school") return { text, kind: "school", mark: "guessed" };
	if (use === "break") return { text, kind: "text", mark: "read" };
	// A year that no job has is a time that we could not read.
	const isLost = use === "lost" || (/(?:19|20)\d\d/u.test(text) && text.length < 60);
	return { text, kind: "text", mark: isLost ? "lost" : "guessed" };
}

function readByPlace(
	outline: TextOutline,
	line: SheetLine,
	place: Part["place"],
	{ isListed, hasLabels, hasDeeds }: { isListed: boolean; hasLabels: boolean; hasDeeds: boolean },
): ReadLine {
	const { text, isItem } = line;
	if (reachesPerson(line, place)) return { text, kind: "contact", mark: "read" };
	// Where skills are told in items, what says a deed is one, and what stands above them is no skill.
	const isTold = place === "skills" && isDeed(line);
	const isLabel =
		isListed && !isItem && (line.level !== null || (hasDeeds && !/[,;|•·\t]/u.test(text)));
	if (place === "skills" && !isTold && !isLanguageGrid(text) && findPeriod(text)?.start !== 0) {
		if (!isLabel)
			for (const skill of skillsInLine(text, hasLabels))
				if (!outline.skills.includes(skill)) outline.skills.push(skill);
		return { text, kind: "skills", mark: "read" };
	}
	const isBullet = isItem || (!isListed && text.split(/\s+/u).length >= 7);
	if (isTold || ((place === "projects" || place === "activities") && isBullet)) {
		outline.otherBullets.push(text);
		return { text, kind: "bullet", mark: isItem ? "read" : "guessed" };
	}
	if (place === "education" || isSchoolLine(text)) {
		outline.school.push(text);
		return { text, kind: "school", mark: place === "education" ? "read" : "guessed" };
	}
	return { text, kind: "text", mark: place === "head" ? "guessed" : "read" };
}
