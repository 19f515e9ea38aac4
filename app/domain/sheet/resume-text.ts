import type { ResumeDocument } from "../resume-document.ts";
import {
	contactParts,
	degree,
	languageParts,
	monthLabel,
	period,
	type SectionKey,
	sectionsOf,
	sectionTitles,
} from "./sections.ts";

/**
 * The resume as plain text that applicant tracking systems read well: headings in capitals, one bullet a
 * line, no columns, no hard line breaks inside a sentence. Lines end in LF.
 */
export function resumeText(document: ResumeDocument): string {
	const { basics } = document;
	const head = [basics.name, basics.label, contactParts(document).join(" | ")].filter(Boolean);
	const sections = sectionsOf(document).map((section) => [
		sectionTitles[section].toUpperCase(),
		...write[section](document),
	]);
	return `${[head, ...sections].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

const write: Record<SectionKey, (document: ResumeDocument) => string[]> = {
	summary: ({ basics }) => [basics.summary ?? ""],
	work: ({ work }) =>
		entries(
			work.map((job) => [
				joined(job.position, job.name, job.location),
				period(job),
				...bullets(job.highlights),
			]),
		),
	projects: ({ projects = [] }) =>
		entries(
			projects.map((project) => [
				project.name,
				period(project),
				project.description ?? "",
				...bullets(project.highlights),
			]),
		),
	education: ({ education }) =>
		entries(
			education.map((school) => [
				joined(degree(school), school.institution),
				joined(period(school), school.score),
				school.courses?.length ? `Coursework: ${school.courses.join(", ")}` : "",
			]),
		),
	skills: ({ skills }) => skills.map(({ name, keywords }) => `${name}: ${keywords.join(", ")}`),
	certificates: ({ certificates = [] }) =>
		certificates.map(({ name, issuer, date }) => joined(name, issuer, date && monthLabel(date))),
	awards: ({ awards = [] }) =>
		awards.map(({ title, awarder, date }) => joined(title, awarder, date && monthLabel(date))),
	languages: (document) => [languageParts(document).join(", ")],
	interests: ({ interests = [] }) => [interests.join(", ")],
};

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(", ");

const bullets = (highlights: string[]): string[] => highlights.map((words) => `- ${words}`);

/** An empty line between two entries, none inside. */
const entries = (blocks: string[][]): string[] =>
	blocks.flatMap((lines, index) => [...(index > 0 ? [""] : []), ...lines.filter(Boolean)]);
