import type { PlacedPage, PlacedText } from "#app/domain/reader/sheet/placed-line.ts";
import { sheetOfPages } from "#app/domain/reader/sheet/placed-text.ts";

/** Words as they stand on a page, each letter half as wide as high. */
export const placedText = (
	text: string,
	x: number,
	baseline: number,
	more: Partial<PlacedText> = {},
): PlacedText => ({
	...{ text, x, baseline, width: text.length * 5, size: 10, angle: 0 },
	...{ family: "sans", bold: false, italic: false },
	...more,
});

/** A page of Letter. */
export const placedPage = (...texts: PlacedText[]): PlacedPage => ({
	width: 612,
	height: 792,
	texts,
});

/** The lines that are read of some pages. */
export const textOfPages = (pages: readonly PlacedPage[]): string[] => sheetOfPages(pages).lines;
