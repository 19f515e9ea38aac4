import type { SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { FontFace } from "./font-metrics.ts";
import type { SectionKey } from "./sections.ts";

/** US Letter in points; every length of a layout is in points from the page's top left corner. */
export const pageWidth = 612;
export const pageHeight = 792;

export const sheetColors = {
	ink: "#1C1B18",
	quiet: "#5C584F",
	accent: "#14663F",
	hairline: "#CFCABD",
	tint: "#F3F0E8",
} as const;
export type TextTone = "ink" | "quiet" | "accent";
export type ShapeTone = "ink" | "hairline" | "tint";

export type TextRun = {
	text: string;
	x: number;
	/** Without the letter space after the last letter. */
	width: number;
	face: FontFace;
	size: number;
	tone: TextTone;
	/** Extra space after each letter. */
	tracking: number;
	/** Where figures (numbers that measure something) stand, as [left, right]. */
	figures: readonly (readonly [left: number, right: number])[];
};

export type SheetLine = {
	baseline: number;
	/** In reading order. */
	runs: TextRun[];
	/** What the line must not leave. */
	column: readonly [left: number, right: number];
};

export type SheetShape = { x: number; y: number; width: number; height: number; tone: ShapeTone };

export type SheetBlockKind =
	| "name"
	| "label"
	| "contact"
	| "section"
	| "entry"
	| "detail"
	| "paragraph"
	| "bullet"
	| "page-number";

/** Lines that are never torn apart: a heading, the head of an entry, one bullet. */
export type SheetBlock = {
	kind: SheetBlockKind;
	section: SectionKey | "header";
	lines: SheetLine[];
};

/** What of the document stands on a page, so that another renderer can break at the same places. */
export type BlockReference = {
	section: SectionKey | "header";
	/** The section's heading stands here. */
	heading?: true;
	/** Index into the section's list. */
	entry?: number;
	/** The entry's own lines stand here; without it the entry goes on from the page before. */
	head?: true;
	/** Indexes of the highlights that stand here. */
	highlights?: number[];
	/** On the header: how far the sheet was tightened, so that another renderer sets it as tightly. */
	tightening?: number;
};

export type SheetPage = {
	/** In reading order. */
	blocks: SheetBlock[];
	shapes: SheetShape[];
	references: BlockReference[];
};

export type SheetLayout = {
	style: SheetStyle;
	/** How far the sheet had to be tightened: 0 is as designed, 3 the most. */
	tightening: number;
	pages: SheetPage[];
};
