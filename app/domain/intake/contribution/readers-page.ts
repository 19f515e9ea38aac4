import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { SheetPage } from "#app/domain/reader/sheet/layout.ts";

/** The page that readers get of a draft. */
export type ReadersPage = {
	document: ResumeDocument;
	style: SheetStyle;
	pages: SheetPage["references"][];
	/** At the foot of each page. */
	note: string;
};
