import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { distinctionsOf, entriesOf, paragraphOf, type SheetEntry } from "./entries.ts";
import { contactParts, type SectionKey, sectionsOf, sectionTitles } from "./sections.ts";

/**
 * The resume as plain text that applicant tracking systems read well: headings in capitals, one bullet a
 * line, no columns, no hard line breaks inside a sentence. Lines end in LF.
 * @param note the last line of a text that is handed out: what kind of resume this is
 */
export function resumeText(document: ResumeDocument, note?: string): string {
	const { basics } = document;
	const head = [basics.name, basics.label, contactParts(document).join(" | ")].filter(Boolean);
	const sections = sectionsOf(document).map((section) => [
		sectionTitles[section].toUpperCase(),
		...linesOfSection(document, section),
	]);
	const text = [head, ...sections, ...(note ? [[note]] : [])]
		.map((lines) => lines.join("\n"))
		.join("\n\n");
	return `${text.replaceAll("\u00a0", " ")}\n`;
}

/** The lines of one section, as the text has them. */
export function linesOfSection(document: ResumeDocument, section: SectionKey): string[] {
	switch (section) {
		case "summary":
		case "languages":
		case "interests":
			return [paragraphOf(document, section)];
		case "skills":
			return document.skills.map(({ name, keywords }) => `${name}: ${keywords.join(", ")}`);
		case "certificates":
		case "awards":
			return distinctionsOf(document, section).map(({ name, by, when }) => joined(name, by, when));
		default:
			return entriesOf(document, section).flatMap(entryLines);
	}
}

/** An empty line between two entries, none inside. */
function entryLines({ head, details, highlights }: SheetEntry, index: number): string[] {
	const lines = [
		joined(head.title, head.organization, head.place),
		joined(head.when, head.note),
		...details,
		...highlights.map((words) => `- ${words}`),
	];
	return [...(index > 0 ? [""] : []), ...lines.filter(Boolean)];
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(", ");
