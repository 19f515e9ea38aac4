import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { hasFigure } from "./figures.ts";
import type { SheetLayout } from "./layout.ts";
import { sectionsOf, sectionTitles } from "./sections.ts";

/** What may be said of a resume to everyone: counts and the names of its sections, none of its words. */
export type SheetFacts = {
	pages: number;
	jobs: number;
	bullets: number;
	bulletsWithFigure: number;
	/** As they are headed, in the order of the sheet. */
	sections: string[];
	/** Words of the whole document, rounded to ten. */
	words: number;
};

export function sheetFacts(document: ResumeDocument, layout: SheetLayout): SheetFacts {
	const bullets = [...document.work, ...(document.projects ?? [])].flatMap(
		({ highlights }) => highlights,
	);
	return {
		pages: layout.pages.length,
		jobs: document.work.length,
		bullets: bullets.length,
		bulletsWithFigure: bullets.filter(hasFigure).length,
		sections: sectionsOf(document).map((section) => sectionTitles[section]),
		words: Math.round(countWords(layout) / 10) * 10,
	};
}

const countWords = (layout: SheetLayout): number =>
	layout.pages
		.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== "page-number"))
		.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs))
		.reduce((count, { text }) => count + (text.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0), 0);
