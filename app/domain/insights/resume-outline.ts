import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { contactParts, type SectionKey, sectionsOf } from "#app/domain/reader/sheet/sections.ts";
import { type MonthRange, monthNumber } from "./month-ranges.ts";
import { skillsInLine } from "./skill-names.ts";

/** A resume as far as it is measured: from a document, a file or a text that a person has pasted. */
export type ResumeOutline = {
	/** In the order of the sheet, each once. */
	sections: SectionKey[];
	/** In the order of the sheet, mostly the newest first. */
	jobs: OutlineJob[];
	/** Bullets of projects and the like. */
	otherBullets: string[];
	/** As they are written, each once. */
	skills: string[];
	/** Its words line by line, without the name and without what leads to the person. */
	lines: string[];
};

export type OutlineJob = {
	/** As they are written; null where a text does not tell them. */
	title: string | null;
	employer: string | null;
	period: MonthRange | null;
	bullets: string[];
};

/** The outline of a structured document. */
export function outlineOfDocument(document: ResumeDocument): ResumeOutline {
	const { name } = document.basics;
	const contact = contactParts(document).join(" | ");
	return {
		sections: sectionsOf(document),
		jobs: document.work.map(({ position, name: employer, startDate, endDate, highlights }) => ({
			title: position,
			employer,
			period:
				startDate === undefined
					? null
					: {
							from: monthNumber(startDate),
							to: endDate === undefined ? null : monthNumber(endDate, "last"),
						},
			bullets: highlights,
		})),
		otherBullets: (document.projects ?? []).flatMap(({ highlights }) => highlights),
		skills: [
			...new Set(document.skills.flatMap(({ keywords }) => skillsInLine(keywords.join(", ")))),
		],
		lines: resumeText(document)
			.split("\n")
			.filter((line, index) => line !== "" && !(index < 3 && (line === name || line === contact)))
			.map((line) => line.replace(/^- /u, "")),
	};
}

/** All bullets, those of jobs first. */
export const bulletsOf = ({ jobs, otherBullets }: ResumeOutline): string[] => [
	...jobs.flatMap(({ bullets }) => bullets),
	...otherBullets,
];
