import { sectionNameOf } from "#app/domain/reader/plain-text-blocks.ts";
import { type SectionKey, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";
import { findMonthRange } from "./month-ranges.ts";
import type { OutlineJob, ResumeOutline } from "./resume-outline.ts";
import { skillsInLine } from "./skill-names.ts";

/** Where a line stands: in a section that we know, in one of another kind, or above the first. */
type Place = SectionKey | "activities" | "other" | "head";

const kindsByName: readonly (readonly [RegExp, SectionKey | "activities"])[] = [
	[/summary|profile|objective|about/u, "summary"],
	[/project/u, "projects"],
	[/education|coursework|training/u, "education"],
	[/skill|competenc/u, "skills"],
	[/certifi|license/u, "certificates"],
	[/award|honou?r|achievement/u, "awards"],
	[/language/u, "languages"],
	[/interest|hobbies/u, "interests"],
	[/activit|extracurricular|volunteer/u, "activities"],
	[/experience|employment|work|history/u, "work"],
];

/** "skills" of "Technical Skills:", "other" of a usual heading that is none of ours, else null. */
export function sectionKindOf(heading: string): SectionKey | "activities" | "other" | null {
	const name = sectionNameOf(heading)?.toLowerCase();
	if (!name) return null;
	return kindsByName.find(([pattern]) => pattern.test(name))?.[1] ?? "other";
}

const contactLine =
	/[\w.+-]{1,64}@[\w-]{1,64}\.|https?:|www\.|linkedin\.com|github\.com|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+\d[\d ()-]{7,}/iu;
const inlineSection =
	/^((?:technical |core |key )?skills|technologies|languages|interests|certifications)\s*:\s+(\S.*)$/iu;
/**
 * Without a bullet sign, a line of this many words under a job is a bullet; a shorter one belongs to the
 * job's heading.
 */
const wordsOfSentence = 7;
/** A longer line that names a time is a sentence about it. */
const wordsOfHead = 16;

/**
 * The outline of a resume that is text: its headings begin sections, a line with dates begins a job, and what
 * is listed below it are its bullets. Where a file has lost its bullet signs, sentences stand for them.
 */
export function outlineOfBlocks(blocks: readonly TextBlock[]): ResumeOutline {
	const outline: ResumeOutline = {
		sections: [],
		jobs: [],
		otherBullets: [],
		skills: [],
		lines: [],
	};
	const isListed = blocks.some(({ type }) => type === "list");
	let place: Place = "head";
	for (const [index, block] of blocks.entries()) {
		const text = plainTextOf(block);
		const isName = index === 0 && block.type === "heading";
		const kind = block.type === "heading" && !isName ? sectionKindOf(text) : null;
		const lines = text
			.split("\n")
			.map((line) => line.trim())
			.filter((line) => line !== "");
		if (!isName) outline.lines.push(...lines.filter((line) => !contactLine.test(line)));
		if (kind) place = enter(outline, kind);
		else if (block.type === "list" && bulletPlaces.has(place)) {
			for (const line of lines) addBullet(outline, place, line);
		} else {
			for (const line of lines) place = addLine(outline, place, line, isListed);
		}
	}
	return outline;
}

const bulletPlaces: ReadonlySet<Place> = new Set<Place>(["work", "projects", "activities"]);

function enter({ sections }: ResumeOutline, place: Place): Place {
	if (isKnown(place) && !sections.includes(place)) sections.push(place);
	return place;
}

const isKnown = (place: Place): place is SectionKey => Object.hasOwn(sectionTitles, place);

/** @returns the place of the lines below it */
function addLine(outline: ResumeOutline, place: Place, line: string, isListed: boolean): Place {
	const inline = place === "skills" ? null : inlineSection.exec(line);
	const [, label = "", rest = ""] = inline ?? [];
	const named = sectionKindOf(label.replace(/technologies/iu, "skills"));
	if (named) {
		if (named === "skills") addSkills(outline, rest);
		return enter(outline, named);
	}
	if (place === "skills") addSkills(outline, line);
	if (place !== "work" && place !== "projects") return place;
	const words = line.split(/\s+/u).length;
	const period = words <= wordsOfHead ? findMonthRange(line) : null;
	if (period && place === "work") outline.jobs.push({ period, bullets: [] });
	else if (!period && !isListed && words >= wordsOfSentence) addBullet(outline, place, line);
	return place;
}

function addSkills({ skills }: ResumeOutline, line: string): void {
	for (const skill of skillsInLine(line)) if (!skills.includes(skill)) skills.push(skill);
}

function addBullet({ jobs, otherBullets }: ResumeOutline, place: Place, text: string): void {
	if (place !== "work") {
		otherBullets.push(text);
		return;
	}
	const job: OutlineJob = jobs.at(-1) ?? { period: null, bullets: [] };
	if (jobs.length === 0) jobs.push(job);
	job.bullets.push(text);
}
