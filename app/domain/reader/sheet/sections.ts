import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";

/** The words around a document's content: the same in the sheet, the page, the DOCX and the text file. */

export const sectionTitles = {
	summary: "Summary",
	work: "Experience",
	education: "Education",
	projects: "Projects",
	skills: "Skills",
	certificates: "Certifications",
	awards: "Awards",
	languages: "Languages",
	interests: "Interests",
} as const;
export type SectionKey = keyof typeof sectionTitles;

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "Mar 2021" of `2021-03`, "2021" of a year alone. */
export const monthLabel = (month: string): string =>
	[months[Number(month.slice(5, 7)) - 1], month.slice(0, 4)].filter(Boolean).join(" ");

/** "Mar 2021 – Jun 2024", "Mar 2021 – Present", "Jun 2024" when only the end is known, else nothing. */
export function period(entry: { startDate?: string; endDate?: string }): string {
	const { startDate, endDate } = entry;
	if (!startDate) return endDate ? monthLabel(endDate) : "";
	if (startDate === endDate) return monthLabel(startDate);
	return `${monthLabel(startDate)} – ${endDate ? monthLabel(endDate) : "Present"}`;
}

/** "B.S. in Economics"; a study type that names its area already stands alone. */
export const degree = (entry: { studyType: string; area: string }): string =>
	entry.studyType.toLowerCase().includes(entry.area.toLowerCase())
		? entry.studyType
		: `${entry.studyType} in ${entry.area}`;

export const contactParts = ({ basics }: ResumeDocument): string[] =>
	[basics.email, basics.phone, basics.url, basics.location].filter(
		(part) => part !== undefined && part !== "",
	) as string[];

export const languageParts = (document: ResumeDocument): string[] =>
	(document.languages ?? []).map(({ language, fluency }) =>
		fluency ? `${language} (${fluency})` : language,
	);

/**
 * The sections that a document has, in the order they are printed.
 * Who is still studying, or studied last, shows the education first, as recruiters expect of students.
 */
export function sectionsOf(document: ResumeDocument): SectionKey[] {
	const order: SectionKey[] = studiedLast(document)
		? ["summary", "education", "work", "projects", "skills"]
		: ["summary", "work", "projects", "education", "skills"];
	order.push("certificates", "awards", "languages", "interests");
	return order.filter((section) =>
		section === "summary" ? Boolean(document.basics.summary) : (document[section]?.length ?? 0) > 0,
	);
}

function studiedLast({ work, education }: ResumeDocument): boolean {
	const [lastJob] = work;
	if (!lastJob) return true;
	const ongoing = "9999-12";
	const studiedUntil =
		education
			.map((entry) => entry.endDate ?? (entry.startDate ? ongoing : ""))
			.toSorted()
			.at(-1) ?? "";
	const workedUntil = lastJob.endDate ?? ongoing;
	if (/\bintern\b/i.test(lastJob.position))
		return studiedUntil >= (lastJob.endDate ?? lastJob.startDate ?? "");
	return studiedUntil > workedUntil;
}
