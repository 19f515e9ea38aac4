import type { SheetStyle } from "#app/domain/reader/resume-document.ts";

/** How a style looks in Word, with fonts that Word has; lengths in points, colors as Word writes them. */
export type WordLook = {
	font: string;
	size: number;
	nameSize: number;
	sectionSize: number;
	/** Lines, of the font's own height. */
	leading: number;
	margin: number;
	gaps: { section: number; afterSection: number; entry: number; bullet: number };
	color: Record<"ink" | "quiet" | "label" | "section" | "rule" | "tint", string>;
};

const color = {
	ink: "1C1B18",
	quiet: "5C584F",
	label: "5C584F",
	section: "1C1B18",
	rule: "CFCABD",
	tint: "F3F0E8",
};

export const looks: Record<SheetStyle, WordLook> = {
	classic: {
		font: "Cambria",
		size: 10.5,
		nameSize: 23,
		sectionSize: 10,
		leading: 1.05,
		margin: 58,
		gaps: { section: 13, afterSection: 5, entry: 8, bullet: 2 },
		color,
	},
	modern: {
		font: "Calibri",
		size: 10.5,
		nameSize: 26,
		sectionSize: 11.5,
		leading: 1.08,
		margin: 54,
		gaps: { section: 14, afterSection: 5, entry: 9, bullet: 2.5 },
		color: { ...color, label: "14663F", section: "14663F" },
	},
	compact: {
		font: "Calibri",
		size: 10,
		nameSize: 20,
		sectionSize: 10.5,
		leading: 1,
		margin: 44,
		gaps: { section: 9, afterSection: 3, entry: 6, bullet: 1 },
		color,
	},
};
