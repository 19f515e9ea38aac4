import { plainSigns } from "#app/domain/base/plain-signs.ts";
import { partsOfBlocks, type TextParts } from "#app/domain/insights/outline-of-blocks.ts";
import { sectionKindOf } from "#app/domain/insights/section-names.ts";
import { isPlace } from "#app/domain/insights/sheet/place-names.ts";
import { isContact, type SheetLine } from "#app/domain/insights/sheet-lines.ts";
import { isHonours } from "#app/domain/intake/person-name.ts";
import { withoutOrigin } from "#app/domain/library/provenance.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { readEducation } from "./read-education.ts";
import { readJob, withoutStop } from "./read-job.ts";
import {
	readDistinctions,
	readLanguages,
	readProjects,
	readSkills,
	termsOf,
} from "./read-lists.ts";
import { timesIn } from "./written-times.ts";

/** A field of a draft that a person has to look at, and why. */
export type Doubt = { field: string; why: string };

export type DocumentReading = {
	/** What was not found is empty. */
	document: ResumeDocument;
	doubts: Doubt[];
	/** Lines that have no place in the document, for a person to put somewhere or leave out. */
	unplaced: string[];
};

/** A document without anything in it. */
export const emptyDocument = (): ResumeDocument => ({
	basics: { name: "", label: "" },
	work: [],
	education: [],
	skills: [],
});

type Parts = TextParts["parts"];
type PartAt = Parts[number];

/**
 * Makes the structured document of a resume that is text, by the same reading of sections and jobs as everywhere.
 * Nothing is made up, and no line is lost without a word: what has no place is named.
 */
export function documentOfBlocks(blocks: readonly TextBlock[]): DocumentReading {
	const { name, parts } = partsOfBlocks(withoutOrigin(blocks));
	const reading: DocumentReading = { document: emptyDocument(), doubts: [], unplaced: [] };
	const { document, doubts } = reading;
	document.basics.name = name ?? "";
	for (const at of withSkillsTogether(parts)) readPart(reading, at);
	document.work = document.work.slice(0, most.jobs);
	document.education = document.education.slice(0, most.schools);
	reading.unplaced = reading.unplaced.slice(0, most.unplaced);
	if (document.basics.label === "") {
		document.basics.label = document.work[0]?.position ?? "";
		doubts.push({ field: "basics.label", why: "No headline was found: this is the newest title" });
	}
	if (document.work.length === 0)
		doubts.push({ field: "work.0.position", why: "No job was found" });
	if (document.education.length === 0) {
		doubts.push({ field: "education.0.institution", why: "No school was found" });
	}
	for (const [index, school] of document.education.entries()) {
		if (!school.institution)
			doubts.push({ field: `education.${index}.institution`, why: "No school was found" });
		if (!school.studyType)
			doubts.push({ field: `education.${index}.studyType`, why: "No degree was found" });
	}
	doubtTimes(reading);
	return reading;
}

/** Texts in which a time was left are marked, unless they are already. */
function doubtTimes({ document: { basics, work, education }, doubts }: DocumentReading): void {
	const texts: [string, string][] = [
		["basics.name", basics.name],
		["basics.label", basics.label],
		...work.flatMap(({ position, name }, index): [string, string][] => [
			[`work.${index}.position`, position],
			[`work.${index}.name`, name],
		]),
		...education.flatMap(({ studyType, area, institution }, index): [string, string][] => [
			[`education.${index}.studyType`, studyType],
			[`education.${index}.area`, area],
			[`education.${index}.institution`, institution],
		]),
	];
	for (const [field, text] of texts) {
		if (timesIn(text) && !doubts.some((doubt) => doubt.field === field))
			doubts.push({ field, why: "A date stands in it" });
	}
}

/** No resume has more; what looks as if it had is not worth a form of thousands of fields. */
const most = { jobs: 40, schools: 20, unplaced: 200, letters: 1_000 };
const cutLine = (line: SheetLine): SheetLine => ({
	...line,
	text: line.text.slice(0, most.letters),
});

const tongues =
	/\b(?:english|spanish|french|german|portuguese|italian|mandarin|chinese|cantonese|japanese|korean|arabic|hindi|urdu|russian|polish|dutch|turkish|vietnamese|tagalog|hebrew|swedish|deutsch|englisch|französisch|anglais|français|inglés|español|português|native|fluent|conversational|muttersprache)\b/iu;

/**
 * "Tools" and "Languages" below the skills are mostly groups of them: their heading names the group. Of a school or a
 * language that people speak they are not.
 */
function withSkillsTogether(parts: Parts): Parts {
	let isBelowSkills = false;
	return parts.map((at) => {
		const { place, heading, lines } = at.part;
		const text = lines.map((line) => line.text).join(" ");
		const isGroup =
			isBelowSkills &&
			heading !== null &&
			heading !== heading.toUpperCase() &&
			lines.length <= 3 &&
			(place === "skills" ||
				(place === "languages"
					? !tongues.test(text)
					: place === "education" && !/(?:19|20)\d\d/u.test(text)));
		isBelowSkills = place === "skills" || isGroup;
		const [first, ...rest] = lines;
		if (!isGroup || !first) return at;
		const named = { ...first, text: `${heading?.replace(/:$/u, "")}: ${first.text}` };
		return { part: { place: "skills", heading: null, lines: [named, ...rest] }, work: null };
	});
}

function readPart(reading: DocumentReading, { part, work }: PartAt): void {
	const { document, doubts, unplaced } = reading;
	for (const [index, found] of (work?.jobs ?? []).entries()) {
		const read = readJob(found, work?.heads[index] ?? [], part.place === "work");
		for (const { field, why } of read.doubts) {
			doubts.push({ field: `work.${document.work.length}.${field}`, why });
		}
		document.work.push(read.job);
	}
	const lost = (work?.uses ?? []).flatMap((use, row) =>
		use === "lost" || use === "text" || use === "break"
			? [part.lines[(work?.from ?? 0) + row]?.text ?? ""]
			: [],
	);
	unplaced.push(...lost.filter((line) => line !== "" && !isContact(plainSigns(line))));
	const schools = (work?.uses ?? []).flatMap((use, row) =>
		use === "school"
			? [part.lines[(work?.from ?? 0) + row]?.text.slice(0, most.letters) ?? ""]
			: [],
	);
	if (schools.length > 0) document.education.push(...readEducation(schools));
	const lines = (work ? part.lines.slice(0, work.from) : part.lines).map(cutLine);
	const texts = lines.map(({ text }) => text);
	const add = <Name extends "projects" | "certificates" | "awards" | "languages" | "interests">(
		name: Name,
		entries: NonNullable<ResumeDocument[Name]>,
	) => {
		if (entries.length === 0) return;
		document[name] = [...(document[name] ?? []), ...entries] as ResumeDocument[Name];
	};
	switch (part.place) {
		case "head":
			readHead(reading, texts);
			return;
		case "summary":
			document.basics.summary = [
				document.basics.summary,
				...texts.map((line) => line.replaceAll("\t", " ")),
			]
				.filter(Boolean)
				.join(" ");
			return;
		case "education":
			document.education.push(...readEducation(texts));
			return;
		case "skills":
			document.skills.push(...readSkills(lines));
			return;
		case "projects":
			add("projects", readProjects(lines));
			return;
		case "certificates":
			add(
				"certificates",
				readDistinctions(lines).map(({ name, by, date }) => ({
					name,
					...(by && { issuer: by }),
					...(date && { date }),
				})),
			);
			return;
		case "awards":
			add(
				"awards",
				readDistinctions(lines).map(({ name, by, date }) => ({
					title: name,
					...(by && { awarder: by }),
					...(date && { date }),
				})),
			);
			return;
		case "languages":
			add("languages", readLanguages(lines));
			return;
		case "interests":
			add("interests", texts.flatMap(termsOf));
			return;
		case "work":
			return;
		default:
			if (part.heading && texts.length > 0) unplaced.push(`${part.heading}:`);
			unplaced.push(...texts);
	}
}

/** What stands above the first heading: contact data, a headline, sentences that sum up. */
function readHead({ document, unplaced }: DocumentReading, lines: readonly string[]): void {
	const { basics } = document;
	for (const line of lines) {
		const cells = line.split(/\t|\s*[|•·]\s+|\s{3,}/u).map((cell) => cell.trim());
		for (const cell of cells.filter((text) => text !== "")) {
			const plain = plainSigns(cell);
			if (/@/u.test(plain) && isContact(plain)) basics.email ??= cell;
			else if (/^[+(]?\d[\d\s().-]{6,}$/u.test(plain)) basics.phone ??= cell;
			else if (isContact(plain)) basics.url ??= cell;
			else if (isPlace(cell) || (isContact(plainSigns(line)) && cell.length < 45))
				basics.location ??= cell;
			else if (cell.split(/\s+/u).length >= 10) {
				basics.summary = [basics.summary, cell].filter(Boolean).join(" ");
			} else if (basics.name === "") basics.name = cell;
			else if (sectionKindOf(cell) !== null) continue;
			else if (basics.label === "" && cell.length < 90 && !isHonours(cell))
				basics.label = withoutStop(cell);
			else unplaced.push(cell);
		}
	}
}
