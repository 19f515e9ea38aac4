import type { TextTone } from "#app/domain/reader/sheet/layout.ts";
import type { TemplateLayout } from "./definition.ts";

/** Fonts that Word has on Windows and on a Mac, and that LibreOffice replaces by others of the same widths. */
export type Typeface = "Cambria" | "Calibri" | "Times New Roman" | "Arial";

/** Six digits, as Word writes a color. */
export const templateColors: Record<TextTone | "rule", string> = {
	ink: "1C1B18",
	quiet: "5C584F",
	accent: "14663F",
	rule: "BDB7AA",
};

/** One kind of text on a page; lengths in points. */
export type TextLook = {
	typeface: Typeface;
	size: number;
	/** From baseline to baseline; a line is never less high. */
	leading: number;
	bold?: true;
	italic?: true;
	caps?: true;
	tone?: TextTone;
	/** Extra space after each letter. */
	tracking?: number;
	/** White above it. */
	before: number;
};

/**
 * How the first lines of an entry stand. "line": title, place and dates in one line; "two lines": title and
 * dates, and the place below; "column": the dates in a column of their own at the left.
 */
export type EntryOrder = "line" | "two lines" | "column";

export type TemplateLook = {
	/** As the page calls it. */
	label: string;
	/** What it is good for. */
	description: string;
	margins: { x: number; top: number; bottom: number };
	align: "left" | "center";
	entryOrder: EntryOrder;
	/** Where the line at a section's heading stands. */
	rule: "below" | "above" | "none";
	/** Between a section's heading and what follows. */
	afterSection: number;
	/** From the left margin to the text, where dates stand in a column of their own. */
	column: number;
	/** From the bullet to its text. */
	hang: number;
	texts: Record<
		| "name"
		| "headline"
		| "contact"
		| "section"
		| "entry"
		| "place"
		| "dates"
		| "body"
		| "bullet"
		| "detail",
		TextLook
	>;
};

const cambria = { typeface: "Cambria" } as const;
const calibri = { typeface: "Calibri" } as const;
const times = { typeface: "Times New Roman" } as const;
const arial = { typeface: "Arial" } as const;

export const templateLooks: Record<TemplateLayout, TemplateLook> = {
	classic: {
		label: "Classic serif",
		description:
			"A centered name and ruled capitals: banking, law and consulting know where to look.",
		margins: { x: 60, top: 50, bottom: 46 },
		align: "center",
		entryOrder: "line",
		rule: "below",
		afterSection: 6,
		column: 0,
		hang: 12,
		texts: {
			name: { ...cambria, size: 24, leading: 29, bold: true, tracking: 0.4, before: 0 },
			headline: { ...cambria, size: 12, leading: 17, italic: true, tone: "quiet", before: 1 },
			contact: { ...cambria, size: 10, leading: 14, tone: "quiet", before: 2 },
			section: {
				...cambria,
				size: 10.5,
				leading: 14,
				bold: true,
				caps: true,
				tracking: 0.5,
				before: 16,
			},
			entry: { ...cambria, size: 11, leading: 14.7, bold: true, before: 9 },
			place: { ...cambria, size: 11, leading: 14.7, italic: true, before: 0 },
			dates: { ...cambria, size: 10.5, leading: 14.7, tone: "quiet", before: 0 },
			body: { ...cambria, size: 11, leading: 14.7, before: 3 },
			bullet: { ...cambria, size: 11, leading: 14.7, before: 2.5 },
			detail: { ...cambria, size: 11, leading: 14.7, before: 2 },
		},
	},
	plain: {
		label: "Plain sans",
		description: "One column, generous white, dates at the right: read in seconds, by people too.",
		margins: { x: 58, top: 52, bottom: 46 },
		align: "left",
		entryOrder: "two lines",
		rule: "none",
		afterSection: 3,
		column: 0,
		hang: 12,
		texts: {
			name: { ...calibri, size: 27, leading: 32, bold: true, tracking: -0.2, before: 0 },
			headline: { ...calibri, size: 12.5, leading: 17, tone: "accent", before: 0 },
			contact: { ...calibri, size: 10, leading: 13.5, tone: "quiet", before: 2 },
			section: { ...calibri, size: 13, leading: 17, bold: true, tone: "accent", before: 13 },
			entry: { ...calibri, size: 11.5, leading: 14.6, bold: true, before: 7 },
			place: { ...calibri, size: 11, leading: 14, tone: "quiet", before: 0 },
			dates: { ...calibri, size: 10.5, leading: 14.6, tone: "quiet", before: 0 },
			body: { ...calibri, size: 11, leading: 14, before: 2 },
			bullet: { ...calibri, size: 11, leading: 14, before: 1.5 },
			detail: { ...calibri, size: 11, leading: 14, before: 2 },
		},
	},
	compact: {
		label: "Compact",
		description: "Small type and narrow margins, set to stay legible: for much to say on one page.",
		margins: { x: 48, top: 42, bottom: 40 },
		align: "left",
		entryOrder: "line",
		rule: "above",
		afterSection: 3,
		column: 0,
		hang: 10,
		texts: {
			name: { ...arial, size: 20, leading: 25, bold: true, before: 0 },
			headline: { ...arial, size: 11, leading: 15, tone: "quiet", before: 0 },
			contact: { ...arial, size: 9.2, leading: 13, tone: "quiet", before: 1.5 },
			section: { ...arial, size: 10.4, leading: 15, bold: true, before: 13 },
			entry: { ...arial, size: 10, leading: 13.6, bold: true, before: 7.5 },
			place: { ...arial, size: 10, leading: 13.6, tone: "quiet", before: 0 },
			dates: { ...arial, size: 9.4, leading: 13.6, tone: "quiet", before: 0 },
			body: { ...arial, size: 10, leading: 13.6, before: 2 },
			bullet: { ...arial, size: 10, leading: 13.6, before: 2 },
			detail: { ...arial, size: 10, leading: 13.6, before: 1.5 },
		},
	},
	editorial: {
		label: "Editorial",
		description: "A large serif name over quiet sans: for work that is looked at as well as read.",
		margins: { x: 62, top: 54, bottom: 46 },
		align: "left",
		entryOrder: "two lines",
		rule: "above",
		afterSection: 4,
		column: 0,
		hang: 12,
		texts: {
			name: { ...cambria, size: 30, leading: 35, before: 0 },
			headline: { ...cambria, size: 12.5, leading: 17, italic: true, tone: "quiet", before: 1 },
			contact: { ...calibri, size: 10, leading: 13.5, tone: "quiet", before: 4 },
			section: {
				...calibri,
				size: 9.5,
				leading: 16,
				caps: true,
				tracking: 0.5,
				tone: "quiet",
				before: 14,
			},
			entry: { ...cambria, size: 11.5, leading: 14.6, bold: true, before: 8 },
			place: { ...calibri, size: 11, leading: 14, tone: "quiet", before: 0 },
			dates: { ...calibri, size: 10, leading: 14.6, tone: "quiet", before: 0 },
			body: { ...calibri, size: 11, leading: 14.6, before: 3 },
			bullet: { ...calibri, size: 11, leading: 14.4, before: 2 },
			detail: { ...calibri, size: 11, leading: 14.4, before: 2 },
		},
	},
	academic: {
		label: "Academic",
		description:
			"Dates in a column at the left and full lines beside it, as committees read a vita.",
		margins: { x: 62, top: 52, bottom: 46 },
		align: "left",
		entryOrder: "column",
		rule: "none",
		afterSection: 4,
		column: 108,
		hang: 11,
		texts: {
			name: { ...times, size: 22, leading: 27, before: 0 },
			headline: { ...times, size: 12, leading: 16, italic: true, tone: "quiet", before: 0 },
			contact: { ...times, size: 10, leading: 13.4, tone: "quiet", before: 2 },
			section: { ...times, size: 11.5, leading: 15, bold: true, before: 16 },
			entry: { ...times, size: 11, leading: 14.6, bold: true, before: 8 },
			place: { ...times, size: 11, leading: 14.6, before: 0 },
			dates: { ...times, size: 10.5, leading: 14.6, tone: "quiet", before: 0 },
			body: { ...times, size: 11, leading: 14.6, before: 3 },
			bullet: { ...times, size: 11, leading: 14.6, before: 1.5 },
			detail: { ...times, size: 11, leading: 14.6, before: 2 },
		},
	},
	starter: {
		label: "First page",
		description:
			"Roomy and education first: a page that looks finished before there is much to list.",
		margins: { x: 64, top: 56, bottom: 48 },
		align: "left",
		entryOrder: "two lines",
		rule: "below",
		afterSection: 6,
		column: 0,
		hang: 12,
		texts: {
			name: { ...cambria, size: 26, leading: 32, bold: true, before: 0 },
			headline: { ...calibri, size: 12, leading: 17, tone: "quiet", before: 1 },
			contact: { ...calibri, size: 10.5, leading: 14.5, tone: "quiet", before: 3 },
			section: { ...cambria, size: 13, leading: 17, bold: true, before: 18 },
			entry: { ...calibri, size: 11.5, leading: 15, bold: true, before: 10 },
			place: { ...calibri, size: 11, leading: 14.2, tone: "quiet", before: 0 },
			dates: { ...calibri, size: 10.5, leading: 15, tone: "quiet", before: 0 },
			body: { ...calibri, size: 11, leading: 15.2, before: 3 },
			bullet: { ...calibri, size: 11, leading: 15.2, before: 3 },
			detail: { ...calibri, size: 11, leading: 15.2, before: 3 },
		},
	},
};
