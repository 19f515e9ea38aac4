import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { degree, languageParts, period } from "./sections.ts";

/** The content of the sections in the form in which every renderer shows it. */

export type EntrySection = "work" | "projects" | "education";
export type DistinctionSection = "certificates" | "awards";
export type ParagraphSection = "summary" | "languages" | "interests";

export type EntryHead = {
	title: string;
	organization?: string;
	place?: string;
	/** What stands last, such as a grade. */
	note?: string;
	/** Dates as they are read; empty when there are none. */
	when: string;
	startDate?: string;
	endDate?: string;
};

export type SheetEntry = { head: EntryHead; details: string[]; highlights: string[] };
export type Distinction = { name: string; by?: string; when: string; date?: string };

export function entriesOf(document: ResumeDocument, section: EntrySection): SheetEntry[] {
	if (section === "work") {
		return document.work.map((job) => ({
			head: {
				...dates(job),
				title: job.position,
				organization: job.name,
				place: job.location,
			},
			details: [],
			highlights: job.highlights,
		}));
	}
	if (section === "projects") {
		return (document.projects ?? []).map((project) => ({
			head: { ...dates(project), title: project.name },
			details: project.description ? [project.description] : [],
			highlights: project.highlights,
		}));
	}
	return document.education.map((school) => ({
		head: {
			...dates(school),
			title: degree(school),
			organization: school.institution,
			note: school.score,
		},
		details: school.courses?.length ? [`Coursework: ${listOfTerms(school.courses)}`] : [],
		highlights: [],
	}));
}

export const distinctionsOf = (
	document: ResumeDocument,
	section: DistinctionSection,
): Distinction[] =>
	section === "certificates"
		? (document.certificates ?? []).map(({ name, issuer, date }) => distinction(name, issuer, date))
		: (document.awards ?? []).map(({ title, awarder, date }) => distinction(title, awarder, date));

export function paragraphOf(document: ResumeDocument, section: ParagraphSection): string {
	if (section === "summary") return document.basics.summary ?? "";
	if (section === "languages") return languageParts(document).join(", ");
	return (document.interests ?? []).join(", ");
}

/** "Go, SQL, PCI DSS": the words of a short term stay on one line by no-break spaces. */
export const listOfTerms = (terms: readonly string[]): string =>
	terms.map((term) => (term.length <= 24 ? term.replaceAll(" ", "\u00a0") : term)).join(", ");

export type HeadPart = { role: "primary" | "secondary" | "plain"; text: string };

/**
 * The rows in which a style writes an entry's head; the dates stand at the end of the first.
 * Classic names the organization first, as a letter would; the others the title.
 */
export function headRows(style: SheetStyle, head: EntryHead): HeadPart[][] {
	const { title, organization, place, note } = head;
	const primary = (text: string): HeadPart => ({ role: "primary", text });
	const secondary = (text: string): HeadPart => ({ role: "secondary", text });
	const after = (text?: string): HeadPart[] => (text ? [{ role: "plain", text: `, ${text}` }] : []);
	if (!organization) return [[primary(title)]];
	if (style === "classic") {
		return [
			[primary(organization), ...after(place)],
			[secondary(title), ...after(note)],
		];
	}
	const rest = secondary([organization, place, note].filter(Boolean).join(" · "));
	return style === "modern" ? [[primary(title)], [rest]] : [[primary(`${title}\u00a0 `), rest]];
}

const dates = (entry: { startDate?: string; endDate?: string }) => ({
	when: period(entry),
	startDate: entry.startDate,
	endDate: entry.endDate,
});

const distinction = (name: string, by?: string, date?: string): Distinction => ({
	name,
	by,
	when: period({ endDate: date }),
	date,
});
