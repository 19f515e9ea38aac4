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

/** Where a section begins on its sheet: the page from 1, and from where to where on it, in points. */
export function placeOfSection(
	{ pages }: Pick<SheetLayout, "pages">,
	section: SectionKey,
): { page: number; top: number; height: number } | null {
	const at = pages.findIndex(({ blocks }) => blocks.some((block) => block.section === section));
	const lines = (pages[at]?.blocks ?? [])
		.filter((block) => block.section === section && block.kind !== "page-number")
		.flatMap((block) => block.lines.map(({ baseline }) => baseline));
	if (lines.length === 0) return null;
	const top = Math.max(0, Math.floor(Math.min(...lines) - white.above));
	return { page: at + 1, top, height: Math.ceil(Math.max(...lines) + white.below) - top };
}
