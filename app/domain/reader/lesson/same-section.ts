import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { distinctionsOf, entriesOf } from "#app/domain/reader/sheet/entries.ts";
import type { BlockReference, SheetLayout } from "#app/domain/reader/sheet/layout.ts";
import type { SectionKey } from "#app/domain/reader/sheet/sections.ts";

/** One section of a resume, cut out of its document or of its drawing. */

/** A document of this section alone; its name and whatever leads to the person stay behind. */
export function onlySection(document: ResumeDocument, section: SectionKey): ResumeDocument {
	const { label, summary } = document.basics;
	const bare: ResumeDocument = {
		basics: { name: "", label, ...(section === "summary" && { summary }) },
		work: [],
		education: [],
		skills: [],
	};
	return section === "summary" ? bare : { ...bare, [section]: document[section] };
}

/** The whole section as one part, for a renderer that breaks no pages. */
export function referencesOf(document: ResumeDocument, section: SectionKey): BlockReference[] {
	const all = entryReferences(document, section).map((reference) => ({ section, ...reference }));
	const [first, ...rest] = all;
	return first ? [{ ...first, heading: true }, ...rest] : [{ section, heading: true }];
}

function entryReferences(
	document: ResumeDocument,
	section: SectionKey,
): Omit<BlockReference, "section">[] {
	switch (section) {
		case "work":
		case "projects":
		case "education":
			return entriesOf(document, section).map(({ highlights }, entry) => ({
				entry,
				head: true,
				highlights: highlights.map((_, index) => index),
			}));
		case "certificates":
		case "awards":
			return distinctionsOf(document, section).map((_, entry) => ({ entry }));
		case "skills":
			return document.skills.map((_, entry) => ({ entry }));
		default:
			return [];
	}
}

/** White above the first line and below the last, in points. */
const white = { above: 14, below: 8 } as const;

/** A part of a page, in points; pages count from 1. */
export type SectionPlace = { page: number; top: number; height: number };

/** Where a section stands on its sheet: a part of each page that it is on. */
export const placesOfSection = (
	{ pages }: Pick<SheetLayout, "pages">,
	section: SectionKey,
): SectionPlace[] =>
	pages.flatMap(({ blocks }, index) => {
		const lines = blocks
			.filter((block) => block.section === section && block.kind !== "page-number")
			.flatMap((block) => block.lines.map(({ baseline }) => baseline));
		if (lines.length === 0) return [];
		const top = Math.max(0, Math.floor(Math.min(...lines) - white.above));
		return [{ page: index + 1, top, height: Math.ceil(Math.max(...lines) + white.below) - top }];
	});
