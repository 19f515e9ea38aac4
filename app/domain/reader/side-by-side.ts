import type { ResumePreview } from "#app/domain/library/resume.ts";
import type { SectionPlace } from "./lesson/same-section.ts";
import type { ResumeDocument, SheetStyle } from "./resume-document.ts";
import { type SectionKey, sectionsOf } from "./sheet/sections.ts";
import { readIds } from "./shortlist.ts";

/** Two or three resumes side by side, opened or not. */

/** So many are read from an address; what is beyond the third can be chosen from. */
const askedMost = 12;

/** The ids of an address, from a form's boxes (`ids=a&ids=b`) or as they are shared (`ids=a,b`), each once. */
export const readCompared = (parameters: URLSearchParams): string[] =>
	readIds(parameters.getAll("ids").join(","), askedMost);

/** What line by line shows of a resume: its words, the places of its sections on the drawing, or why neither. */
export type SideLines =
	| { kind: "words"; document: ResumeDocument; style: SheetStyle }
	| { kind: "bars"; sections: { section: SectionKey; places: SectionPlace[] }[] }
	| { kind: "none"; why: string };

/** A resume in its column, or why there is none. */
export type SideColumn =
	| { id: string; state: "unknown" | "withdrawn" }
	| { id: string; state: "there"; preview: ResumePreview; lines: SideLines | null };

/** A resume that can be chosen for a column. */
export type SideOffer = Pick<ResumePreview, "id" | "title" | "company" | "experienceLevel">;

/** The sections of all columns: in the order of the first, then those that only another one has. */
export function sectionsSideBySide(columns: readonly SideColumn[]): SectionKey[] {
	const all = columns.flatMap((column) => {
		const lines = column.state === "there" ? column.lines : null;
		if (lines?.kind === "words") return sectionsOf(lines.document);
		return lines?.kind === "bars" ? lines.sections.map(({ section }) => section) : [];
	});
	return [...new Set(all)];
}
